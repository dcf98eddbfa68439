import './history.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Body } from '../api/client.ts';
import type { EditorProps } from '../content/editor-props.ts';
import { usePeople } from '../session/people.ts';
import { useDoc, useRelease } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import type { EditSession } from './edit-sessions.ts';
import { Comparison } from './comparison.tsx';
import { useHistory, useRevision } from './use-history.ts';
import { historyStrings } from './strings.ts';

const moment = (at: string, language: string): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

/** History tab of a document: its versions with author and time. Compares any two and restores fields or whole versions. */
export function HistoryEditor({ doc, body }: EditorProps) {
  const words = useWords(historyStrings);
  const { language } = useLanguage();
  const nameOf = usePeople();
  const release = useRelease();
  const mark = useDoc(doc.key)?.mark ?? '';
  const past = useHistory(doc.key, `${mark} ${release}`);
  const sessions = typeof past === 'object' ? past.sessions : [];
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({});
  const states = sessions.filter(({ revision }) => revision !== undefined);
  const isChanged = doc.live !== undefined && doc.body !== doc.live;
  // Keep comparing with the live version after a full restore.
  const [changed, setChanged] = useState(isChanged ? doc.key : '');
  if (isChanged && changed !== doc.key) setChanged(doc.key);
  const first = changed === doc.key ? 'live' : (states.find(({ revision }) => revision !== mark)?.revision ?? 'live');
  const [from, to] = [chosen.from ?? first, chosen.to ?? 'now'];
  const [one, two] = [useRevision(doc.key, hashIn(from)), useRevision(doc.key, hashIn(to))];
  const bodyOf = (state: string, read: Body | 'refused' | undefined): Body | 'refused' | undefined =>
    state === 'now' ? body : state === 'live' ? doc.live : read;
  const [before, after] = [bodyOf(from, one), bodyOf(to, two)];
  const isReading =
    past === undefined ||
    (hashIn(from) !== undefined && one === undefined) ||
    (hashIn(to) !== undefined && two === undefined);
  const describe = ({ kind, release: number }: EditSession): string =>
    kind === 'published'
      ? words.published(number ?? 0)
      : kind === 'draft-removal'
        ? words.removed
        : kind === 'draft-discarded'
          ? words.givenUp
          : words.saved;
  const options = [
    { value: 'now', label: words.now },
    ...(doc.live === undefined ? [] : [{ value: 'live', label: words.live(release) }]),
    ...[
      ...new Map(
        states.map((session) => [
          session.revision ?? '',
          `${moment(session.at, language)} · ${nameOf(session.author)} · ${describe(session)}`,
        ]),
      ),
    ].map(([value, label]) => ({ value, label })),
  ];
  const choice = (label: string, value: string, choose: (value: string) => void) => (
    <label className="history-choice">
      <span className="small muted">{label}</span>
      <select className="input s" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="stack">
      <section className="sect">
        <h2>
          <span className="grow">{words.compare}</span>
          <Link
            className="small"
            to={`/compare?doc=${encodeURIComponent(doc.key)}&from=${nameFor(from)}&to=${nameFor(to)}`}
          >
            {words.wide}
          </Link>
        </h2>
        <div className="row wrap">
          {choice(words.from, from, (value) => setChosen({ ...chosen, from: value }))}
          {choice(words.to, to, (value) => setChosen({ ...chosen, to: value }))}
        </div>
        {before === 'refused' || after === 'refused' ? (
          <p className="problem warning">
            <span className="grow">{words.cannotRead}</span>
          </p>
        ) : before === undefined || after === undefined ? (
          <p className="empty small muted" aria-busy={isReading}>
            {isReading ? words.loading : past === 'failed' ? words.failed : words.nothingBefore}
          </p>
        ) : (
          <Comparison key={`${from} ${to}`} doc={doc} before={before} after={after} />
        )}
      </section>
      <section className="sect">
        <h2>{words.states}</h2>
        {past === undefined ? (
          <p className="small muted">{words.loading}</p>
        ) : past === 'failed' ? (
          <p className="small muted">{words.failed}</p>
        ) : sessions.length === 0 ? (
          <p className="small muted">{words.none}</p>
        ) : (
          <ol className="panel">
            {sessions.map((session) => (
              <li key={session.id} className="item">
                <span className="grow">
                  <span className="strong">{describe(session)}</span>{' '}
                  <span className="small muted">{words.times(session.saves)}</span>
                  <br />
                  <span className="small muted">{`${nameOf(session.author)} · ${moment(session.at, language)}`}</span>
                </span>
                {session.revision === undefined ? null : (
                  <button
                    type="button"
                    className="btn s"
                    aria-pressed={from === session.revision}
                    onClick={() => setChosen({ from: session.revision ?? '', to: 'now' })}
                  >
                    {words.compare}
                  </button>
                )}
              </li>
            ))}
          </ol>
        )}
        {typeof past === 'object' && past.hasEarlier ? <p className="small muted">{words.earlier}</p> : null}
      </section>
    </div>
  );
}

/** Name of a version in the address of the compare screen. */
const nameFor = (state: string): string => (state === 'now' ? 'drafts' : state === 'live' ? 'live' : `rev:${state}`);

const hashIn = (state: string): string | undefined => (state === 'now' || state === 'live' ? undefined : state);

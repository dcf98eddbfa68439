import { useEffect, useEffectEvent, useState } from 'react';
import type { LookUpsAnswer } from '#schemas/calls/privacy-desk/answers';
import { call } from '../../api/client.ts';
import { usePeople } from '../../session/people.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Lost } from '../lost.tsx';
import { ChainCheck } from './chain-check.tsx';
import { Person } from './person.tsx';
import { privacyStrings } from './strings.ts';
import { useVenueName } from './use-venue-name.ts';

type Row = LookUpsAnswer['lookUps'][number];

/** Look-ups of all members, or of one, newest first, and the check of their chain. */
export function LookUpsPanel() {
  const [like, setLike] = useState<Row>();
  return <LookUps key={like?.seq ?? 'all'} like={like} onLike={setLike} />;
}

interface LookUpsProps {
  /** Look-up whose member alone is shown. */
  readonly like: Row | undefined;
  readonly onLike: (like: Row | undefined) => void;
}

function LookUps({ like, onLike }: LookUpsProps) {
  const words = useWords(privacyStrings);
  const { language } = useLanguage();
  const nameOf = usePeople();
  const venueName = useVenueName();
  const [rows, setRows] = useState<readonly Row[]>();
  const [next, setNext] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const load = (before?: number): void => {
    const query = new URLSearchParams({
      ...(like === undefined ? {} : { like: String(like.seq) }),
      ...(before === undefined ? {} : { before: String(before) }),
    });
    call<LookUpsAnswer>('GET', `/privacy/look-ups?${query}`).then(
      (answer) => {
        setRows((known) => (before === undefined ? answer.lookUps : [...(known ?? []), ...answer.lookUps]));
        setNext(answer.next);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  const loadFirst = useEffectEvent(() => load());
  useEffect(() => loadFirst(), []);
  const what = ({ record, field }: Row): string =>
    field === '' || field === 'RECORD' ? (words.records[record] ?? record) : (words.fields[field] ?? field);
  return (
    <section className="panel" aria-labelledby="privacy-look-ups">
      <div className="head wrap">
        <h2 id="privacy-look-ups">{words.lookUps}</h2>
        <span className="small muted grow">{words.lookUpsHelp}</span>
        <ChainCheck path="/privacy/check" whole={words.whole} broken={words.broken} />
      </div>
      {hasFailed ? <Lost words={words} onAgain={() => load(next)} /> : null}
      {like === undefined ? null : (
        <p className="members-only">
          <span>{words.ofPerson(like.person.slice(0, 8))}</span>
          <button type="button" className="btn s" onClick={() => onLike(undefined)}>
            {words.ofAll}
          </button>
        </p>
      )}
      {rows === undefined ? null : rows.length === 0 ? (
        <p className="empty muted">{words.noLookUps}</p>
      ) : (
        <div className="members-table">
          <table>
            <thead>
              <tr>
                {[words.when, words.operator, words.role, words.venue, words.what, words.person, words.purpose].map(
                  (one) => (
                    <th key={one} scope="col">
                      {one}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.seq}>
                  <td className="small">
                    {new Date(row.at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })}
                  </td>
                  <td>{nameOf(row.operator)}</td>
                  <td>{words.roles[row.role] ?? row.role}</td>
                  <td>{venueName(row.venue)}</td>
                  <td>{row.field === '' ? what(row) : <span className="badge warn">{what(row)}</span>}</td>
                  <td>
                    {row.person === '' ? null : (
                      <Person
                        person={row.person}
                        label={words.onlyPerson(row.person.slice(0, 8))}
                        onPick={() => onLike(row)}
                      />
                    )}
                  </td>
                  <td>{words.purposes[row.purpose] ?? row.purpose}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next === undefined ? null : (
        <div className="members-pager">
          <button type="button" className="btn s" onClick={() => load(next)}>
            {words.more}
          </button>
        </div>
      )}
    </section>
  );
}

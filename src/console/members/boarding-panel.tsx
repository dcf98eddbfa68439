import { useState, type SubmitEvent } from 'react';
import { call, CallError } from '../api/client.ts';
import { useFailureText } from '../shell/use-failure-text.ts';
import { useWords } from '../texts/use-texts.ts';
import { boardingStrings } from './boarding-strings.ts';
import { formatDay, memberStrings } from './strings.ts';
import { useLetterLimit } from '../ui/use-letter-limit.ts';

const kinds = ['ID', 'MOBILE', 'EMAIL', 'UID'] as const;

/** Stores disabled boarding of a member who asks for it at the desk. Only the park and the last day are kept. */
export function BoardingPanel({ venue }: { readonly venue: string }) {
  const words = useWords(boardingStrings);
  const members = useWords(memberStrings);
  const failureText = useFailureText();
  const [kind, setKind] = useState<(typeof kinds)[number]>('ID');
  const [value, setValue] = useState('');
  const limit = useLetterLimit(60, setValue);
  const [until, setUntil] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean }>();
  const isReady = value.trim() !== '' && /^\d{4}-\d{2}-\d{2}$/.test(until) && hasConsent;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isReady) return;
    call<{ readonly nickname: string; readonly until: string }>('PUT', `/members/${venue}/boarding`, {
      body: { by: kind, value, until: until.replaceAll('-', ''), hasConsent: true },
    }).then(
      (saved) => {
        setSaid({ text: words.saved(saved.nickname, formatDay(saved.until)), isFault: false });
        setValue('');
        setHasConsent(false);
      },
      (error: unknown) =>
        setSaid({
          text:
            error instanceof CallError && error.status === 404 ? members.notFound : failureText(error, words.failed),
          isFault: true,
        }),
    );
  };
  return (
    <section className="panel" aria-labelledby="members-boarding">
      <div className="head">
        <h2 id="members-boarding">{words.title}</h2>
      </div>
      <form className="members-form" onSubmit={onSubmit}>
        <label className="field">
          <span className="label">{members.by}</span>
          <select
            className="select"
            value={kind}
            onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'ID')}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {members.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="field members-value">
          <span className="label">{members.value}</span>
          <input className="input" autoComplete="off" spellCheck={false} value={value} {...limit} />
        </label>
        <label className="field">
          <span className="label">{words.until}</span>
          <input className="input" type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </label>
        <button type="submit" className="btn primary" disabled={!isReady}>
          {words.save}
        </button>
        <label className="row">
          <input type="checkbox" checked={hasConsent} onChange={(event) => setHasConsent(event.target.checked)} />
          <span>{words.consent}</span>
        </label>
        <p className="small muted">{words.help}</p>
      </form>
      <div role="status" className="members-result">
        {said === undefined ? null : said.isFault ? (
          <div className="problem">
            <span className="grow">{said.text}</span>
          </div>
        ) : (
          <p>{said.text}</p>
        )}
      </div>
    </section>
  );
}

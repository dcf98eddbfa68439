import { useState, type SubmitEvent } from 'react';
import { call, CallError } from '../api/client.ts';
import { useWords } from '../texts/use-texts.ts';
import { FoundRecord, type Found } from './found-record.tsx';
import { VerifyLink, type MemberSearch } from './verify-link.tsx';
import { memberStrings } from './strings.ts';
import { useLetterLimit } from '../ui/use-letter-limit.ts';

const kinds = ['NUMBER', 'ID', 'MOBILE', 'EMAIL', 'UID'] as const;
const reasons = ['INQUIRY', 'GATE', 'LOST', 'COMPLAINT'] as const;
type Fault = 'notFound' | 'several' | 'limit' | 'refused' | 'lost';

const faultOf = (error: unknown): Fault => {
  const status = error instanceof CallError ? error.status : 0;
  return status === 404
    ? 'notFound'
    : status === 409
      ? 'several'
      : status === 429
        ? 'limit'
        : status === 403
          ? 'refused'
          : 'lost';
};

interface Result {
  readonly found?: Found;
  /** Missing for a ticket: a link needs the member's own values. */
  readonly search?: MemberSearch;
  readonly fault?: Fault;
  readonly isBusy?: true;
}

/** Looks up a ticket by its whole number, or one member by a whole value, with a reason. */
export function LookUpPanel({ venue, isLead }: { readonly venue: string; readonly isLead: boolean }) {
  const words = useWords(memberStrings);
  const [kind, setKind] = useState<(typeof kinds)[number]>('NUMBER');
  const [value, setValue] = useState('');
  const limit = useLetterLimit(60, setValue);
  const [reason, setReason] = useState<(typeof reasons)[number]>('INQUIRY');
  const [result, setResult] = useState<Result>({});
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (value.trim() === '' || result.isBusy) return;
    setResult({ isBusy: true });
    const search = kind === 'NUMBER' ? undefined : { by: kind, value, reason };
    const made =
      search === undefined
        ? call<Found>('POST', `/members/${venue}/ticket`, { body: { number: value, reason } })
        : call<Found>('POST', `/members/${venue}/member`, { body: search });
    made.then(
      (found) => setResult({ found, ...(search === undefined ? {} : { search }) }),
      (error: unknown) => setResult({ fault: faultOf(error) }),
    );
  };
  return (
    <section className="panel" aria-labelledby="members-look-up">
      <div className="head">
        <h2 id="members-look-up">{words.lookUp}</h2>
      </div>
      <form className="members-form" onSubmit={onSubmit}>
        <label className="field">
          <span className="label">{words.by}</span>
          <select
            className="select"
            value={kind}
            onChange={(event) => {
              setKind(kinds.find((one) => one === event.target.value) ?? 'NUMBER');
              setResult({});
            }}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="field members-value">
          <span className="label">{words.value}</span>
          <input
            className="input"
            autoComplete="off"
            spellCheck={false}
            value={value}
            {...limit}
            aria-describedby="members-help"
          />
        </label>
        <label className="field">
          <span className="label">{words.reason}</span>
          <select
            className="select"
            value={reason}
            onChange={(event) => setReason(reasons.find((one) => one === event.target.value) ?? 'INQUIRY')}
          >
            {reasons.map((one) => (
              <option key={one} value={one}>
                {words.reasons[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn primary" disabled={value.trim() === '' || result.isBusy === true}>
          {words.find}
        </button>
        <p id="members-help" className="small muted">
          {words.valueHelp}
        </p>
      </form>
      <div role="status" className="members-result">
        {result.isBusy ? <p className="muted">{words.finding}</p> : null}
        {result.fault === undefined ? null : (
          <div className="problem">
            <span className="grow">{words[result.fault]}</span>
          </div>
        )}
        {result.found === undefined ? null : <FoundRecord venue={venue} isLead={isLead} found={result.found} />}
      </div>
      {result.search === undefined ? null : (
        <div className="members-result">
          <VerifyLink venue={venue} search={result.search} />
        </div>
      )}
    </section>
  );
}

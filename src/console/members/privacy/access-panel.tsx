import { useState, type SubmitEvent } from 'react';
import { memberKeys } from '#schemas/calls/members/console-answers';
import { type AccessAnswer, type AccessBody, accessReasons } from '#schemas/calls/privacy-desk/access-answers';
import { call, CallError } from '../../api/client.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { useLetterLimit } from '../../ui/use-letter-limit.ts';
import { memberStrings } from '../strings.ts';
import { AccessTable } from './access-table.tsx';
import { ChainCheck } from './chain-check.tsx';
import { privacyStrings } from './strings.ts';

type Kind = (typeof memberKeys)[number] | 'ALL';
type Fault = 'noMember' | 'several' | 'limit' | 'refused' | 'failed' | 'lookOld';

const faults: Readonly<Record<number, Fault>> = { 403: 'refused', 404: 'noMember', 409: 'several', 429: 'limit' };

/** `isFirst`: the look began; later pages of one that has expired are refused. */
const faultOf = (error: unknown, isFirst: boolean): Fault => {
  const status = error instanceof CallError ? error.status : 0;
  return !isFirst && (status === 404 || status === 409) ? 'lookOld' : (faults[status] ?? 'failed');
};

/** Access log: log-ins of members under pseudonyms. Each look asks for a reason and is logged. */
export function AccessPanel() {
  const words = useWords(privacyStrings);
  const texts = useWords(memberStrings);
  const { language } = useLanguage();
  const [kind, setKind] = useState<Kind>('ALL');
  const [value, setValue] = useState('');
  const limit = useLetterLimit(120, setValue);
  const [reason, setReason] = useState<AccessBody['reason']>('CHECK');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [shown, setShown] = useState<AccessAnswer>();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);

  const read = (request: Promise<AccessAnswer>, isFirst: boolean): void => {
    setBusy(true);
    setFault(undefined);
    request
      .then(
        (answer) =>
          setShown((before) =>
            isFirst ? answer : { ...answer, entries: [...(before?.entries ?? []), ...answer.entries] },
          ),
        (error: unknown) => setFault(faultOf(error, isFirst)),
      )
      .finally(() => setBusy(false));
  };
  const begin = (who: Pick<AccessBody, 'member' | 'person'>): void => {
    const days = { from: from.replaceAll('-', ''), until: until.replaceAll('-', '') };
    const body: AccessBody = {
      reason,
      ...who,
      ...(days.from === '' ? {} : { from: days.from }),
      ...(days.until === '' ? {} : { until: days.until }),
    };
    read(call<AccessAnswer>('POST', '/privacy/access-log', { body }), true);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy || (kind !== 'ALL' && value.trim() === '')) return;
    begin(kind === 'ALL' ? {} : { member: { by: kind, value } });
  };
  return (
    <section className="panel" aria-labelledby="privacy-access">
      <div className="head wrap">
        <h2 id="privacy-access">{words.access}</h2>
        <span className="small muted grow">{words.accessHelp}</span>
        <ChainCheck path="/privacy/access-log/check" whole={words.accessWhole} broken={words.accessBroken} />
      </div>
      <form className="members-access" onSubmit={onSubmit}>
        <label className="field">
          <span className="label">{words.member}</span>
          <select
            className="select"
            value={kind}
            onChange={(event) => setKind(memberKeys.find((one) => one === event.target.value) ?? 'ALL')}
          >
            <option value="ALL">{words.everybody}</option>
            {memberKeys.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        {kind === 'ALL' ? null : (
          <label className="field members-value">
            <span className="label">{texts.value}</span>
            <input className="input" autoComplete="off" spellCheck={false} value={value} {...limit} />
          </label>
        )}
        <label className="field">
          <span className="label">{words.from}</span>
          <input
            className="input"
            type="date"
            max={until}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </label>
        <label className="field">
          <span className="label">{words.to}</span>
          <input
            className="input"
            type="date"
            min={from}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </label>
        <label className="field">
          <span className="label">{texts.reason}</span>
          <select
            className="select"
            value={reason}
            onChange={(event) => setReason(accessReasons.find((one) => one === event.target.value) ?? 'CHECK')}
          >
            {accessReasons.map((one) => (
              <option key={one} value={one}>
                {words.purposes[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn primary" disabled={isBusy || (kind !== 'ALL' && value.trim() === '')}>
          {words.show}
        </button>
      </form>
      <div role="status">
        {fault === undefined ? null : (
          <div className="problem">
            <span className="grow">
              {fault === 'failed' || fault === 'lookOld' || fault === 'noMember' ? words[fault] : texts[fault]}
            </span>
          </div>
        )}
        {shown?.entries.length === 0 ? <p className="empty muted">{words.noAccess}</p> : null}
      </div>
      {shown === undefined || shown.entries.length === 0 ? null : (
        <AccessTable entries={shown.entries} language={language} onPerson={(person) => begin({ person })} />
      )}
      {shown?.next === undefined ? null : (
        <div className="members-pager">
          <button
            type="button"
            className="btn s"
            disabled={isBusy}
            onClick={() =>
              read(call<AccessAnswer>('GET', `/privacy/access-log/${shown.look}?before=${shown.next}`), false)
            }
          >
            {words.more}
          </button>
        </div>
      )}
    </section>
  );
}

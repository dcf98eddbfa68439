import { Fragment, useEffect, useState } from 'react';
import type { ReportAnswer } from '#schemas/calls/privacy-desk/answers';
import { call } from '../../api/client.ts';
import { usePeople } from '../../session/people.ts';
import { useWords } from '../../texts/use-texts.ts';
import { Lost } from '../lost.tsx';
import { privacyStrings } from './strings.ts';
import { useVenueName } from './use-venue-name.ts';

const thisMonth = (): string => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7);

/** Look-ups of a month, counted by operator, venue, purpose and field. */
export function ReportPanel() {
  const words = useWords(privacyStrings);
  const nameOf = usePeople();
  const venueName = useVenueName();
  const [month, setMonth] = useState(thisMonth);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<ReportAnswer>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    call<ReportAnswer>('GET', `/privacy/report?month=${month}`, { signal: leave.signal }).then(
      (read) => {
        setAnswer(read);
        setFailed(false);
      },
      () => {
        if (!leave.signal.aborted) setFailed(true);
      },
    );
    return () => leave.abort();
  }, [month, round]);
  return (
    <section className="panel" aria-labelledby="privacy-report">
      <div className="head wrap">
        <h2 id="privacy-report">{words.report}</h2>
        <span className="small muted grow">
          {answer === undefined ? '' : words.total(answer.total, answer.members)}
        </span>
        <label className="row tight">
          <span className="small muted">{words.month}</span>
          <input
            className="input members-month"
            type="month"
            max={thisMonth()}
            value={month}
            onChange={({ target }) => {
              if (/^\d{4}-\d{2}$/.test(target.value)) setMonth(target.value);
            }}
          />
        </label>
      </div>
      {hasFailed ? <Lost words={words} onAgain={() => setRound((before) => before + 1)} /> : null}
      {answer === undefined || (answer.chain === undefined && answer.operators.length === 0) ? null : (
        <div className="members-report small">
          {answer.operators.length === 0 ? null : (
            <dl className="members-sums">
              {answer.operators.map(({ operator, count, members, whole, alarms }) => (
                <Fragment key={operator}>
                  <dt>{nameOf(operator)}</dt>
                  <dd>{words.ofOperator(count, members, whole, alarms)}</dd>
                </Fragment>
              ))}
            </dl>
          )}
          {answer.chain === undefined ? null : (
            <p className={answer.chain.broken === undefined ? 'muted' : 'bad'} role="status">
              {answer.chain.broken === undefined
                ? words.whole(answer.chain.rows)
                : words.broken(answer.chain.broken.seq)}
            </p>
          )}
        </div>
      )}
      {answer === undefined ? null : answer.rows.length === 0 ? (
        <p className="empty muted">{words.noReport}</p>
      ) : (
        <div className="members-table">
          <table>
            <thead>
              <tr>
                {[words.operator, words.venue, words.purpose, words.what].map((one) => (
                  <th key={one} scope="col">
                    {one}
                  </th>
                ))}
                <th scope="col" className="num">
                  {words.count}
                </th>
              </tr>
            </thead>
            <tbody>
              {answer.rows.map(({ operator, venue, purpose, field, count }) => (
                <tr key={`${operator} ${venue} ${purpose} ${field}`}>
                  <td>{nameOf(operator)}</td>
                  <td>{venueName(venue)}</td>
                  <td>{words.purposes[purpose] ?? purpose}</td>
                  <td>{words.fields[field] ?? field}</td>
                  <td className="num">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

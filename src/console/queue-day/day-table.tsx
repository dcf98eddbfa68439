import type { PlanDay } from '#engine';
import { useWords } from '../texts/use-texts.ts';
import { dayStrings } from './strings.ts';

interface DayTableProps {
  readonly visitors: number;
  /** Results of the documents as they are edited. */
  readonly draft: readonly PlanDay[];
  readonly live: readonly PlanDay[];
  /** ID of the plan that is edited. */
  readonly own: string;
  readonly nameOf: (plan: string) => string;
}

/** Results of a day: a bar of the waits and the numbers of each queue. */
export function DayTable({ visitors, draft, live, own, nameOf }: DayTableProps) {
  const words = useWords(dayStrings);
  const longest = Math.max(1, ...draft.map(({ longWait }) => longWait));
  const counts = ['people', 'noShows', 'turnedAway', 'mostWaiting'] as const;
  return (
    <div className="queue-day-table">
      <table>
        <caption className="small muted">{words.caption(visitors)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.wait}</th>
            {counts.map((key) => (
              <th key={key} scope="col">
                {words[key]}
              </th>
            ))}
            <th scope="col">{words.idle}</th>
          </tr>
        </thead>
        <tbody>
          {draft.map((day) => {
            const before = live.find(({ id }) => id === day.id);
            const cell = (read: (one: PlanDay) => string) => (
              <>
                <span>{read(day)}</span>
                {before === undefined || read(before) === read(day) ? null : (
                  <span className="small muted">{words.live(read(before))}</span>
                )}
              </>
            );
            return (
              <tr key={day.id} {...(day.id === own ? { 'aria-current': true } : {})}>
                <th scope="row">
                  <span className="strong">{nameOf(day.id)}</span>
                  {day.id === own ? <span className="badge line">{words.thisPlan}</span> : null}
                  {before === undefined ? <span className="small muted">{words.newPlan}</span> : null}
                </th>
                <td>
                  <span className="queue-day-bar" aria-hidden="true">
                    <span style={{ width: `${(day.longWait / longest) * 100}%` }} />
                    <span style={{ width: `${(day.medianWait / longest) * 100}%` }} />
                  </span>
                  {cell(({ medianWait, longWait }) => words.minutes(medianWait, longWait))}
                </td>
                {counts.map((key) => (
                  <td key={key} className="num">
                    {cell((one) => one[key].toLocaleString())}
                  </td>
                ))}
                <td className="num">{cell((one) => words.percent(one.idlePercent))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

import { changeQuery } from '#ui/navigation/change-query.ts';
import { dayName, hoursText, monthName, shortWeekday, weekdayNumber, type OpeningDay } from '../opening-now.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';

/** Query parameter with the chosen day. */
export const DATE = 'date';
/** A week from Sunday on. */
const WEEK = ['20260201', '20260202', '20260203', '20260204', '20260205', '20260206', '20260207'] as const;

/** The day that the address names, or the first. */
export const chosenDay = (days: readonly OpeningDay[], query: Readonly<Record<string, string>> | undefined): OpeningDay => {
  const [first] = days;
  if (first === undefined) throw new Error('A calendar needs at least one day.');
  return days.find(({ date }) => date === query?.[DATE]) ?? first;
};

const byMonth = (days: readonly OpeningDay[]): readonly (readonly [string, readonly OpeningDay[]])[] => [...Map.groupBy(days, ({ date }) => date.slice(0, 6))];

interface CalendarProps {
  readonly days: readonly OpeningDay[];
  readonly chosen: string;
  readonly label: string;
  readonly closed: string;
}

/** The next days, month by month, as links that choose one. */
export function Calendar({ days, chosen, label, closed }: CalendarProps) {
  const { frame } = useWidgetPort();
  return (
    <nav aria-label={label}>
      <ul className={`rail ${css['months']}`}>
        {byMonth(days).map(([month, list]) => (
          <li key={month} className={`card ${css['month']}`}>
            <p className="t-subhead">{monthName(`${month}01`, frame.locale)}</p>
            <div className={css['week']} aria-hidden="true">{WEEK.map((day) => <span key={day}>{shortWeekday(day, frame.locale)}</span>)}</div>
            <ol className={css['grid']}>
              {list.map((day, index) => (
                <li key={day.date} {...(index === 0 ? { className: css[`from${weekdayNumber(day.date)}`] } : {})}>
                  <CommandLink
                    command={{ kind: 'go', to: changeQuery(frame.path, frame.query, { [DATE]: day.date }), replace: true }}
                    current={day.date === chosen}
                    className={`num ${css['date']} ${day.openYn === 'Y' ? (day.nightUntilTm ? css['night'] : '') : css['shut']}`}
                  >
                    <span aria-hidden="true">{Number(day.date.slice(6))}</span>
                    <span className="sr">{`${dayName(day.date, frame.locale)}, ${hoursText(day) || closed}`}</span>
                  </CommandLink>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </nav>
  );
}

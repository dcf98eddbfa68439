import type { Locale } from '#schemas/parts';
import { changeQuery } from '#ui/navigation/change-query.ts';
import {
  dayName,
  hoursText,
  monthName,
  shortMonth,
  shortWeekday,
  weekdayNumber,
  type OpeningDay,
} from '../shared/park/opening-now.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';

/** Query parameter with the chosen day. */
export const DATE = 'date';
/** A week from Sunday on. */
const WEEK = ['20260201', '20260202', '20260203', '20260204', '20260205', '20260206', '20260207'] as const;

/** The day that the address names, or the first. */
export const chosenDay = (
  days: readonly OpeningDay[],
  query: Readonly<Record<string, string>> | undefined,
): OpeningDay => {
  const [first] = days;
  if (first === undefined) throw new Error('A calendar needs at least one day.');
  return days.find(({ date }) => date === query?.[DATE]) ?? first;
};

/** First and last month of the days, or the only one. */
const monthsOf = (days: readonly OpeningDay[], locale: Locale): string =>
  [...new Set([days[0], days.at(-1)].map((day) => monthName(day?.date ?? '', locale)))].join(' – ');

const startsMonth = (days: readonly OpeningDay[], index: number): boolean =>
  index > 0 && days[index]?.date.slice(0, 6) !== days[index - 1]?.date.slice(0, 6);

interface CalendarProps {
  readonly days: readonly OpeningDay[];
  readonly chosen: string;
  readonly label: string;
  readonly closed: string;
  /** What a dot below a day means. */
  readonly dot: string | undefined;
}

/** The next days in weeks, as links that choose one. A new month begins within its week. */
export function Calendar({ days, chosen, label, closed, dot }: CalendarProps) {
  const { frame } = useWidgetPort();
  return (
    <nav className={`card ${css['calendar']}`} aria-label={label}>
      <p className="t-subhead">{monthsOf(days, frame.locale)}</p>
      <div className={css['week']} aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day}>{shortWeekday(day, frame.locale)}</span>
        ))}
      </div>
      <ol className={css['grid']}>
        {days.map((day, index) => (
          <li key={day.date} {...(index === 0 ? { className: css[`from${weekdayNumber(day.date)}`] } : {})}>
            <CommandLink
              command={{ kind: 'go', to: changeQuery(frame.path, frame.query, { [DATE]: day.date }), replace: true }}
              current={day.date === chosen}
              className={`num ${css['date']} ${day.openYn === 'Y' ? (day.nightUntilTm ? css['night'] : '') : css['shut']}`}
            >
              {startsMonth(days, index) ? (
                <span className={css['new']} aria-hidden="true">
                  {shortMonth(day.date, frame.locale)}
                </span>
              ) : null}
              <span aria-hidden="true">{Number(day.date.slice(6))}</span>
              <span className="sr">{`${dayName(day.date, frame.locale)}, ${hoursText(day) || closed}`}</span>
            </CommandLink>
          </li>
        ))}
      </ol>
      {dot !== undefined && days.some(({ openYn, nightUntilTm }) => openYn === 'Y' && nightUntilTm) ? (
        <p className={css['legend']}>{dot}</p>
      ) : null}
    </nav>
  );
}

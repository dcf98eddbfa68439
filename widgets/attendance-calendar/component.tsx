import { useState } from 'react';
import type { Decoded } from '#schemas/command';
import type { Attendance } from '#schemas/calls/events/attendance-answers';
import { Heading } from '#ui/content/heading.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { completeWith } from '../shared/answers/complete-answer.ts';
import type { WidgetProps } from '../define-widget.ts';
import { blankPrize } from '../shared/events/event-state.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import { useNow } from '../shared/park/park-screen.tsx';
import { useWidgetPort } from '../port.tsx';
import { readRecord } from '../shared/records/read-records.ts';
import { isFields } from '#widgets/shared/answers/is-fields';
import css from './component.module.css';
import { firstDay, koreanDayOf, monthAfter, weeksOf, type CalendarDay, type DayMark } from './month-days.ts';
import type { Settings } from './schema.ts';

type Texts = Decoded<Settings>['texts'];

const completeAttendance = completeWith<Attendance>({
  event: { eventId: '', parkType: '', title: '', summary: '', fromDtm: '', untilDtm: '' },
  eventId: '',
  attendYn: 'N',
  attendCnt: 0,
  attendDtList: [],
  streakCnt: 0,
  longestCnt: 0,
  rewardList: [blankPrize],
  pushYn: 'N',
  remindTm: '',
  loginYn: 'N',
});

/** Calendar of the current attendance event. Without an event, or before its answer, nothing is shown: the card above says so. */
export function AttendanceCalendar({ id, settings, data }: WidgetProps<Settings>) {
  const { text } = useWidgetPort();
  const answer = readRecord(data['attendance'], undefined);
  if (answer === 'waiting')
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <span className="sr">{text('loading')}</span>
        <div className={`card skeleton ${css['waiting']}`} />
      </div>
    );
  const attendance = typeof answer === 'string' || !isFields(answer['event']) ? undefined : completeAttendance(answer);
  if (attendance === undefined) return null;
  return (
    <div className={css['place']}>
      <Month texts={settings.texts} attendance={attendance} />
      {attendance.loginYn === 'Y' && attendance.remindTm !== '' ? (
        <Reminder id={`${id}-remind`} settings={settings} attendance={attendance} />
      ) : null}
    </div>
  );
}

function Month({ texts, attendance }: { readonly texts: Texts; readonly attendance: Attendance }) {
  const { frame } = useWidgetPort();
  const now = useNow();
  const today = now === undefined ? undefined : koreanDayOf(now);
  const [chosen, setChosen] = useState<string>();
  const last = (today ?? attendance.attendDtList.at(-1) ?? firstDay(attendance))?.slice(0, 6);
  if (last === undefined) return null;
  const month = chosen ?? last;
  const begin = firstDay(attendance)?.slice(0, 6) ?? last;
  const format = (options: Intl.DateTimeFormatOptions, ms: number): string =>
    new Intl.DateTimeFormat(frame.locale, { timeZone: 'UTC', ...options }).format(ms);
  const title = format(
    { year: 'numeric', month: 'long' },
    Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1),
  );
  // 1 November 2026 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 10, 1 + index));
  return (
    <section className={`card ${css['month']}`}>
      <div className={css['head']}>
        <button
          type="button"
          className="iconbtn"
          aria-label={texts.before}
          disabled={month <= begin}
          onClick={() => setChosen(monthAfter(month, -1))}
        >
          <Icon name="chevron-left" />
        </button>
        <Heading className="t-heading" aria-live="polite">
          {title}
        </Heading>
        <button
          type="button"
          className="iconbtn"
          aria-label={texts.after}
          disabled={month >= last}
          onClick={() => setChosen(monthAfter(month, 1))}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <table className={css['days']}>
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            {weekdays.map((ms) => (
              <th key={ms} scope="col" abbr={format({ weekday: 'long' }, ms)}>
                {format({ weekday: frame.locale === 'ko' ? 'short' : 'narrow' }, ms)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, attendance, today).map((week, index) => (
            <tr key={index}>
              {week.map((day, at) => (day === undefined ? <td key={at} /> : <Day key={at} day={day} texts={texts} />))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day: { date, mark, isToday }, texts }: { readonly day: CalendarDay; readonly texts: Texts }) {
  const words: Readonly<Record<DayMark, string>> = {
    attended: texts.attended,
    missed: texts.missed,
    today: texts.today,
    gift: texts.gift,
    plain: '',
  };
  const isIcon = mark === 'attended' || mark === 'gift';
  return (
    <td data-mark={mark} {...(isToday ? { 'aria-current': 'date' as const } : {})}>
      <span className={css['circle']}>
        {isIcon ? <Icon name={mark === 'gift' ? 'gift' : 'check'} size="s" /> : <span className="num">{date}</span>}
      </span>
      <span className={css['word']}>
        {isIcon ? (
          <>
            <span className="num">{date}</span>
            <span className={mark === 'attended' ? 'sr' : undefined}>{` ${words[mark]}`}</span>
          </>
        ) : (
          words[mark]
        )}
      </span>
    </td>
  );
}

function Reminder({
  id,
  settings: { reminder, texts },
  attendance: { pushYn, eventId, remindTm },
}: {
  readonly id: string;
  readonly settings: Decoded<Settings>;
  readonly attendance: Attendance;
}) {
  const port = useWidgetPort();
  /** State that was asked for, until the answer is read again. */
  const [asked, setAsked] = useState<{ readonly from: string; readonly isOn: boolean }>();
  const isOn = asked?.from === pushYn ? asked.isOn : pushYn === 'Y';
  const change = async (next: boolean): Promise<void> => {
    setAsked({ from: pushYn, isOn: next });
    const ended = await port.submit(reminder, { eventId, pushYn: next ? 'Y' : 'N' });
    if (ended.state === 'done') {
      port.say(next ? texts.reminded : texts.quiet);
      port.run({ kind: 'refresh' });
      return;
    }
    setAsked(undefined);
    if (ended.state === 'refused') port.say(ended.message);
  };
  return (
    <div className={`card ${css['remind']}`}>
      <Toggle
        id={id}
        label={fillText(texts.remind, { name: remindTm })}
        isOn={isOn}
        onChange={(next) => void change(next)}
      />
    </div>
  );
}

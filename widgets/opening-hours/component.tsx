import { dot } from '#ui/content/dot.ts';
import { Art } from '#ui/media/art.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { clock } from '../shared/facilities/facility-now.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import type { WidgetProps } from '../define-widget.ts';
import { OpeningChip } from '../shared/park/opening-chip.tsx';
import { dayName, hoursText, todayOf, type OpeningDay } from '../shared/park/opening-now.ts';
import { useNow } from '../shared/park/park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { readOperations } from '../shared/park/read-park.ts';
import { Calendar, chosenDay, DATE } from './calendar.tsx';
import { ClosedRows, Closures } from './closures.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Props = WidgetProps<Settings>;

export function OpeningHours(props: Props) {
  const { settings, data } = props;
  const { frame, text } = useWidgetPort();
  const days = readOperations(data['operations']);
  if (days === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (days === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="clock" text={settings.texts.noHours}>
          <CommandLink command={{ kind: 'go', to: frame.path }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  if (settings.variant === 'closures') return <Closures {...props} days={days} />;
  if (settings.variant === 'days') return <Days {...props} days={days} />;
  return <Today {...props} days={days} />;
}

/** Hours in large figures, the evening and the notes of a day. */
function DayHours({ day, texts }: { readonly day: OpeningDay; readonly texts: Props['settings']['texts'] }) {
  return (
    <>
      <Heading className={`num ${css['hours']}`}>{hoursText(day) || texts.closed}</Heading>
      {day.nightUntilTm ? <p className="num">{fillText(texts.night, { name: clock(day.nightUntilTm) })}</p> : null}
      {day.notes ? <p>{day.notes}</p> : null}
    </>
  );
}

function Today({ settings, data, days }: Props & { readonly days: readonly OpeningDay[] }) {
  const { art, opening, texts } = settings;
  const { frame } = useWidgetPort();
  const day = todayOf(days, useNow());
  if (day === undefined) return null;
  return (
    <div className={css['place']}>
      <section className={css['today']}>
        {art ? (
          <div className={css['scene']}>
            <Art name={art} eager />
          </div>
        ) : null}
        <p className="num">{dayName(day.date, frame.locale)}</p>
        <DayHours day={day} texts={texts} />
        <OpeningChip operations={data['operations']} texts={opening} />
      </section>
    </div>
  );
}

function Days({ id, settings, days }: Props & { readonly days: readonly OpeningDay[] }) {
  const { texts, opening } = settings;
  const { frame } = useWidgetPort();
  const day = chosenDay(days, frame.query);
  const isOutside = (frame.query?.[DATE] ?? day.date) !== day.date;
  return (
    <div className={css['place']}>
      {isOutside && texts.noSuchDay !== undefined ? <Note icon="calendar-event" text={texts.noSuchDay} /> : null}
      <Calendar days={days} chosen={day.date} label={texts.choose} closed={texts.closed} dot={texts.dot} />
      <section className={`card card--pad ${css['day']}`} aria-labelledby={`${id}-day`} aria-live="polite">
        <p
          id={`${id}-day`}
          className="num"
        >{`${dayName(day.date, frame.locale)}${day.date === days[0]?.date ? `${dot}${opening.today}` : ''}`}</p>
        <DayHours day={day} texts={texts} />
      </section>
      {day.openYn === 'Y' ? (
        <section className={css['closed']} aria-labelledby={`${id}-closed`}>
          <Heading id={`${id}-closed`} className="t-subhead">
            {texts.closures}
          </Heading>
          {day.closedList.length === 0 ? (
            <p className={css['none']}>{texts.noClosures}</p>
          ) : (
            <ClosedRows
              settings={settings}
              rows={day.closedList.map((one) => ({
                ...one,
                text: one.reason,
                badge: settings.state.closed,
                tone: 'stop',
              }))}
            />
          )}
        </section>
      ) : null}
    </div>
  );
}

import { Note } from '#ui/content/note.tsx';
import { changeQuery } from '#ui/navigation/change-query.ts';
import type { WidgetProps } from '../define-widget.ts';
import { dayName, shortWeekday, type OpeningDay } from '../shared/park/opening-now.ts';
import { useNow } from '../shared/park/park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { readOperations, readShowTimes } from '../shared/park/read-park.ts';
import { comingEntries, showEntries } from '../shared/park/show-entries.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { ShowLine } from './show-line.tsx';

const WAITING_ROWS = 3;
const [DATE, PLACE] = ['date', 'place'];

export function ShowTimes({ settings, data }: WidgetProps<Settings>) {
  const { variant, count = WAITING_ROWS, texts } = settings;
  const { frame, text } = useWidgetPort();
  const now = useNow();
  const shows = readShowTimes(data['shows']);
  const days = readOperations(data['operations']);
  const strip = variant === 'list' && typeof days !== 'string' ? days : undefined;
  if (shows === 'waiting') {
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <ul className={`card ${css['waiting']}`} aria-hidden="true">
          {Array.from({ length: WAITING_ROWS }, (_, index) => (
            <li key={index} className="skeleton" />
          ))}
        </ul>
      </div>
    );
  }
  if (shows === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'go', to: frame.path }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  const place = variant === 'list' ? (frame.query?.[PLACE] ?? '') : '';
  const all = showEntries(shows, now);
  const there = place === '' ? all : all.filter(({ show }) => show.facilityId === place);
  const entries = variant === 'next' ? comingEntries(there, count) : there;
  return (
    <div className={css['place']}>
      {strip === undefined ? null : <DayChoice days={strip} chosen={shows.date} texts={texts} />}
      {variant === 'list' ? (
        <PlaceChoice
          places={
            new Map(
              shows.list
                .filter(({ facilityId }) => facilityId !== '')
                .map(({ facilityId, placeNm }) => [facilityId, placeNm]),
            )
          }
          chosen={place}
          texts={texts}
        />
      ) : null}
      {entries.length === 0 ? (
        <Note icon="calendar-event" text={all.length === 0 ? texts.empty : texts.over} />
      ) : (
        <ShowLine settings={settings} date={shows.date} entries={entries} now={now} />
      )}
    </div>
  );
}

interface Choice {
  readonly chosen: string;
  readonly texts: WidgetProps<Settings>['settings']['texts'];
}

/** The next days as links. */
function DayChoice({ days, chosen, texts }: Choice & { readonly days: readonly OpeningDay[] }) {
  const { frame } = useWidgetPort();
  return (
    <nav aria-label={texts.days}>
      <ul className={`rail ${css['days']}`}>
        {days.map(({ date }, index) => (
          <li key={date}>
            <CommandLink
              command={{
                kind: 'go',
                to: changeQuery(frame.path, frame.query, { [DATE]: index === 0 ? '' : date }),
                replace: true,
              }}
              className={`num ${css['day']}`}
              current={date === chosen}
            >
              <span aria-hidden="true">{index === 0 ? texts.today : shortWeekday(date, frame.locale)}</span>
              <b aria-hidden="true">{Number(date.slice(6))}</b>
              <span className="sr">{dayName(date, frame.locale)}</span>
            </CommandLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Places with shows on the day as links; none when there is only one. */
function PlaceChoice({ places, chosen, texts }: Choice & { readonly places: ReadonlyMap<string, string> }) {
  const { frame } = useWidgetPort();
  if (places.size < 2) return null;
  return (
    <nav aria-label={texts.places}>
      <ul className={`rail ${css['chips']}`}>
        {[['', texts.allPlaces] as const, ...places].map(([id, name]) => (
          <li key={id}>
            <CommandLink
              command={{ kind: 'go', to: changeQuery(frame.path, frame.query, { [PLACE]: id }), replace: true }}
              className="chip"
              current={id === chosen}
            >
              {name}
            </CommandLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { dot } from '#ui/content/dot.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Note } from '#ui/content/note.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { clock, koreanTime } from '../shared/facilities/facility-now.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import { duration } from '../shared/texts/duration.ts';
import { CommandLink } from '../port.tsx';
import type { ShowEntry } from '../shared/park/show-entries.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { useReminders } from './use-reminders.ts';

type ShowSettings = WidgetProps<Settings>['settings'];

interface ShowLineProps {
  readonly settings: ShowSettings;
  readonly date: string;
  readonly entries: readonly ShowEntry[];
  readonly now: number | undefined;
}

const marks = { past: css['past'], running: css['now'], next: css['now'], later: '' } as const;

/** Shows on a line of time: those that are over folded above, or before the time now. */
export function ShowLine({ settings, entries, ...rest }: ShowLineProps) {
  const { past: heading } = settings.texts;
  const past = heading === undefined ? [] : entries.filter(({ state }) => state === 'past');
  if (heading === undefined || past.length === 0) return <Line settings={settings} entries={entries} {...rest} />;
  const coming = entries.filter(({ state }) => state !== 'past');
  return (
    <div className={css['folded']}>
      <details className={css['over']}>
        <summary>{fillText(heading, { count: past.length })}</summary>
        <Line settings={settings} entries={past} {...rest} />
      </details>
      {coming.length === 0 ? (
        <Note icon="calendar-event" text={settings.texts.over} />
      ) : (
        <Line settings={settings} entries={coming} hasClock {...rest} />
      )}
    </div>
  );
}

function Line({ settings, date, entries, now, hasClock = false }: ShowLineProps & { readonly hasClock?: boolean }) {
  const { texts } = settings;
  const reminders = useReminders(date, texts);
  const firstComing = entries.findIndex(({ state }) => state !== 'past');
  const hasNow =
    now !== undefined && settings.variant !== 'next' && (firstComing > 0 || (hasClock && firstComing === 0));
  return (
    <ol className={`card ${css['line']}`}>
      {entries.map((entry, index) => {
        const { show, time, state } = entry;
        const key = `${show.showId}-${time}`;
        const name = `${show.name} ${clock(time)}`;
        const isOn = reminders.isOn(entry);
        const hasBell = state === 'next' || state === 'later';
        return [
          hasNow && index === firstComing ? (
            <li key="now" className={css['clock']}>
              <span className="num">{fillText(texts.now, { name: clock(koreanTime(now)) })}</span>
            </li>
          ) : null,
          <li key={key} className={marks[state]}>
            <time className="num">{clock(time)}</time>
            <div>
              <Heading className={css['name']}>{show.name}</Heading>
              <p className="num">{factsOf(entry, texts)}</p>
            </div>
            <div className={css['end']}>
              {state === 'past' ? <Badge text={texts.ended} /> : null}
              {state === 'running' ? <Badge text={texts.running} tone="accent" /> : null}
              {settings.map && show.facilityId ? (
                <CommandLink
                  command={settings.map}
                  item={{ facilityId: show.facilityId }}
                  label={show.placeNm}
                  className="iconbtn"
                >
                  <Icon name="map-pin" />
                </CommandLink>
              ) : null}
              {hasBell ? (
                <button
                  type="button"
                  className={`iconbtn ${css['bell']}`}
                  aria-label={fillText(texts.remind, { name })}
                  aria-pressed={isOn}
                  onClick={() => void reminders.toggle(entry)}
                >
                  <Icon name={isOn ? 'bell-filled' : 'bell'} />
                </button>
              ) : null}
            </div>
          </li>,
        ];
      })}
    </ol>
  );
}

const factsOf = ({ show, state, minutes }: ShowEntry, texts: ShowSettings['texts']): string => {
  const wait =
    state === 'next' && minutes !== undefined
      ? fillText(texts.startsIn, { name: duration(minutes, texts) })
      : fillText(texts.length, { count: show.minutes });
  return [show.placeNm, wait].filter(Boolean).join(dot);
};

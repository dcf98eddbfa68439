import { dot } from '#ui/content/dot.ts';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { clock, isOpen, koreanTime, newestAsOf, waitMinutes } from '../shared/facilities/facility-now.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import { useFacilityNow, useNow } from '../shared/park/park-screen.tsx';
import { readFacilities, readShowTimes, readWeather } from '../shared/park/read-park.ts';
import { showEntries } from '../shared/park/show-entries.ts';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import { skyWord } from '../shared/park/weather-words.ts';
import css from './component.module.css';
import { levelText } from './crowd.ts';
import { showFact, type Fact } from './show-fact.ts';
import type { Settings } from './schema.ts';

/** The day in up to four facts. What is not known says so. */
export function Facts({ settings, data }: WidgetProps<Settings>) {
  const { texts, state, weather: words, facts = [] } = settings;
  const now = useNow();
  const nowOf = useFacilityNow(useFacilityStates());
  const [weather, facilities, shows] = [
    readWeather(data['weather']),
    readFacilities(data['facilities']),
    readShowTimes(data['shows']),
  ];
  const states = (typeof facilities === 'string' ? [] : facilities).filter(({ waitYn }) => waitYn === 'Y').map(nowOf);
  const waits = states.flatMap((one) => waitMinutes(one) ?? []);
  const entries = typeof shows === 'string' || now === undefined ? undefined : showEntries(shows, now);
  // "None" is said only of what is known.
  const isKnown = states.some(({ kind }) => kind !== 'unknown');
  const open = states.filter((one) => one.kind !== 'unknown' && isOpen(one)).length;
  const factOf: Readonly<Record<NonNullable<Settings['facts']>[number], () => Fact>> = {
    crowd: () => ({
      label: texts.crowd,
      value: typeof weather === 'string' ? state.unknown : levelText(weather.crowdNow, texts),
    }),
    wait: () => ({
      label: texts.wait,
      value: !isKnown
        ? state.unknown
        : waits.length === 0
          ? texts.none
          : fillText(state.minutes, { count: Math.round(waits.reduce((sum, one) => sum + one, 0) / waits.length) }),
    }),
    show: () => (entries === undefined ? { label: texts.show, value: state.unknown } : showFact(entries, texts)),
    temp: () =>
      typeof weather === 'string'
        ? { label: texts.weather, value: state.unknown }
        : {
            label: texts.weather,
            value: fillText(words.degrees, { count: weather.tempNow }),
            note: skyWord(weather.skyCd, words),
          },
    open: () => ({
      label: texts.open,
      value: !isKnown ? state.unknown : open === 0 ? texts.none : fillText(texts.places, { count: open }),
    }),
  };
  const asOf = newestAsOf(states);
  const stamp =
    asOf !== undefined ? clock(koreanTime(asOf)) : typeof weather === 'string' ? undefined : clock(weather.asOfTm);
  return (
    <div className={css['place']}>
      <div className="card">
        <dl className={`num ${css['facts']}`}>
          {facts.map((fact) => {
            const { label, value, note } = factOf[fact]();
            return (
              <div key={fact}>
                <dt>{label}</dt>
                <dd>
                  <span>{value}</span>
                  {note ? <span>{note}</span> : null}
                </dd>
              </div>
            );
          })}
        </dl>
        {stamp === undefined ? null : (
          <p className={`stamp-time num ${css['stamp']}`}>
            <Icon name="clock" size="s" />
            <span>{`${fillText(state.asOf, { name: stamp })}${typeof weather !== 'string' && weather.simulatedYn === 'Y' ? `${dot}${words.simulated}` : ''}`}</span>
          </p>
        )}
      </div>
    </div>
  );
}

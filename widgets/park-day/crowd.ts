import type { ParkWeather } from '#schemas/calls/contents/park-answers';
import { fillText } from '../shared/facilities/facility-texts.ts';
import { hourOf } from '../shared/park/weather-words.ts';

const SHOWN_HOURS = 5;
const STEP = 2;
const LAST_HOUR = 23;
const LABEL_EVERY = 3;

type Hour = ParkWeather['hourList'][number];

/** The hour of the values and later ones, every second hour; near midnight fewer. */
export const nextHours = (weather: ParkWeather): readonly Hour[] => {
  const now = hourOf(weather);
  const hours = [
    now,
    ...Array.from({ length: SHOWN_HOURS - 1 }, (_, index) => now + STEP * (index + 1)).filter(
      (hour) => hour <= LAST_HOUR,
    ),
  ];
  return hours.flatMap((hour) => weather.hourList.find((one) => one.hour === hour) ?? []);
};

/** An hour in which the venue is open. */
export interface CrowdBar {
  readonly hour: number;
  readonly crowd: number;
  readonly when: 'isPast' | 'isNow' | 'isForecast';
  readonly hasLabel: boolean;
}

export const crowdBars = (weather: ParkWeather): readonly CrowdBar[] => {
  const now = hourOf(weather);
  return weather.hourList
    .filter(({ crowd }) => crowd > 0)
    .map(({ hour, crowd }, index) => ({
      hour,
      crowd,
      when: hour < now ? 'isPast' : hour === now ? 'isNow' : 'isForecast',
      hasLabel: index % LABEL_EVERY === 0 && Math.abs(hour - now) > 1,
    }));
};

interface LevelTexts {
  readonly closed: string;
  readonly level1: string;
  readonly level2: string;
  readonly level3: string;
  readonly level4: string;
  readonly level5: string;
}

/** Crowd in a word. */
export const levelText = (crowd: number, texts: LevelTexts): string =>
  [texts.closed, texts.level1, texts.level2, texts.level3, texts.level4, texts.level5][crowd] ?? texts.closed;

interface ChangeTexts {
  readonly hour: string;
  readonly calmer: string;
  readonly busier: string;
  readonly steady: string;
}

/** Describes the next change in a sentence; empty while the venue is closed. */
export const crowdChange = (weather: ParkWeather, texts: ChangeTexts): string => {
  const { crowdNow, hourList } = weather;
  if (crowdNow === 0) return '';
  const next = hourList.find(({ hour, crowd }) => hour > hourOf(weather) && crowd > 0 && crowd !== crowdNow);
  return next === undefined
    ? texts.steady
    : fillText(next.crowd < crowdNow ? texts.calmer : texts.busier, {
        name: fillText(texts.hour, { count: next.hour }),
      });
};

import type { ParkWeather, SkyCode } from '#schemas/calls/contents/park-answers';

const HOURS = 24;
const CROWD_MAX = 5;
const PEAK_HOUR = 15;
const WARMEST_HOUR = 15;
const SNOW_BELOW = 2;

type Hour = ParkWeather['hourList'][number];

/** Deterministic number from 0 up to 1 for a text (FNV-1a with a final mix). */
const fraction = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};

/** Skies from fair to bad; a day lies between two neighbours. */
const skies: readonly SkyCode[] = ['CLEAR', 'CLEAR', 'CLOUDS', 'CLEAR', 'CLOUDS', 'OVERCAST', 'RAIN'];

const dayOfYear = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000;

interface SimulatedDay {
  readonly venue: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Hours of the venue as HH:MM; left out when it is closed. */
  readonly hours?: { readonly from: string; readonly until: string } | undefined;
  readonly isWeekend: boolean;
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Crowd of an hour from 1 to 5: low at opening, high in the afternoon, higher on weekends; 0 when closed. */
const crowdAt = ({ venue, day, hours, isWeekend }: SimulatedDay, hour: number): number => {
  if (hours === undefined || hour + 1 <= hourOf(hours.from) || hour >= hourOf(hours.until)) return 0;
  const bell = Math.exp(-(((hour - PEAK_HOUR) / 3.5) ** 2));
  return Math.min(
    CROWD_MAX,
    Math.max(1, Math.round(1 + bell * (isWeekend ? 3.6 : 2.4) + fraction(`${venue}/${day}/${hour}`) - 0.5)),
  );
};

/** Simulates the weather and the crowd of a day. The same day always gives the same answer. */
export function simulateDay(
  simulated: SimulatedDay,
): Pick<ParkWeather, 'tempMin' | 'tempMax' | 'rainPct' | 'hourList'> {
  const { day } = simulated;
  const season = 12 - 14 * Math.cos((2 * Math.PI * (dayOfYear(day) - 20)) / 365);
  const mean = season + 8 * fraction(`${day}/mean`) - 4;
  const swing = 3 + 3 * fraction(`${day}/swing`);
  const base = Math.floor(fraction(`${day}/sky`) * skies.length);
  const hourList = Array.from({ length: HOURS }, (_, hour): Hour => {
    const temp = Math.round(mean + swing * Math.cos((2 * Math.PI * (hour - WARMEST_HOUR)) / HOURS));
    const sky =
      skies[Math.min(base + (fraction(`${day}/sky/${Math.floor(hour / 4)}`) > 0.7 ? 1 : 0), skies.length - 1)] ??
      'CLEAR';
    return { hour, temp, skyCd: sky === 'RAIN' && temp < SNOW_BELOW ? 'SNOW' : sky, crowd: crowdAt(simulated, hour) };
  });
  const temps = hourList.map(({ temp }) => temp);
  const wet = hourList.filter(({ skyCd }) => skyCd === 'RAIN' || skyCd === 'SNOW').length;
  return {
    tempMin: Math.min(...temps),
    tempMax: Math.max(...temps),
    rainPct: Math.round((10 + (80 * wet) / HOURS) / 10) * 10,
    hourList,
  };
}

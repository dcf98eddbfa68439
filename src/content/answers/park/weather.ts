import type { ParkWeather } from '#schemas/calls/contents/park-answers';
import { koreanDay } from '#engine';
import { found, refused } from '../outcomes.ts';
import type { Read } from '../types.ts';
import { parseDay, weekdayOf } from '../../park-days.ts';
import { openingFor, scopeOf } from './opening-today.ts';
import { simulateDay } from './simulate-day.ts';
import { venueOf } from './venue-of.ts';

const HOUR_MS = 3_600_000;
const KOREA_HOURS = 9;

/** `information/weather`: weather and crowd of today, simulated. A data service with an upstream host replaces it. */
export const readWeather: Read = (reading) => {
  const { now } = reading;
  const venue = venueOf(reading);
  if (venue === undefined) return refused('unknownVenue');
  const day = parseDay(koreanDay(now)) ?? '';
  const hour = Math.floor(now / HOUR_MS + KOREA_HOURS) % 24;
  const opening = openingFor(scopeOf(reading), venue.id, day)?.hours;
  const hours = opening === undefined ? undefined : { from: opening.from, until: opening.nightUntil ?? opening.until };
  const simulated = simulateDay({ venue: venue.id, day, hours, isWeekend: ['SAT', 'SUN'].includes(weekdayOf(day)) });
  const { temp = 0, skyCd = 'CLEAR', crowd = 0 } = simulated.hourList[hour] ?? {};
  const answer: ParkWeather = {
    date: day.replaceAll('-', ''),
    asOfTm: `${String(hour).padStart(2, '0')}00`,
    tempNow: temp,
    skyCd,
    crowdNow: crowd,
    ...simulated,
    simulatedYn: 'Y',
  };
  return found(answer, (Math.floor(now / HOUR_MS) + 1) * HOUR_MS);
};

import { parseDay } from '#content/park-days';
import { facilityHoursFor, type OpeningScope } from '#content/answers/park/opening-today';
import { koreanDay, nextKoreanDayStart } from '../../../engine/index.ts';
import type { DocumentSet } from '#schemas/documents';
import type { Facility } from '#schemas/documents/facility/schema';

/** Returns the day of an instant in Korean time, YYYY-MM-DD. */
export const dayInKorea = (now: number): string => parseDay(koreanDay(now)) ?? '';

/** Returns the instant of a Korean time of day (HH:MM, up to 24:00). */
export const instantAt = (day: string, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.parse(`${day}T00:00:00+09:00`) + (hours * 60 + minutes) * 60_000;
};

/** Returns the facilities of a venue, the most important first. */
export const facilitiesOf = (documents: DocumentSet, venue: string): readonly Facility[] => {
  const park = documents.venue.get(venue)?.parkKindCd;
  return [...documents.facility.values()]
    .filter(({ parkKindCd }) => parkKindCd === park)
    .toSorted((a, b) => a.order - b.order);
};

/** Returns when a facility closes today; the end of the day if it already closed or does not open. */
export const closingOf = (scope: OpeningScope, venue: string, facility: Facility): number => {
  const { now } = scope;
  const day = dayInKorea(now);
  const hours = facilityHoursFor(scope, venue, facility, day);
  const closing = hours === undefined ? 0 : instantAt(day, hours.until);
  return closing > now ? closing : nextKoreanDayStart(now);
};

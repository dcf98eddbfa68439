import { facilityHoursOn, openingOn, parseDay } from '#content/answers/park/days';
import { koreanDay, nextKoreanDayStart } from '#engine';
import type { DocumentSet } from '#schemas/documents';
import type { Facility } from '#schemas/facility.schema';

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
  return [...documents.facility.values()].filter(({ parkKindCd }) => parkKindCd === park).toSorted((a, b) => a.order - b.order);
};

/** Returns when a facility closes today; the end of the day if it already closed or does not open. */
export const closingOf = (documents: DocumentSet, venue: string, facility: Facility, now: number): number => {
  const day = dayInKorea(now);
  const hours = facilityHoursOn(facility, openingOn(documents, venue, day), day);
  const closing = hours === undefined ? 0 : instantAt(day, hours.until);
  return closing > now ? closing : nextKoreanDayStart(now);
};

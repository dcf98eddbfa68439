import type { Operations } from '#schemas/calls/contents/park-answers';
import { koreanDay } from '#engine';
import { found, refused } from '../outcomes.ts';
import { localised } from '../texts.ts';
import type { Read } from '../types.ts';
import { addDays, compactTime, parseDay } from '../../park-days.ts';
import { hoursValidUntil, openingFor, scopeOf } from './opening-today.ts';
import { venueOf } from './venue-of.ts';

/** Today and 60 days ahead. */
const MAX_DAYS = 61;

/** `information/operations`: `days` days from `date` on. */
export const readOperations: Read = (reading) => {
  const { documents, query, locale, now } = reading;
  const venue = venueOf(reading);
  if (venue === undefined) return refused('unknownVenue');
  const first = parseDay(query['date'] || koreanDay(now)) ?? parseDay(koreanDay(now)) ?? '';
  const count = /^\d{1,2}$/.test(query['days'] ?? '') ? Math.min(Math.max(Number(query['days']), 1), MAX_DAYS) : 1;
  const scope = scopeOf(reading);
  const facilities = new Map(
    [...documents.facility.values()]
      .filter(({ parkKindCd }) => parkKindCd === venue.parkKindCd)
      .map((one) => [one.facilityId, one]),
  );
  const answer: Operations = {
    dayList: Array.from({ length: count }, (_, index) => {
      const day = addDays(first, index);
      const opening = openingFor(scope, venue.id, day);
      return {
        date: day.replaceAll('-', ''),
        openYn: opening?.hours === undefined ? 'N' : 'Y',
        fromTm: compactTime(opening?.hours?.from),
        untilTm: compactTime(opening?.hours?.until),
        nightUntilTm: compactTime(opening?.hours?.nightUntil),
        notes: localised(opening?.notes, locale),
        closedList: (opening?.closed ?? []).map(({ facilityId, reason }) => {
          const facility = facilities.get(facilityId);
          return {
            facilityId,
            faciltCateKindCd: facility?.faciltCateKindCd ?? '',
            name: localised(facility?.name, locale),
            reason: localised(reason, locale),
          };
        }),
      };
    }),
  };
  return found(answer, hoursValidUntil(scope, venue.id));
};

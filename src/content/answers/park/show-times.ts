import type { ShowTimes } from '#schemas/calls/contents/park-answers';
import type { Show } from '#schemas/documents/show/schema';
import { koreanDay, nextKoreanDayStart, readInstant, resolveArt } from '#engine';
import { byOrder } from '../filters.ts';
import { found, refused } from '../outcomes.ts';
import { factList, localised } from '../texts.ts';
import type { Read, Reading } from '../types.ts';
import { compactTime, parseDay } from '../../park-days.ts';
import { scopeOf, showTimesFor } from './opening-today.ts';
import { venueOf } from './venue-of.ts';

/** Returns a function that describes a show on a day (YYYY-MM-DD). */
export const showItem =
  (reading: Reading, day: string) =>
  (show: Show): ShowTimes['list'][number] => {
    const { documents, locale } = reading;
    const place = [...documents.facility.values()].find(
      ({ parkKindCd, facilityId }) => parkKindCd === show.parkKindCd && facilityId === show.facilityId,
    );
    return {
      showId: show.showId,
      name: localised(show.name, locale),
      summary: localised(show.summary, locale),
      tag: localised(show.tag, locale),
      iconNm: show.icon ?? '',
      imageNm: resolveArt(documents, show.art ?? ''),
      facilityId: place?.facilityId ?? '',
      faciltCateKindCd: place?.faciltCateKindCd ?? '',
      placeNm: localised(place?.name, locale),
      minutes: show.minutes,
      timeList: showTimesFor(scopeOf(reading), show, day).map(compactTime),
      factList: factList(show.facts, locale),
    };
  };

/** `information/showtimes`: the shows that take place on `date`. */
export const readShowTimes: Read = (reading) => {
  const { query, now } = reading;
  const venue = venueOf(reading);
  if (venue === undefined) return refused('unknownVenue');
  const day = parseDay(query['date'] || koreanDay(now)) ?? parseDay(koreanDay(now)) ?? '';
  const list = reading.shown
    .at(readInstant(`${day}T00:00:00+09:00`), 'show', ({ parkKindCd }) => parkKindCd === venue.parkKindCd)
    .toSorted(byOrder)
    .map(showItem(reading, day));
  const answer: ShowTimes = { date: day.replaceAll('-', ''), list: list.filter(({ timeList }) => timeList.length > 0) };
  return found(answer, nextKoreanDayStart(now));
};

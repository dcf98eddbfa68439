import { readInstant } from '#engine';
import { formatMoment } from '#engine/values/dates';
import type { Opening } from '#schemas/documents/opening/schema';
import { addDays, openingOn, parseDay, showTimesOn, weekdayOf } from '../../../park-days.ts';
import type { CheckContext, Finding } from '../../check-context.ts';
import { parkWithCode } from './park-context.ts';

/** A Monday long before all seasons: weekdays without a period apply. */
const PLAIN_WEEK = '1999-01-04';
/** A month without that day is reported elsewhere. */
const isDay = (day: string): boolean => parseDay(day.replaceAll('-', '')) !== undefined;
const weekFrom = (day: string): readonly string[] => Array.from({ length: 7 }, (_, index) => addDays(day, index));

type Hours = NonNullable<Opening['hours']>;
const closing = ({ until, nightUntil }: Hours): string => nightUntil ?? until;
/** Hours that end before they begin are reported elsewhere. */
const isReversed = ({ from, until }: { readonly from: string; readonly until: string }): boolean => until <= from;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Checks that a day has one opening, and that shows, facilities and times of events are within the opening hours. */
export function checkTimetables(context: CheckContext): void {
  checkOneOpening(context);
  checkShows(context);
  checkFacilities(context);
  checkSlots(context);
}

const overlaps = (one: NonNullable<Opening['season']>, other: NonNullable<Opening['season']>): boolean =>
  (one.from ?? '') === (other.from ?? '') && one.weekdays.some((day) => other.weekdays.includes(day));

function checkOneOpening(context: CheckContext): void {
  const before: Opening[] = [];
  for (const opening of context.documents.opening.values()) {
    const { venue, date, season } = opening;
    const other = before.find(
      (one) =>
        one.venue === venue &&
        (date !== undefined
          ? one.date === date
          : one.date === undefined && season !== undefined && one.season !== undefined && overlaps(season, one.season)),
    );
    if (other !== undefined) context.report(opening, [date === undefined ? 'season' : 'date'], twoOpenings(other.id));
    before.push(opening);
  }
}

/** Days on which hours or a show can be different. */
function sampleDays(
  context: CheckContext,
  venue: string,
  periods: readonly { readonly from?: string; readonly until?: string }[],
): readonly string[] {
  const openings = [...context.documents.opening.values()].filter((one) => one.venue === venue);
  const ends = periods.flatMap(({ until }) => until ?? []).filter(isDay);
  const starts = [
    ...openings.flatMap(({ season }) => season?.from ?? []),
    ...periods.flatMap(({ from }) => from ?? []),
  ].filter(isDay);
  return [
    ...new Set([
      ...openings.flatMap(({ date }) => date ?? []).filter(isDay),
      ...[PLAIN_WEEK, ...starts, ...ends.map((day) => addDays(day, -6))].flatMap(weekFrom),
    ]),
  ].toSorted();
}

function checkShows(context: CheckContext): void {
  for (const show of context.documents.show.values()) {
    const venue = parkWithCode(context, show.parkKindCd)?.venue.id;
    if (venue === undefined) continue;
    const told = new Set<string>();
    for (const day of sampleDays(context, venue, show.schedule)) {
      const hours = openingOn(context.documents, venue, day)?.hours;
      if (hours === undefined || isReversed(hours)) continue;
      for (const time of showTimesOn(show, day)) {
        if (minuteOf(time) >= minuteOf(hours.from) && minuteOf(time) + show.minutes <= minuteOf(closing(hours)))
          continue;
        const index = show.schedule.findIndex(
          ({ from, until, weekdays, times }) =>
            times.includes(time) &&
            (from === undefined || from <= day) &&
            (until === undefined || day <= until) &&
            (weekdays === undefined || weekdays.includes(weekdayOf(day))),
        );
        const path = ['schedule', index, 'times', show.schedule[index]?.times.indexOf(time) ?? 0];
        if (told.has(path.join('/'))) continue;
        told.add(path.join('/'));
        context.report(show, path, outside(time, day, hours));
      }
    }
  }
}

function checkFacilities(context: CheckContext): void {
  for (const facility of context.documents.facility.values()) {
    const venue = parkWithCode(context, facility.parkKindCd)?.venue.id;
    const hours = [...context.documents.opening.values()].flatMap((one) =>
      one.venue === venue && one.hours !== undefined && !isReversed(one.hours) ? [one.hours] : [],
    );
    const [from, until] = [hours.map((one) => one.from).toSorted()[0], hours.map(closing).toSorted().at(-1)];
    if (from === undefined || until === undefined) continue;
    facility.hours?.forEach((entry, index) => {
      if (!isReversed(entry) && (entry.from >= until || entry.until <= from))
        context.report(facility, ['hours', index], neverOpen({ from, until }));
    });
  }
}

function checkSlots(context: CheckContext): void {
  for (const event of context.documents.event.values()) {
    const venues = event.parks.flatMap((park) => parkWithCode(context, park)?.venue.id ?? []);
    event.slots?.forEach(({ at }, index) => {
      if (at === undefined) return;
      const local = formatMoment(readInstant(at));
      const [day, time] = [parseDay(local.slice(0, 8)) ?? '', `${local.slice(8, 10)}:${local.slice(10, 12)}`];
      const openings = venues.flatMap((venue) => openingOn(context.documents, venue, day) ?? []);
      if (
        openings.length === 0 ||
        openings.some(({ hours }) => hours !== undefined && hours.from <= time && time < closing(hours))
      )
        return;
      const hours = openings.find((one) => one.hours !== undefined)?.hours;
      context.report(event, ['slots', index, 'at'], hours === undefined ? closed(day) : outside(time, day, hours));
    });
  }
}

const clash = (ko: string, en: string, hintKo: string, hintEn: string): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text: { ko, en },
  hint: { ko: hintKo, en: hintEn },
});
const twoOpenings = (other: string): Finding =>
  clash(
    `같은 날의 운영 시간이 “${other}”에도 있어서 어느 것이 맞는지 알 수 없어요.`,
    `“${other}” has hours for the same day, so it is undefined which apply.`,
    '하나를 지우거나 날을 나누세요.',
    'Remove one of them, or give them different days.',
  );
const outside = (time: string, day: string, hours: Hours): Finding =>
  clash(
    `${time}에는 장소가 열려 있지 않아요. ${day}의 운영 시간은 ${hours.from}–${closing(hours)}이에요.`,
    `It does not fit into the opening hours at ${time}: on ${day} the venue is open from ${hours.from} to ${closing(hours)}.`,
    '시각을 운영 시간 안으로 옮기거나 그날의 운영 시간을 고치세요.',
    'Move the time into the opening hours, or change the hours of that day.',
  );
const closed = (day: string): Finding =>
  clash(
    `${day}에는 장소가 쉬어요.`,
    `The venue is closed on ${day}.`,
    '다른 날로 옮기거나 그날의 운영 시간을 적으세요.',
    'Choose another day, or open the venue on that day.',
  );
const neverOpen = ({ from, until }: { readonly from: string; readonly until: string }): Finding =>
  clash(
    `장소는 어느 날에도 이 시간에 열려 있지 않아요. 가장 긴 운영 시간은 ${from}–${until}이에요.`,
    `The venue is not open at these hours on any day: its longest hours are ${from} to ${until}.`,
    '시간을 운영 시간 안으로 옮기세요.',
    'Move the hours into the opening hours.',
  );

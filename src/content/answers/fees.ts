import type { Fees } from '#schemas/calls/contents/answers';
import type { Discount } from '#schemas/documents/discount/schema';
import { koreanDay, readInstant } from '#engine';
import { byOrder } from './filters.ts';
import { isMine } from './mine.ts';
import { found, refused } from './outcomes.ts';
import { venueOf } from './park/venue-of.ts';
import { localised } from './texts.ts';
import { addDays, parseDay } from '../park-days.ts';
import { hoursValidUntil, openingFor, scopeOf } from './park/opening-today.ts';
import type { Read, Reading } from './types.ts';

/** Day in Korea, YYYY-MM-DD. */
const dayAt = (now: number): string => parseDay(koreanDay(now)) ?? '';
const dayOf = (instant: string | undefined): string => (instant === undefined ? '' : dayAt(readInstant(instant)));

/** Days after today that can be chosen. */
const DAYS_AHEAD = 365;

/** Days of the coming year with hours that say closed; a day without hours in the documents is not one. */
const closedDays = (reading: Reading, venue: string, today: string): readonly string[] => {
  const scope = scopeOf(reading);
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(today, index)).filter((day) => {
    const opening = openingFor(scope, venue, day);
    return opening !== undefined && opening.hours === undefined;
  });
};

const toDiscount =
  (reading: Reading) =>
  (discount: Discount): Fees['discountList'][number] => {
    const { locale } = reading;
    const { id, bnftClassCd, title, summary, from, until, price: { held, ...effect } = {} } = discount;
    return {
      discountId: id,
      bnftClassCd,
      title: localised(title, locale),
      summary: localised(summary, locale),
      from: dayOf(from),
      until: dayOf(until),
      ...effect,
      heldYn: held === true ? 'Y' : 'N',
      ...(isMine(reading, discount) ? { mineYn: 'Y' as const } : {}),
    };
  };

/** `contents/fees`: the price table of a venue with the discounts of today that have a price. */
export const readFees: Read = (reading) => {
  const { documents, locale, now } = reading;
  const venue = venueOf(reading);
  const table = [...documents['fee-table'].values()].find((one) => one.venue === venue?.id);
  if (venue === undefined || table === undefined) return refused('unknownContent');
  const discounts = reading.shown.of(
    'discount',
    ({ parkKindCd, price }) => price !== undefined && parkKindCd === venue.parkKindCd,
  );
  const today = dayAt(now);
  const answer: Fees = {
    today,
    lastDay: addDays(today, DAYS_AHEAD),
    closedDayList: [...closedDays(reading, venue.id, today)],
    dayKindList: table.dayKinds.map(({ dayKindId, name, weekdays = [], dates = [] }) => ({
      dayKindId,
      name: localised(name, locale),
      weekdays,
      dates,
    })),
    classList: table.classes.map(({ classId, name, note }) => ({
      classId,
      name: localised(name, locale),
      note: localised(note, locale),
    })),
    ticketList: table.tickets.map(({ ticketId, name, note, prices }) => ({
      ticketId,
      name: localised(name, locale),
      note: localised(note, locale),
      priceList: prices,
    })),
    discountList: discounts.toSorted(byOrder).map(toDiscount(reading)),
  };
  return found(answer, hoursValidUntil(scopeOf(reading), venue.id));
};

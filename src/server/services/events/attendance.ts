import type { FoundEvent } from './found-event.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { eventStatus, longestStreak, readInstant, streakOf } from '../../../engine/index.ts';
import { codeLists } from '#schemas/code-lists';
import type { Attendance } from '#schemas/calls/events/attendance-answers';
import type { Event, EventPrize } from '#schemas/documents/event/schema';
import type { Locale } from '#schemas/parts';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay, momentOf } from '../../core/wire-values.ts';
import { claimEarned } from './claim.ts';
import type { JoinRow, Taking } from './taking-part.ts';

/** Finds the current attendance event of a park; of several, the first in their order. */
export const currentAttendance = (
  { live }: Pick<Context, 'live'>,
  { parkType, eventId }: { readonly parkType?: string; readonly eventId?: string },
  now: number,
): FoundEvent | undefined => {
  const { documents } = live.current.prepared;
  const venue = documents.venue.get(parkType ?? live.current.snapshot.site.defaultVenue);
  const kinds = new Set<string>(documents['code-list'].get(codeLists.attendKind)?.items.map(({ codeId }) => codeId));
  if (venue === undefined) return undefined;
  const [event] = [...documents.event.values()]
    .filter(
      (one) =>
        kinds.has(one.kind) &&
        one.parks.includes(venue.parkKindCd) &&
        eventStatus(one, now) === 'OPEN' &&
        (eventId === undefined || eventId === '' || one.id === eventId),
    )
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return event === undefined ? undefined : { event, venue: venue.id };
};

export const shortEvent = (
  { event: { id, title, summary, from, until }, venue }: FoundEvent,
  locale: Locale,
): NonNullable<Attendance['event']> => ({
  eventId: id,
  parkType: venue,
  title: localised(title, locale),
  summary: localised(summary, locale),
  fromDtm: from === undefined ? '' : momentOf(readInstant(from)),
  untilDtm: until === undefined ? '' : momentOf(readInstant(until)),
});

/** A day of attendance as it is stored. */
export const attendedOn = (member: string, event: string, at: Date): JoinRow => ({
  id: `attend-${event}-${member}-${kstDay(at)}`,
  event,
  kind: 'ATTEND',
  venue: '',
  member,
  day: kstDay(at),
  occasion: kstDay(at),
  no: 0,
  turn: 0,
  state: 'DONE',
  prize: '',
  drawn: '',
  slot: '',
  score: 0,
  answers: '{}',
  stock: '{}',
  barred: '[]',
  release: 0,
  at: at.toISOString(),
  claim_until: null,
  settled_at: null,
});

/** Days (YYYYMMDD) that a member attended, oldest first. */
export const daysOf = async (db: Db, event: string, member: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('event_joins')
      .select('day')
      .where('event', '=', event)
      .where('member', '=', member)
      .whereRef('occasion', '=', 'day')
      .orderBy('day')
      .execute()
  ).map(({ day }) => day);

/** True if enough days, in a row where it asks so, earn a reward. */
export const isEarned = ({ at, streak }: EventPrize, days: readonly string[]): boolean =>
  at !== undefined && (streak === true ? longestStreak(days) : days.length) >= at;

/** Claims a reward for days of attendance; left out, the first that is earned, not claimed and not gone. Throws what `claimEarned` throws. */
export const claimAttendance = async (taking: Taking, prizeId: string): Promise<string> => {
  const days = await daysOf(taking.tx, taking.event.id, taking.member);
  return (await claimEarned(taking, prizeId, (prize) => isEarned(prize, days))).prize;
};

/** Days in a row until today. */
export const streakNow = (days: readonly string[], now: Date): number => streakOf(days, kstDay(now));

/** Parts of an event that the calendar shows. */
export const rewardsOf = ({ prizes = [] }: Event): readonly EventPrize[] => prizes.filter(({ at }) => at !== undefined);

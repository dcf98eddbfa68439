import type { Tx } from '../../../core/storage/tables.ts';
import { clockAt } from '../../../core/clock.ts';
import type { Context } from '../../../core/context.ts';
import { createHmac } from 'node:crypto';
import { eventStatus, normaliseTyped } from '../../../../engine/index.ts';
import { distanceToFacility } from '#content/distance-to-facility';
import type { EventStamp } from '#schemas/documents/event/schema';
import { movingStep } from '#schemas/stamp-code';
import { HttpError } from '../../../core/errors.ts';
import { WrongNumber } from '../../../core/records/typed-numbers.ts';
import { kstDay } from '../../../core/wire-values.ts';
import { isOldEnough } from '../candidate.ts';
import { claimEarned } from '../claim.ts';
import { addJoin, finishJoin, insertJoin, type Taken, type Taking } from '../taking-part.ts';

const STEP_MS = 30_000;
/** Distance from a printed code in metres. */
const NEAR = 60;

/** Code of a moving stamp at an instant: `PS`, the step in 8 digits and 16 characters of an HMAC. */
export const stampCode = ({
  event,
  stamp,
  now,
}: {
  readonly event: string;
  readonly stamp: Pick<EventStamp, 'id' | 'code'>;
  readonly now: number;
}): string => {
  const step = String(Math.floor(now / STEP_MS)).padStart(8, '0');
  return `PS${step}${createHmac('sha256', stamp.code ?? '')
    .update(`${event}|${stamp.id}|${step}`)
    .digest('hex')
    .slice(0, 16)
    .toUpperCase()}`;
};

type Match = 'right' | 'old' | 'wrong';

const matchMoving = (event: string, stamp: EventStamp, code: string, now: number): Match => {
  const step = movingStep(code);
  if (step === undefined || stampCode({ event, stamp, now: Number(step) * STEP_MS }) !== code) return 'wrong';
  return Math.abs(Number(step) - Math.floor(now / STEP_MS)) <= 1 ? 'right' : 'old';
};

/**
 * Finds the stamp whose code was scanned. Throws `WrongNumber` for an unknown code, `eventCodeOld` for one that has changed, `eventPosition` for a
 * printed one without the position, and `eventStamp` for a position somewhere else.
 */
const scannedStamp = ({ context, event, venue, body }: Taking): EventStamp => {
  // A printed code may have been typed. A code of a screen is signed: it is compared as it was scanned.
  const scanned = (body.code ?? '').trim();
  const code = normaliseTyped('code', scanned);
  if (code === '') throw new HttpError('eventStamp');
  const now = context.clock.now().getTime();
  let isOld = false;
  for (const stamp of event.stamps ?? []) {
    if (stamp.way === 'SCREEN') {
      const match = matchMoving(event.id, stamp, scanned, now);
      if (match === 'right') return stamp;
      isOld ||= match === 'old';
    }
    if (stamp.way !== 'PRINTED' || code !== `PS${stamp.code ?? ''}`) continue;
    if (body.position === undefined) throw new HttpError('eventPosition');
    const metres =
      stamp.facilityId === undefined
        ? undefined
        : distanceToFacility(
            context.live.current.prepared.documents,
            { venue, facilityId: stamp.facilityId },
            body.position,
          );
    if (metres !== undefined && metres <= NEAR) return stamp;
    throw new HttpError('eventStamp');
  }
  throw isOld ? new HttpError('eventCodeOld') : new WrongNumber('eventStamp');
};

const occasionOf = (stamp: string, isDaily: boolean | undefined, now: Date): string =>
  `${stamp}${isDaily === true ? ` ${kstDay(now)}` : ''}`;

/** Collects the stamp of a scanned code. */
export const collectStamp = async (taking: Taking): Promise<Taken> => {
  const stamp = scannedStamp(taking);
  const join = await insertJoin(taking, {
    occasion: occasionOf(stamp.id, taking.event.stampsDaily, taking.context.clock.now()),
    slot: stamp.id,
  });
  await finishJoin(taking, join, { state: 'DONE' });
  return { join, result: 'DONE' };
};

interface StampFact {
  readonly member: string;
  readonly venue: string;
  readonly way: 'RIDE' | 'VISIT';
  readonly facilityId?: string;
  /** Instant of the scan; now, if left out. */
  readonly at?: Date;
}

/** Gives the stamps of the events that were open to the member when a ride's scan or a day in the park earned them. */
export const stampByFact = async (
  tx: Tx,
  context: Context,
  { at = context.clock.now(), ...fact }: StampFact,
): Promise<void> => {
  const { documents } = context.live.current.prepared;
  const park = documents.venue.get(fact.venue)?.parkKindCd ?? '';
  const events = [...documents.event.values()].filter(
    (event) => event.kind === 'STAMP' && event.parks.includes(park) && eventStatus(event, at.getTime()) === 'OPEN',
  );
  if (events.length === 0) return;
  const { kind, birth_date: birthDate } = await tx
    .selectFrom('members')
    .select(['kind', 'birth_date'])
    .where('uid', '=', fact.member)
    .executeTakeFirstOrThrow();
  if (kind === '1') return;
  for (const event of events.filter((one) => isOldEnough(one, birthDate, at))) {
    const had = await stampsOf(tx, event.id, fact.member);
    const due = (event.stamps ?? []).filter(
      ({ way, facilityId }) => way === fact.way && (way === 'VISIT' || facilityId === fact.facilityId),
    );
    // A day in the park earns one stamp, the next of the book.
    const stamp =
      fact.way === 'VISIT'
        ? had.some(({ day, slot }) => day === kstDay(at) && due.some(({ id }) => id === slot))
          ? undefined
          : due.find(({ id }) => !had.some(({ slot }) => slot === id))
        : due[0];
    if (
      stamp === undefined ||
      had.some(({ slot, day }) => slot === stamp.id && (event.stampsDaily !== true || day === kstDay(at)))
    )
      continue;
    const taking: Taking = {
      tx,
      context: { ...context, clock: clockAt(at) },
      event,
      venue: fact.venue,
      member: fact.member,
      body: { eventId: event.id },
      locale: 'ko',
    };
    // Another ticket of the member may earn the same stamp at this moment.
    const join = await addJoin(taking, { occasion: occasionOf(stamp.id, event.stampsDaily, at), slot: stamp.id });
    if (join !== undefined) await finishJoin(taking, join, { state: 'DONE' });
  }
};

/** Stamps of a member, oldest first. */
export const stampsOf = (db: Tx, event: string, member: string) =>
  db
    .selectFrom('event_joins')
    .select(['slot', 'day', 'at'])
    .where('event', '=', event)
    .where('member', '=', member)
    .where('slot', '<>', '')
    .orderBy('at')
    .execute();

/** Claims the prize of a number of stamps. Throws what `claimEarned` throws. */
export const claimForStamps = async (taking: Taking, prizeId: string): Promise<Taken> => {
  const { tx, event, member } = taking;
  const { length: count } = await stampsOf(tx, event.id, member);
  return claimEarned(taking, prizeId, ({ at = Math.max(1, event.stamps?.length ?? 0) }) => count >= at);
};

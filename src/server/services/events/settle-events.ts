import type { Tx } from '../../core/storage/tables.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { beginDraw, CLAIM_DAYS, eventStatus, eventTimes, joinStates, orderByLot } from '../../../engine/index.ts';
import type { Event } from '#schemas/documents/event/schema';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { giveBack, take } from '../../core/records/count.ts';
import { notify } from '../../core/records/notify.ts';
import { transition } from '../../core/records/transition.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { drawKindOf, freezeList, lotIn, sealOf } from './fair-draw.ts';
import { seatCounter } from './kinds/apply.ts';
import { barredPrizes, lockPrizes, prizesOutOfReach } from './prizes.ts';
import { isClaim, lockEvent, type JoinRow } from './taking-part.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const claimUntil = (now: Date): string => new Date(now.getTime() + CLAIM_DAYS * DAY_MS).toISOString();

const tellWinner = async (
  tx: Tx,
  context: Context,
  event: Event,
  { id, member, slot, prize }: Pick<JoinRow, 'id' | 'member' | 'slot' | 'prize'>,
): Promise<void> => {
  const { lang = 'ko' } =
    (await tx.selectFrom('members').select('lang').where('uid', '=', member).executeTakeFirst()) ?? {};
  const won = event.prizes?.find((one) => one.id === prize)?.name ?? event.slots?.find((one) => one.id === slot)?.label;
  const venue = [...context.live.current.prepared.documents.venue.values()].find(({ parkKindCd }) =>
    event.parks.includes(parkKindCd),
  );
  await notify(tx, context, {
    member,
    event: 'EVENT_WON',
    ref: id,
    values: { event: localised(event.title, lang), prize: localised(won, lang) },
    link: { venue: venue?.slug ?? '' },
  });
};

/** Time after the close in which requests end that began before it. The list is complete afterwards. */
const CLOSING_MS = 60_000;

const isComplete = (event: Event, now: Date): boolean => now.getTime() >= eventTimes(event).closes + CLOSING_MS;

/** Draws the winners of an event once, after its results are due. Returns false if there was nothing to draw. */
export const drawEvent = async (tx: Tx, context: Context, event: Event): Promise<boolean> => {
  const now = context.clock.now();
  if (event.draw === undefined || eventStatus(event, now.getTime()) !== 'DONE' || !isComplete(event, now)) return false;
  const seal = await sealOf(tx, event.id, now);
  const { numUpdatedRows } = await tx
    .updateTable('event_seeds')
    .set({ drawn_at: now.toISOString(), drawn_release: context.live.current.number })
    .where('event', '=', event.id)
    .where('drawn_at', '=', '')
    .executeTakeFirstOrThrow();
  // Locked: a cancellation waits, and gives up what the draw has given.
  const applied = await context.store
    .forUpdate(
      tx
        .selectFrom('event_joins')
        .select(['id', 'member', 'turn', 'slot'])
        .where('event', '=', event.id)
        .where('state', '=', 'APPLIED')
        .orderBy('no'),
    )
    .execute();
  if (numUpdatedRows !== 1n || applied.length === 0) return false;
  const { prizes = [] } = event;
  await lockPrizes(tx, prizes);
  const draw = beginDraw(
    prizes.map(({ id, stock }) => ({ id, left: stock })),
    event.draw.waiting ?? 0,
  );
  for (const join of orderByLot(applied.map((one) => ({ ...one, lot: lotIn(seal, event.id, one) })))) {
    // Read anew for each lot: what this draw has given counts as well.
    const reach = await prizesOutOfReach({ tx, context, member: join.member }, prizes);
    const [barred, stock] = [[...reach.barred], Object.fromEntries([...reach.promised].map((id) => [id, 0]))];
    const { result, prize } = draw({ barred, stock });
    if (
      (await transition(tx, {
        table: 'event_joins',
        machine: joinStates,
        id: join.id,
        to: result,
        actor: serverActor,
        at: now,
      })) === undefined
    )
      continue;
    await tx
      .updateTable('event_joins')
      .set({
        prize,
        drawn: result,
        barred: JSON.stringify(barred),
        stock: JSON.stringify(stock),
        settled_at: now.toISOString(),
        claim_until: result === 'WON' ? claimUntil(now) : null,
      })
      .where('id', '=', join.id)
      .execute();
    if (result === 'WON') await tellWinner(tx, context, event, { ...join, prize });
    await announceMember(tx, context, join.member, 'event');
  }
  return true;
};

/** Gives what a winner gave up to the first who waits for it: the prize of a draw, or a seat. */
export const moveUp = async (
  tx: Tx,
  context: Context,
  event: Event,
  { prize, slot }: Pick<JoinRow, 'prize' | 'slot'>,
): Promise<void> => {
  const now = context.clock.now();
  const waiting = await tx
    .selectFrom('event_joins')
    .select(['id', 'member', 'turn', 'no'])
    .where('event', '=', event.id)
    .where('state', '=', 'WAITLISTED')
    .where('slot', '=', slot)
    .orderBy('no')
    .execute();
  const seal = await sealOf(tx, event.id, now);
  // After a draw the order is that of the lots, for seats that of the applications.
  const ordered =
    event.draw === undefined
      ? waiting
      : waiting.toSorted((one, other) => (lotIn(seal, event.id, one) < lotIn(seal, event.id, other) ? -1 : 1));
  const given = event.prizes?.filter((one) => one.id === prize) ?? [];
  await lockPrizes(tx, given);
  for (const { id, member } of ordered) {
    const barred = await barredPrizes({ tx, context, member }, given);
    if (barred.has(prize)) continue;
    if (
      (await transition(tx, {
        table: 'event_joins',
        machine: joinStates,
        id,
        to: 'WON',
        actor: serverActor,
        at: now,
      })) === undefined
    )
      continue;
    await tx
      .updateTable('event_joins')
      .set({ prize, settled_at: now.toISOString(), claim_until: prize === '' ? null : claimUntil(now) })
      .where('id', '=', id)
      .execute();
    const seats = event.slots?.find((one) => one.id === slot)?.seats;
    if (seats !== undefined) await take(tx, { ...seatCounter(event.id, slot), capacity: seats });
    await tellWinner(tx, context, event, { id, member, slot, prize });
    await announceMember(tx, context, member, 'event');
    return;
  }
};

/** Cancels an application. A seat or prize that it held goes to the next. Returns false if it had been decided before. */
export const cancelApplication = async (
  tx: Tx,
  context: Context,
  event: Event,
  join: JoinRow,
  actor: Actor,
): Promise<boolean> => {
  // An applicant who finds no seat is in the waitlist before the seat is given back, or finds it.
  if (join.slot !== '') await lockEvent(tx, event.id);
  const from = await transition(tx, {
    table: 'event_joins',
    machine: joinStates,
    id: join.id,
    to: 'CANCELLED',
    actor,
    at: context.clock.now(),
  });
  if (from === undefined) return false;
  if (from === 'WON' && join.slot !== '') await giveBack(tx, seatCounter(event.id, join.slot));
  // Read after the change, which waits for a draw: it gives the prize after the application was found.
  if (from === 'WON')
    await moveUp(
      tx,
      context,
      event,
      await tx.selectFrom('event_joins').select(['prize', 'slot']).where('id', '=', join.id).executeTakeFirstOrThrow(),
    );
  await announceMember(tx, context, join.member, 'event');
  return true;
};

/** Freezes the list of an event that has closed, and draws it. */
export const settleEvent = async (
  tx: Tx,
  context: Context,
  event: Event,
  kind: NonNullable<ReturnType<typeof drawKindOf>>,
): Promise<boolean> => {
  // An entry that is being stored comes into the list, a later one is refused.
  await lockEvent(tx, event.id);
  await freezeList(tx, event.id, kind, context.clock.now());
  return drawEvent(tx, context, event);
};

/** Freezes the lists of what has closed, draws what is due, and lets prizes lapse that nobody claimed. */
export const settleEvents = async (context: Context): Promise<void> => {
  const { store, live } = context;
  if (!live.isLoaded) return;
  const { event: events } = live.current.prepared.documents;
  const now = context.clock.now();
  const settled = new Set(
    (await store.db.selectFrom('event_seeds').select(['event', 'list_hash', 'drawn_at']).execute())
      .filter((row) => row.list_hash !== '' && (row.drawn_at !== '' || events.get(row.event)?.draw === undefined))
      .map(({ event }) => event),
  );
  for (const event of events.values()) {
    const kind = drawKindOf(event);
    if (kind === undefined || settled.has(event.id) || !isComplete(event, now)) continue;
    await inTransaction(store, (tx) => settleEvent(tx, context, event, kind));
  }
  const late = await store.db
    .selectFrom('event_joins')
    .select(columnsOf('event_joins'))
    .where('state', '=', 'WON')
    .where('claim_until', '<=', context.clock.now().toISOString())
    .limit(200)
    .execute();
  for (const join of late) {
    await inTransaction(store, async (tx) => {
      if (
        (await transition(tx, {
          table: 'event_joins',
          machine: joinStates,
          id: join.id,
          to: 'LAPSED',
          actor: serverActor,
          at: context.clock.now(),
        })) === undefined
      )
        return;
      const event = events.get(join.event);
      if (event !== undefined && join.kind === 'APPLY' && !isClaim(join)) await moveUp(tx, context, event, join);
      await announceMember(tx, context, join.member, 'event');
    });
  }
};

import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { isLiveInQueue, statesOfMode, type QueueState, type StateMachine } from '../../../engine/index.ts';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { giveBack } from '../../core/records/count.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { transition } from '../../core/records/transition.ts';
import { liveCounter, slotCounter } from './plans.ts';
import { isInPark, type Entry } from './entry.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Moves an entry to a state. Returns false if it was in no state from which this actor may move it. */
export const moveEntry = async (
  tx: Tx,
  { clock }: Context,
  { id, mode, venue }: Pick<Entry, 'id' | 'mode' | 'venue'>,
  to: QueueState,
  actor: Actor,
  reason = '',
): Promise<boolean> => {
  const machine: StateMachine<QueueState> = statesOfMode(mode);
  return (
    (await transition(tx, { table: 'queue_entries', machine, id, to, actor, at: clock.now(), venue, reason })) !==
    undefined
  );
};

/** Reads an entry and locks it, so that its people stay as they are until the transaction ends. */
export const lockEntry = (tx: Tx, { store }: Pick<Context, 'store'>, id: string): Promise<Entry> =>
  store
    .forUpdate(tx.selectFrom('queue_entries').select(columnsOf('queue_entries')).where('id', '=', id))
    .executeTakeFirstOrThrow();

export const peopleOf = (tx: Tx, entry: string) =>
  tx
    .selectFrom('queue_people')
    .select(columnsOf('queue_people'))
    .where('entry', '=', entry)
    .where('live', '=', 1)
    .orderBy('product')
    .execute();

/** Tells everybody of a party, in their open browsers, that their place changed. */
export const announceParty = async (
  tx: Tx,
  context: Context,
  entry: Pick<Entry, 'member'>,
  members: readonly string[],
): Promise<void> => {
  for (const member of new Set([entry.member, ...members])) await announceMember(tx, context, member, 'queue');
};

/** Ends an entry: its people can join again, and a reserved time that was not used is free. Returns false if it had ended before. */
export const endEntry = async (
  tx: Tx,
  context: Context,
  entry: Entry,
  to: Exclude<QueueState, 'WAITING' | 'CALLED' | 'RESERVED' | 'READY'>,
  actor: Actor,
  reason = '',
): Promise<boolean> => {
  if (!(await moveEntry(tx, context, entry, to, actor, reason))) return false;
  await tx
    .updateTable('queue_entries')
    .set({ ended_at: context.clock.now().getTime() })
    .where('id', '=', entry.id)
    .execute();
  const people = await peopleOf(tx, entry.id);
  for (const { id, product, member } of people) {
    const counts =
      to === 'NO_SHOW' && (member === entry.member || (await isMemberInPark(tx, context, member, entry.venue)));
    await tx
      .updateTable('queue_people')
      .set({
        live: 0,
        ...(counts ? { no_show: 1 } : {}),
        ...(to === 'CLOSED' && entry.mode === 'LINE' ? { come_back: 1 } : {}),
      })
      .where('id', '=', id)
      .execute();
    await giveBack(tx, liveCounter(product, entry.day));
  }
  if (entry.slot !== '' && (to === 'CANCELLED' || to === 'ENDED'))
    await giveBack(tx, { ...slotCounter(entry.plan, entry.day, entry.slot), amount: people.length });
  await announceParty(
    tx,
    context,
    entry,
    people.map(({ member }) => member),
  );
  return true;
};

const isMemberInPark = async (tx: Tx, { clock }: Context, uid: string, venue: string): Promise<boolean> => {
  const member = await tx.selectFrom('members').select('passages').where('uid', '=', uid).executeTakeFirst();
  return member !== undefined && isInPark(member, venue, clock.now());
};

/** Takes people out of a party; the others keep their place. An entry without people ends in the given state. Returns false if none of them was in it any more. */
export const removePeople = async (
  tx: Tx,
  context: Context,
  { id }: Pick<Entry, 'id'>,
  gone: readonly { readonly id: string }[],
  { to, actor, reason }: { readonly to: 'CANCELLED' | 'ENDED'; readonly actor: Actor; readonly reason: string },
): Promise<boolean> => {
  // Several may leave at once: the last of them ends the entry.
  const entry = await lockEntry(tx, context, id);
  const all = await peopleOf(tx, entry.id);
  const leaving = all.filter((person) => gone.some((one) => one.id === person.id));
  if (leaving.length === 0) return false;
  if (leaving.length === all.length)
    return endEntry(
      tx,
      context,
      entry,
      to,
      actor.kind === 'member' && actor.id !== entry.member ? serverActor : actor,
      reason,
    );
  for (const { id: person, product } of leaving) {
    await tx.updateTable('queue_people').set({ live: 0 }).where('id', '=', person).execute();
    await giveBack(tx, liveCounter(product, entry.day));
  }
  await tx
    .updateTable('queue_entries')
    .set((row) => ({ people: row('people', '-', leaving.length) }))
    .where('id', '=', entry.id)
    .execute();
  if (entry.slot !== '')
    await giveBack(tx, { ...slotCounter(entry.plan, entry.day, entry.slot), amount: leaving.length });
  await audit(tx, {
    record: 'queue_entries',
    id: entry.id,
    actor,
    from: entry.state,
    to: entry.state,
    at: context.clock.now(),
    venue: entry.venue,
    reason,
  });
  await announceParty(
    tx,
    context,
    entry,
    all.map(({ member }) => member),
  );
  return true;
};

interface Leaving {
  readonly member: string;
  readonly venue: string;
  /** One ticket of the member; all if left out. */
  readonly product?: string;
  readonly reason?: string;
}

/** Ends the places of a member's tickets in a park, as an exit gate does. Returns how many entries it changed. */
export const leaveQueues = async (
  tx: Tx,
  context: Context,
  { member, venue, product, reason = 'left the park' }: Leaving,
): Promise<number> => {
  let query = tx
    .selectFrom('queue_people')
    .innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry')
    .select(columnsOf('queue_entries'))
    .select('queue_people.id as personId')
    .where('queue_people.member', '=', member)
    .where('queue_people.live', '=', 1)
    .where('venue', '=', venue);
  if (product !== undefined) query = query.where('queue_people.product', '=', product);
  const rows = await query.orderBy('queue_entries.id').execute();
  const entries = Map.groupBy(rows, ({ id }) => id);
  for (const people of entries.values()) {
    const [entry] = people;
    if (entry !== undefined && isLiveInQueue(entry.state))
      await removePeople(
        tx,
        context,
        entry,
        people.map(({ personId }) => ({ id: personId })),
        { to: 'ENDED', actor: serverActor, reason },
      );
  }
  return entries.size;
};

/** Ends the places of a ticket that its holder may no longer use. */
export const endTicketPlaces = async (tx: Tx, context: Context, product: string): Promise<void> => {
  const holders = await tx
    .selectFrom('queue_people')
    .innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry')
    .select(['queue_people.member', 'queue_entries.venue'])
    .distinct()
    .where('queue_people.product', '=', product)
    .where('live', '=', 1)
    .execute();
  for (const { member, venue } of holders)
    await leaveQueues(tx, context, { member, venue, product, reason: 'ticket gone' });
};

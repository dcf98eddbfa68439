import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { dueQueueState } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { recordFact } from '../../core/records/facts.ts';
import { endEntry, lockEntry, moveEntry, peopleOf } from './end-entry.ts';
import type { Entry } from './entry.ts';
import { columnsOf } from '../../core/storage/columns.ts';

export interface Entering {
  /** Ticket of anybody of the party. */
  readonly product: string;
  readonly venue: string;
  readonly facility: string;
  /** Device of the entrance. */
  readonly actor: Actor;
}

/** Latest entry of a ticket at a facility today. */
export const entryOfTicket = (
  tx: Tx,
  { product, venue, facility }: Omit<Entering, 'actor'>,
  day: string,
): Promise<(Entry & { readonly live: number }) | undefined> =>
  tx
    .selectFrom('queue_people')
    .innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry')
    .select(columnsOf('queue_entries'))
    .select('live')
    .where('product', '=', product)
    .where('queue_people.day', '=', day)
    .where('venue', '=', venue)
    .where('facility', '=', facility)
    .orderBy('live', 'desc')
    .orderBy('no', 'desc')
    .executeTakeFirst();

/** Lets a party in that was called or whose time has come, by the ticket of one of them. Throws `queueState` before the call and after the window. */
export const enterQueue = async (
  tx: Tx,
  context: Context,
  { product, venue, facility, actor }: Entering,
): Promise<Entry> => {
  const found = await tx
    .selectFrom('queue_people')
    .innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry')
    .select('queue_entries.id')
    .where('product', '=', product)
    .where('live', '=', 1)
    .where('venue', '=', venue)
    .where('facility', '=', facility)
    .executeTakeFirst();
  if (found === undefined) throw new HttpError('queueState');
  const entry = await lockEntry(tx, context, found.id);
  const due = dueQueueState(
    { state: entry.state, startsAt: entry.starts_at ?? Infinity, until: entry.until ?? Infinity },
    context.clock.now().getTime(),
  );
  const people = await peopleOf(tx, entry.id);
  if (due === 'READY') await moveEntry(tx, context, entry, 'READY', serverActor);
  if (due === 'NO_SHOW' || !(await endEntry(tx, context, entry, 'ENTERED', actor))) throw new HttpError('queueState');
  for (const member of new Set(people.map((person) => person.member)))
    await recordFact(tx, { member, fact: 'RIDE', park: venue, kind: facility, ref: entry.id, at: context.clock.now() });
  return { ...entry, people: people.length, state: 'ENTERED' };
};

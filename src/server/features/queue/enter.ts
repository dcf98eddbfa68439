import { dueQueueState } from '#engine';
import { HttpError } from '../../errors.ts';
import { serverActor, type Actor } from '../../records/actor.ts';
import { endEntry, moveEntry } from './end-entry.ts';
import type { Entry, QueueContext, Tx } from './queue-context.ts';

export interface Entering {
  /** Ticket of anybody of the party. */
  readonly product: string;
  readonly venue: string;
  readonly facility: string;
  /** Device of the entrance. */
  readonly actor: Actor;
}

/** Lets a party in that was called or whose time has come, by the ticket of one of them. Throws `queueState` before the call and after the window. */
export const enterQueue = async (tx: Tx, context: QueueContext, { product, venue, facility, actor }: Entering): Promise<Entry> => {
  const entry = await tx.selectFrom('queue_people').innerJoin('queue_entries', 'queue_entries.id', 'queue_people.entry').selectAll('queue_entries').where('product', '=', product).where('live', '=', 1).where('venue', '=', venue).where('facility', '=', facility).executeTakeFirst();
  if (entry === undefined) throw new HttpError('queueState');
  const due = dueQueueState({ state: entry.state, startsAt: entry.starts_at ?? Infinity, until: entry.until ?? Infinity }, context.now().getTime());
  if (due === 'READY') await moveEntry(tx, context, entry, 'READY', serverActor);
  if (due === 'NO_SHOW' || !(await endEntry(tx, context, entry, 'ENTERED', actor))) throw new HttpError('queueState');
  return { ...entry, state: 'ENTERED' };
};

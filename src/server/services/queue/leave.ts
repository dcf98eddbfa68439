import type { Tx } from '../../core/storage/tables.ts';
import type { Context } from '../../core/context.ts';
import { CANCEL_BEFORE_MS } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import { endEntry, removePeople } from './end-entry.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Cancels the entry that a member made, or takes the member out of a companion's. Throws `notFound` for an entry of other people. */
export const cancelEntry = async (tx: Tx, context: Context, member: string, id: string): Promise<void> => {
  const entry = await tx
    .selectFrom('queue_entries')
    .select(columnsOf('queue_entries'))
    .where('id', '=', id)
    .executeTakeFirst();
  const people = await tx
    .selectFrom('queue_people')
    .select(columnsOf('queue_people'))
    .where('entry', '=', id)
    .where('member', '=', member)
    .execute();
  if (entry === undefined || (entry.member !== member && people.length === 0)) throw new HttpError('notFound');
  const isLate = entry.starts_at !== null && context.clock.now().getTime() > entry.starts_at - CANCEL_BEFORE_MS;
  if (isLate) throw new HttpError('queueState');
  const actor = { kind: 'member', id: member } as const;
  if (entry.member === member) {
    if (!(await endEntry(tx, context, entry, 'CANCELLED', actor))) throw new HttpError('queueState');
    return;
  }
  if (!(await removePeople(tx, context, entry, people, { to: 'ENDED', actor, reason: 'left the party' })))
    throw new HttpError('queueState');
};

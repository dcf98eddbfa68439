import type { Tx } from '../../core/storage/tables.ts';
import type { WithLending } from './with-lending.ts';
import type { FriendStatusBody, RequestStatusBody } from '#schemas/calls/companions/answers';
import { HttpError } from '../../core/errors.ts';
import { lockMembers } from '../../core/records/lock.ts';
import { pairOf, relationStates, type RelationType } from '../../core/records/friends.ts';
import { transition } from '../../core/records/transition.ts';
import { accept } from './accept.ts';
import { close, otherOf } from './pairs.ts';
import { daysAgo, limits, tellBoth } from './limits.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Changes an open request: the receiver accepts, rejects or blocks, the asker cancels. Requests of others answer like unknown ones. */
export const decide = async (
  tx: Tx,
  context: WithLending,
  member: string,
  { requestId, processStatus: to }: RequestStatusBody,
): Promise<true> => {
  const read = tx
    .selectFrom('relations')
    .select(columnsOf('relations'))
    .where('id', '=', requestId)
    .where('state', '=', 'REQUESTING')
    .where('at', '>', daysAgo(context, limits.requestDays));
  const asked = await read.executeTakeFirst();
  if (asked === undefined || (to === 'CANCELLED' ? asked.asker : asked.receiver) !== member)
    throw new HttpError('friendClosed');
  await lockMembers(tx, context.store, [asked.asker, asked.receiver]);
  const row = await read.executeTakeFirst();
  if (row === undefined) throw new HttpError('friendClosed');
  switch (to) {
    case 'ACCEPTED': {
      const refused = await accept(tx, context, row, member);
      if (refused !== undefined) throw new HttpError(refused);
      return true;
    }
    case 'BLOCKED':
      await block(tx, context, member, row.asker);
      return true;
    case 'REJECTED':
    case 'CANCELLED': {
      const at = context.clock.now();
      const before = await transition(tx, {
        table: 'relations',
        machine: relationStates,
        id: row.id,
        to,
        actor: { kind: 'member', id: member },
        at,
        venue: row.park,
      });
      if (before === undefined) throw new HttpError('friendClosed');
      await tx.updateTable('relations').set({ decided_at: at.toISOString() }).where('id', '=', row.id).execute();
      await tellBoth(tx, context, [row.asker, row.receiver]);
      return true;
    }
  }
};

/** Ends a relation, or blocks or unblocks a member. Members who were never related answer like unknown ones. */
export const changeFriend = async (
  tx: Tx,
  context: WithLending,
  member: string,
  { friendUid, statusCd, type, park }: FriendStatusBody & { readonly type: RelationType; readonly park: string },
): Promise<true> => {
  const unrelated = type === 'COMPANION' ? 'notCompanions' : 'friendClosed';
  await lockMembers(tx, context.store, [member, friendUid]);
  if (statusCd === 'UNBLOCK') {
    const { numDeletedRows } = await tx
      .deleteFrom('blocks')
      .where('blocker', '=', member)
      .where('blocked', '=', friendUid)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new HttpError(unrelated);
    await tellBoth(tx, context, [member]);
    return true;
  }
  const rows = await tx
    .selectFrom('relations')
    .select(columnsOf('relations'))
    .where('pair', '=', pairOf(member, friendUid))
    .where('state', '=', 'ACCEPTED')
    .execute();
  const ended = rows.filter((row) => statusCd === 'BLOCK' || (row.type === type && row.park === park));
  if (ended.length === 0) throw new HttpError(unrelated);
  if (statusCd === 'BLOCK') await block(tx, context, member, friendUid);
  else for (const row of ended) await close(tx, context, row, { member, to: 'ENDED' });
  return true;
};

/** Blocks a member: every open relation of the two closes, and neither finds the other. */
const block = async (tx: Tx, context: WithLending, member: string, person: string): Promise<void> => {
  await tx
    .insertInto('blocks')
    .values({ blocker: member, blocked: person, at: context.clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx
    .selectFrom('relations')
    .select(columnsOf('relations'))
    .where('pair', '=', pairOf(member, person))
    .where('state', 'in', ['REQUESTING', 'ACCEPTED'])
    .execute();
  for (const row of rows) await close(tx, context, row, { member: otherOf(row, person), to: 'BLOCKED' });
};

import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import type { Context } from '../../core/context.ts';
import { openJoinStates } from '../../../engine/index.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { cancelApplication } from './settle-events.ts';

export const eventsMemberData: MemberData = {
  columns: { event_joins: ['member', 'id'], event_reminders: ['member'], member_badges: ['member'] },
  exported: async (db, _context, member) => ({
    eventJoins: await memberRows(db, 'event_joins', {
      by: 'member',
      member,
      columns: ['event', 'venue', 'day', 'state', 'prize', 'slot', 'score', 'answers', 'at'],
    }),
    badges: await memberRows(db, 'member_badges', { by: 'member', member, columns: ['badge', 'period', 'at'] }),
  }),
  // A list that is drawn, or complete, stays as it was, so that the draw can be repeated: without answers a participation names nobody. Others are deleted.
  empty: async (tx, context, member) => {
    await deleteMemberRows(tx, { event_reminders: ['member'], member_badges: ['member'] }, member);
    await cancelOpen(tx, context, member);
    await tx
      .deleteFrom('event_joins')
      .where('member', '=', member)
      .where('drawn', '=', '')
      .where('event', 'not in', completeLists(tx))
      .execute();
    await tx.updateTable('event_joins').set({ answers: '{}' }).where('member', '=', member).execute();
  },
};

const completeLists = (tx: Tx) => tx.selectFrom('event_seeds').select('event').where('list_hash', '<>', '');

/** Gives seats and prizes to those who wait for them. Applications in a complete list still take part in the draw. */
const cancelOpen = async (tx: Tx, context: Context, member: string): Promise<void> => {
  const { documents } = context.live.current.prepared;
  const complete = new Set((await completeLists(tx).execute()).map(({ event }) => event));
  const open = await tx
    .selectFrom('event_joins')
    .select(columnsOf('event_joins'))
    .where('member', '=', member)
    .where('state', 'in', openJoinStates)
    .orderBy('event')
    .execute();
  for (const join of open) {
    const event = documents.event.get(join.event);
    if (event !== undefined && !(join.state === 'APPLIED' && complete.has(join.event)))
      await cancelApplication(tx, context, event, join, { kind: 'member', id: member });
  }
};

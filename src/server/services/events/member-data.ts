import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

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
  // A drawn list stays as it was, so that the draw can be repeated: without answers a participation names nobody. Others are deleted.
  empty: async (tx, _context, member) => {
    await deleteMemberRows(tx, { event_reminders: ['member'], member_badges: ['member'] }, member);
    await tx.deleteFrom('event_joins').where('member', '=', member).where('drawn', '=', '').execute();
    await tx.updateTable('event_joins').set({ answers: '{}' }).where('member', '=', member).execute();
    await tx
      .updateTable('event_joins')
      .set({ state: 'LAPSED' })
      .where('member', '=', member)
      .where('state', 'in', ['WON', 'WAITLISTED'])
      .execute();
  },
};

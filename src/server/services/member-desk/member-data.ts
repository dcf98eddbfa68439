import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { som_adjustments: ['member'] } as const;

export const memberDeskMemberData: MemberData = {
  // Look-ups stay for two years, because each has the hash of the one before. The uid names nobody after the withdrawal.
  columns: { ...columns, look_ups: ['member'] },
  exported: async (db, _context, member) => ({
    lookUps: await memberRows(db, 'look_ups', { by: 'member', member, columns: ['at', 'role', 'purpose', 'field'] }),
    adjustments: await memberRows(db, 'som_adjustments', {
      by: 'member',
      member,
      columns: ['amount', 'reason', 'state', 'proposed_at'],
    }),
  }),
  empty: async (tx, _context, member) => {
    await deleteMemberRows(tx, columns, member);
  },
};

import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { reward_claims: ['member'] } as const;

export const rewardsMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    rewards: await memberRows(db, 'reward_claims', {
      by: 'member',
      member,
      columns: ['program', 'amount', 'som', 'approval_no', 'at'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

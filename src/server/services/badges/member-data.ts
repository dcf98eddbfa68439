import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { badges: ['member'], missions: ['member'], fact_judgements: ['member'] } as const;

export const badgesMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    badges: await memberRows(db, 'badges', { by: 'member', member, columns: ['badge', 'period', 'at'] }),
    missions: await memberRows(db, 'missions', {
      by: 'member',
      member,
      columns: ['mission', 'period', 'state', 'done_at', 'claimed_at', 'approval_no'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

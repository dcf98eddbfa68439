import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { disabled_boardings: ['member'], disabled_entries: ['member'] } as const;

export const disabledBoardingMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    disabledBoarding: await memberRows(db, 'disabled_boardings', {
      by: 'member',
      member,
      columns: ['park', 'until'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { billboard_applications: ['member'] } as const;

export const billboardMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    billboardApplications: await memberRows(db, 'billboard_applications', {
      by: 'member',
      member,
      columns: ['venue', 'billboard', 'day', 'time', 'words', 'sender', 'state', 'at'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

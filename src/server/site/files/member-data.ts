import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { files: ['member'] } as const;

export const filesMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    files: await memberRows(db, 'files', { by: 'member', member, columns: ['purpose', 'state', 'at'] }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

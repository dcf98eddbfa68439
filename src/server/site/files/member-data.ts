import { releaseFiles } from '../../core/files/file-records.ts';
import type { MemberData } from '../../core/records/member-data.ts';
import { memberRows } from '../../core/records/member-rows.ts';

export const filesMemberData: MemberData = {
  // Files of a profile are claimed by the member.
  columns: { files: ['member', 'ref'] },
  exported: async (db, _context, member) => ({
    files: await memberRows(db, 'files', {
      by: 'member',
      member,
      columns: ['purpose', 'state', 'at', 'media_type', 'size'],
    }),
  }),
  empty: (tx, _context, member) => releaseFiles(tx, { member }),
};

import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { report_shares: ['member'], report_reviews: ['member'], memory_reports: ['member'] } as const;

export const reportsMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    memoryReports: await memberRows(db, 'memory_reports', {
      by: 'member',
      member,
      columns: ['venue', 'day', 'body', 'made_at'],
    }),
    reviews: await memberRows(db, 'report_reviews', {
      by: 'member',
      member,
      columns: ['venue', 'day', 'state', 'stars', 'words', 'open', 'at', 'changed_at'],
    }),
    reportLinks: await memberRows(db, 'report_shares', { by: 'member', member, columns: ['at', 'until', 'ended_at'] }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

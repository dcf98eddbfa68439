import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { score_entries: ['member'], grade_terms: ['member'] } as const;

export const gradesMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    score: await memberRows(db, 'score_entries', {
      by: 'member',
      member,
      columns: ['amount', 'source', 'park', 'at', 'expires_on'],
    }),
    gradeTerm: await memberRows(db, 'grade_terms', { by: 'member', member, columns: ['since', 'until'] }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

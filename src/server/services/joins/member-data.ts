import type { MemberData } from '../../core/records/member-data.ts';

/** Joins, and the guardians of children. */
export const joinData: MemberData = {
  columns: { joins: ['member'], guardians: ['child'] },
  exported: async (db, _context, member) => ({
    guardian: await db
      .selectFrom('guardians')
      .select(['relation', 'state', 'at', 'ended_at'])
      .where('child', '=', member)
      .execute(),
  }),
  empty: async (tx, _context, member) => {
    await tx.deleteFrom('guardians').where('child', '=', member).execute();
    await tx.deleteFrom('joins').where('member', '=', member).execute();
  },
};

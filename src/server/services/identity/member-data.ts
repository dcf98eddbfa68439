import type { MemberData } from '../../core/records/member-data.ts';

/** What is kept of a member's identity: exported without the keys, deleted at the end of a withdrawal. */
export const memberData: MemberData = {
  columns: { verifications: ['member'], identities: ['member'] },
  exported: async (db, _context, member) => ({
    identities: await db
      .selectFrom('identities')
      .select(['method', 'name', 'birth_date', 'gender', 'foreigner', 'state', 'verified_at'])
      .where('member', '=', member)
      .orderBy('verified_at')
      .execute(),
  }),
  empty: async (tx, _context, member) => {
    await tx.deleteFrom('verifications').where('member', '=', member).execute();
    await tx.deleteFrom('identities').where('member', '=', member).execute();
  },
};

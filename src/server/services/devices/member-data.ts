import type { MemberData } from '../../core/records/member-data.ts';

export const devicesMemberData: MemberData = {
  columns: { scans: ['holder', 'answer'] },
  exported: async (db, _context, member) => ({
    scans: await db
      .selectFrom('scans')
      .select(['venue', 'kind', 'day', 'at', 'result'])
      .where('holder', '=', member)
      .orderBy('at')
      .execute(),
  }),
  // The scan itself stays for its device, which must not repeat it.
  empty: async (tx, _context, member) => {
    await tx.updateTable('scans').set({ holder: '', answer: '{}' }).where('holder', '=', member).execute();
  },
};

import type { Feature } from '../../core/feature.ts';
import { registerProfile } from './routes.ts';

export const feature: Feature = {
  visitors: registerProfile,
  memberData: {
    columns: { email_changes: ['member'] },
    exported: async (db, _context, member) => ({
      emailChanges: await db
        .selectFrom('email_changes')
        .select(['state', 'email', 'earlier', 'at'])
        .where('member', '=', member)
        .orderBy('at')
        .execute(),
    }),
    empty: async (tx, _context, member) => {
      await tx.deleteFrom('email_changes').where('member', '=', member).execute();
    },
  },
};

import type { Feature } from '../../core/feature.ts';
import { registerExternalLogin } from './routes.ts';

export const feature: Feature = {
  visitors: registerExternalLogin,
  memberData: {
    columns: { external_grants: ['member'] },
    exported: async (db, _context, member) => ({
      externalGrants: await db
        .selectFrom('external_grants')
        .select(['client', 'field', 'at'])
        .where('member', '=', member)
        .orderBy('at')
        .execute(),
    }),
    empty: async (tx, _context, member) => {
      await tx.deleteFrom('external_grants').where('member', '=', member).execute();
    },
  },
};

import type { MemberData } from '../../core/records/member-data.ts';
import { momentOf } from '../../core/wire-values.ts';
import { linksOf } from './identities-store.ts';
import { queueRevocation } from './revocations.ts';

export const socialMemberData: MemberData = {
  columns: { social_identities: ['member'], social_logins: ['member'] },
  exported: async (db, _context, member) => ({
    socialAccounts: (await linksOf(db, member)).map(({ provider, label, linked_at, last_used_at }) => ({
      provider,
      label,
      linkedAt: momentOf(linked_at),
      lastUsedAt: momentOf(last_used_at),
    })),
  }),
  empty: async (tx, context, member) => {
    for (const link of await linksOf(tx, member)) await queueRevocation(tx, context, link);
    await tx.deleteFrom('social_identities').where('member', '=', member).execute();
    await tx.deleteFrom('social_logins').where('member', '=', member).execute();
  },
};

import type { Feature } from '../../core/feature.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import { registerProfileUploads } from './console.ts';
import { registerProfile } from './routes.ts';

export const feature: Feature = {
  visitors: registerProfile,
  console: registerProfileUploads,
  memberData: {
    columns: { email_changes: ['member'], profile_pictures: ['member'] },
    exported: async (db, _context, member) => ({
      emailChanges: await db
        .selectFrom('email_changes')
        .select(['state', 'email', 'earlier', 'at'])
        .where('member', '=', member)
        .orderBy('at')
        .execute(),
      profilePictures: await memberRows(db, 'profile_pictures', {
        by: 'member',
        member,
        columns: ['picture', 'price', 'at'],
      }),
    }),
    empty: async (tx, _context, member) => {
      await deleteMemberRows(tx, { email_changes: ['member'], profile_pictures: ['member'] }, member);
    },
  },
};

import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = {
  relations: ['asker', 'receiver'],
  blocks: ['blocker', 'blocked'],
  friend_tokens: ['asker', 'member'],
  companion_group_people: ['member'],
  companion_groups: ['owner'],
  invitations: ['inviter', 'used_by'],
  personal_values: ['member'],
} as const;

export const companionsMemberData: MemberData = {
  columns: { ...columns, relations: ['asker', 'receiver', 'pair'] },
  exported: async (db, _context, member) => ({
    relations: [
      ...(await memberRows(db, 'relations', {
        by: 'asker',
        member,
        columns: ['type', 'park', 'state', 'asker_alias', 'at'],
      })),
      ...(await memberRows(db, 'relations', {
        by: 'receiver',
        member,
        columns: ['type', 'park', 'state', 'receiver_alias', 'at'],
      })),
    ],
    companionGroups: await memberRows(db, 'companion_groups', { by: 'owner', member, columns: ['name', 'at'] }),
    blocks: await memberRows(db, 'blocks', { by: 'blocker', member, columns: ['at'] }),
    personalValues: await memberRows(db, 'personal_values', {
      by: 'member',
      member,
      columns: ['kind', 'value', 'at'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

import type { MemberData } from '../../core/records/member-data.ts';
import { giveBack } from '../../core/records/count.ts';
import { undoFact } from '../../core/records/facts.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { counterOf, otherOf } from './pairs.ts';

const columns = {
  relations: ['asker', 'receiver'],
  blocks: ['blocker', 'blocked'],
  friend_tokens: ['asker', 'member'],
  companion_group_people: ['member'],
  companion_groups: ['owner'],
  invitations: ['inviter', 'used_by'],
  personal_values: ['member'],
} as const;

/** Friends and companions of the member have a place for somebody else. */
const freePlaces = async (tx: Tx, member: string, at: Date): Promise<void> => {
  const open = await tx
    .selectFrom('relations')
    .select(['id', 'type', 'park', 'asker', 'receiver'])
    .where('state', '=', 'ACCEPTED')
    .where((row) => row.or([row('asker', '=', member), row('receiver', '=', member)]))
    .execute();
  const places = open.map((relation) => ({ relation, other: otherOf(relation, member) }));
  for (const { relation, other } of places.toSorted((a, b) => (a.other < b.other ? -1 : 1))) {
    await giveBack(tx, counterOf(relation, other));
    if (relation.type === 'FRIEND') await undoFact(tx, { member: other, fact: 'FRIEND', ref: relation.id, at });
  }
};

export const companionsMemberData: MemberData = {
  columns: { ...columns, relations: ['id', 'asker', 'receiver', 'pair'] },
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
  empty: async (tx, { clock }, member) => {
    await freePlaces(tx, member, clock.now());
    await deleteMemberRows(tx, columns, member);
  },
};

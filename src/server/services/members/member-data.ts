import { isOnSite } from '../../../engine/index.ts';
import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';

const columns = {
  notifications: ['member'],
  member_facts: ['member'],
  guardians: ['child'],
  joins: ['member'],
} as const;

export const membersMemberData: MemberData = {
  // The log of records has no personal values: its uid names an emptied member.
  columns: { ...columns, members: ['uid'], record_log: ['actor', 'record_id'], claims: ['key', 'ref'] },
  last: true,
  blocks: async (db, { clock }, member) => {
    const row = await db
      .selectFrom('members')
      .select(['passages', 'barred_until'])
      .where('uid', '=', member)
      .executeTakeFirstOrThrow();
    const now = clock.now();
    const inside = Object.entries(passagesOf(row)).filter(([park, visit]) =>
      isOnSite(passageInfoOf(park, visit), now.getTime()),
    );
    return [
      { code: 'ON_SITE', amount: inside.length },
      { code: 'BAR', amount: row.barred_until > now.toISOString() ? 1 : 0 },
    ];
  },
  exported: async (db, _context, member) => ({
    member: (
      await memberRows(db, 'members', {
        by: 'uid',
        member,
        columns: [
          'uid',
          'login_id',
          'name',
          'nickname',
          'lang',
          'birth_date',
          'gender',
          'email',
          'mobile',
          'kind',
          'grade',
          'picture',
          'consents',
          'passages',
          'created_at',
        ],
      })
    )[0],
    notifications: await memberRows(db, 'notifications', {
      by: 'member',
      member,
      columns: ['topic', 'title', 'body', 'read_at', 'at'],
    }),
    facts: await memberRows(db, 'member_facts', {
      by: 'member',
      member,
      columns: ['fact', 'park', 'kind', 'amount', 'at'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

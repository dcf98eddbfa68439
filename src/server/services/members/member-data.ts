import { sql } from 'kysely';
import { isOnSite } from '../../../engine/index.ts';
import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import type { Tx } from '../../core/storage/tables.ts';

const columns = { member_facts: ['member'] } as const;

/** Deletes what is counted for a member and taken by a member: the keys have the uid as a word. */
const deleteCounted = async (tx: Tx, member: string): Promise<void> => {
  for (const table of ['claims', 'counters'] as const)
    await sql`delete from ${sql.table(table)} where ' ' || key || ' ' like ${`% ${member} %`}`.execute(tx);
  await tx.deleteFrom('claims').where('ref', '=', member).execute();
};

export const membersMemberData: MemberData = {
  // The journal has no personal values. Its uid, and that of the empty row of the member, name nobody any more.
  columns: {
    member_facts: ['member', 'ref'],
    members: ['uid'],
    record_log: ['actor', 'record_id'],
    claims: ['key', 'ref'],
    counters: ['key'],
  },
  turn: 'last',
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
          'main_settings',
          'created_at',
        ],
      })
    )[0],
    facts: await memberRows(db, 'member_facts', {
      by: 'member',
      member,
      columns: ['fact', 'park', 'kind', 'amount', 'at'],
    }),
  }),
  empty: async (tx, _context, member) => {
    await deleteMemberRows(tx, columns, member);
    await deleteCounted(tx, member);
  },
};

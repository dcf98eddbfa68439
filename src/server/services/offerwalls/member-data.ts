import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { offerwall_rewards: ['member'], offerwall_keys: ['member'] } as const;

export const offerwallsMemberData: MemberData = {
  columns,
  blocks: async (db, _context, member) => {
    const { count } = await db
      .selectFrom('offerwall_rewards')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('member', '=', member)
      .where('state', '=', 'HELD')
      .executeTakeFirstOrThrow();
    return [{ code: 'SOM_HELD', amount: Number(count) }];
  },
  exported: async (db, _context, member) => ({
    offerwallRewards: await memberRows(db, 'offerwall_rewards', {
      by: 'member',
      member,
      columns: ['wall', 'amount', 'state', 'reason', 'at', 'held_until'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

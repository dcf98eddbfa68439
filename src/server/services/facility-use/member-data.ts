import { countOf } from '../../core/records/live-records.ts';
import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import { liveStates } from './places.ts';

const columns = { facility_uses: ['member'] } as const;

export const facilityUseMemberData: MemberData = {
  columns,
  blocks: async (db, _context, member) => [
    {
      code: 'FACILITY_USE',
      amount: await countOf(
        db
          .selectFrom('facility_uses')
          .select((row) => row.fn.countAll<number | string>().as('count'))
          .where('member', '=', member)
          .where('state', 'in', liveStates),
      ),
    },
  ],
  exported: async (db, _context, member) => ({
    facilityUses: await memberRows(db, 'facility_uses', {
      by: 'member',
      member,
      columns: ['venue', 'facility', 'place', 'day', 'people', 'state'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

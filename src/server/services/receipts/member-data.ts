import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { receipts: ['member'] } as const;

export const receiptsMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    receipts: await memberRows(db, 'receipts', {
      by: 'member',
      member,
      columns: ['venue', 'place', 'state', 'paid_by', 'amount', 'refunded', 'items', 'at'],
    }),
  }),
  keptByLaw: async (db, _context, member) =>
    (
      await db
        .selectFrom('receipts')
        .select(['id', 'venue', 'source', 'ref', 'place', 'state', 'paid_by', 'amount', 'refunded', 'items', 'at'])
        .where('member', '=', member)
        .execute()
    ).map(({ id, ...body }) => ({ id: `receipts ${id}`, kind: 'payment', at: body.at, body })),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

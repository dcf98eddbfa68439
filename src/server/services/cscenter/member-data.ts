import { columnsOf } from '../../core/storage/columns.ts';
import type { MemberData } from '../../core/records/member-data.ts';
import type { Db } from '../../core/storage/tables.ts';
import { deleteInquiries } from './inquiry-closer.ts';
import { readMessages } from './views.ts';

const readOwn = async (db: Db, member: string) => {
  const rows = await db
    .selectFrom('inquiries')
    .select(columnsOf('inquiries'))
    .where('member', '=', member)
    .orderBy('id')
    .execute();
  const messages = await readMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    messages: messages
      .filter(({ inquiry }) => inquiry === row.id)
      .map(({ operator, text, at }) => ({ by: operator === '' ? 'MEMBER' : 'CENTER', text, at })),
  }));
};

export const cscenterMemberData: MemberData = {
  columns: { inquiries: ['member'] },
  exported: async (db, _context, member) => ({
    inquiries: (await readOwn(db, member)).map(({ venue, category, title, state, at, closed_at, messages }) => ({
      venue,
      category,
      title,
      state,
      at,
      closed_at,
      messages,
    })),
  }),
  // A cancelled inquiry is no complaint.
  keptByLaw: async (db, { clock }, member) =>
    (await readOwn(db, member))
      .filter(({ state }) => state !== 'CANCELLED')
      .map(({ id, venue, category, title, at, closed_at, messages }) => ({
        id: `inquiries ${id}`,
        kind: 'complaint',
        at: closed_at === '' ? clock.now().toISOString() : closed_at,
        body: { venue, category, title, at, messages },
      })),
  empty: async (tx, _context, member) => {
    const rows = await tx.selectFrom('inquiries').select('id').where('member', '=', member).execute();
    await deleteInquiries(
      tx,
      rows.map(({ id }) => id),
    );
  },
};

import { countOf } from '../../core/records/live-records.ts';
import type { MemberData } from '../../core/records/member-data.ts';
import { memberRows } from '../../core/records/member-rows.ts';

export const queueMemberData: MemberData = {
  columns: { queue_entries: ['member'], queue_people: ['member'] },
  blocks: async (db, _context, member) => [
    {
      code: 'QUEUE',
      amount: await countOf(
        db
          .selectFrom('queue_people')
          .select((row) => row.fn.countAll<number | string>().as('count'))
          .where('member', '=', member)
          .where('live', '=', 1),
      ),
    },
  ],
  exported: async (db, _context, member) => ({
    queueEntries: await memberRows(db, 'queue_entries', {
      by: 'member',
      member,
      columns: ['plan', 'venue', 'facility', 'day', 'mode', 'no', 'state', 'people', 'slot'],
    }),
  }),
  // Nothing of the member is live: what remains are parties that the figures count.
  empty: async (tx, _context, member) => {
    const own = tx.selectFrom('queue_entries').select('id').where('member', '=', member);
    await tx.deleteFrom('queue_people').where('entry', 'in', own).execute();
    await tx.deleteFrom('queue_people').where('member', '=', member).execute();
    await tx.deleteFrom('disabled_entries').where('entry', 'in', own).execute();
    await tx.deleteFrom('queue_entries').where('member', '=', member).execute();
  },
};

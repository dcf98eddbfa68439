import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import { transition } from '../../core/records/transition.ts';
import { columnsOf } from '../../core/storage/columns.ts';
import { freePlace } from './apply.ts';
import { billboardStates, openStates } from './states.ts';

const columns = { billboard_applications: ['member'] } as const;

export const billboardMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    billboardApplications: await memberRows(db, 'billboard_applications', {
      by: 'member',
      member,
      columns: ['venue', 'billboard', 'day', 'time', 'words', 'sender', 'state', 'at'],
    }),
  }),
  empty: async (tx, { clock }, member) => {
    const open = await tx
      .selectFrom('billboard_applications')
      .select(columnsOf('billboard_applications'))
      .where('member', '=', member)
      .where('state', 'in', openStates)
      .execute();
    for (const row of open) {
      const before = await transition(tx, {
        table: 'billboard_applications',
        machine: billboardStates,
        id: row.id,
        to: 'CANCELLED',
        actor: { kind: 'member', id: member },
        at: clock.now(),
        venue: row.venue,
      });
      if (before !== undefined) await freePlace(tx, row);
    }
    await deleteMemberRows(tx, columns, member);
  },
};

import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { game_plays: ['member'] } as const;

export const miniGamesMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    gamePlays: await memberRows(db, 'game_plays', {
      by: 'member',
      member,
      columns: ['game', 'venue', 'day', 'state', 'score', 'at'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

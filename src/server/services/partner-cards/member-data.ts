import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { partner_cards: ['member'] } as const;

export const partnerCardsMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    partnerCards: await memberRows(db, 'partner_cards', {
      by: 'member',
      member,
      columns: ['card', 'state', 'mask', 'agreed_at'],
    }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

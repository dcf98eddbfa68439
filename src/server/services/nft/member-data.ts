import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = { nft_addresses: ['member'] } as const;

export const nftMemberData: MemberData = {
  columns,
  exported: async (db, _context, member) => ({
    nftAddresses: await memberRows(db, 'nft_addresses', { by: 'member', member, columns: ['address'] }),
  }),
  empty: (tx, _context, member) => deleteMemberRows(tx, columns, member),
};

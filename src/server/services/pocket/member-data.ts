import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';
import { kstDay } from '../../core/wire-values.ts';
import { forgetBookings } from './forget-bookings.ts';
import { holdingsOf } from './holdings.ts';
import { isLive, stateOn } from './states.ts';

/** Rows that belong to nobody else. */
const own = {
  code_keys: ['member'],
  code_refs: ['holder'],
  static_codes: ['holder'],
  wallet_passes: ['holder'],
  season_checks: ['member'],
  pass_requests: ['asker', 'companion'],
  season_pictures: ['member'],
} as const;

export const pocketMemberData: MemberData = {
  columns: { ...own, pocket_products: ['member'], loans: ['owner', 'holder'] },
  blocks: async (db, { clock }, member) => {
    const today = kstDay(clock.now());
    const held = await holdingsOf(db, member, { since: today, today });
    return [{ code: 'TICKET', amount: held.filter((one) => isLive(stateOn(one, today))).length }];
  },
  exported: async (db, _context, member) => ({
    products: await memberRows(db, 'pocket_products', {
      by: 'member',
      member,
      columns: [
        'kind',
        'product',
        'venue',
        'number',
        'valid_from',
        'valid_until',
        'holder_name',
        'birth_date',
        'seat',
        'people',
        'state',
        'registered_at',
      ],
    }),
    loansGiven: await memberRows(db, 'loans', { by: 'owner', member, columns: ['day', 'state', 'at'] }),
    loansReceived: await memberRows(db, 'loans', { by: 'holder', member, columns: ['day', 'state', 'at'] }),
    seasonPictures: await memberRows(db, 'season_pictures', {
      by: 'member',
      member,
      columns: ['product', 'venue', 'state', 'sent_at'],
    }),
  }),
  keptByLaw: async (db, _context, member) =>
    (
      await db
        .selectFrom('pocket_products')
        .select(['id', 'kind', 'product', 'venue', 'number', 'valid_from', 'valid_until', 'people', 'registered_at'])
        .where('member', '=', member)
        .execute()
    ).map(({ id, registered_at, ...body }) => ({
      id: `pocket_products ${id}`,
      kind: 'contract',
      at: registered_at,
      body,
    })),
  // The products themselves stay for the gates and the figures of the venue, without a name.
  empty: async (tx, _context, member) => {
    await tx
      .updateTable('issued_numbers')
      .set({ mobile: '', holder_name: '', birth_date: '' })
      .where('number', 'in', tx.selectFrom('pocket_products').select('number').where('member', '=', member))
      .execute();
    await tx
      .updateTable('pocket_products')
      .set({ holder_name: '', birth_date: '' })
      .where('member', '=', member)
      .execute();
    await forgetBookings(tx, member);
    await deleteMemberRows(tx, own, member);
  },
};

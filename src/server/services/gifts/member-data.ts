import { serverActor } from '../../core/records/actor.ts';
import { countOf } from '../../core/records/live-records.ts';
import type { MemberData } from '../../core/records/member-data.ts';
import { memberRows } from '../../core/records/member-rows.ts';
import { transition } from '../../core/records/transition.ts';
import { balanceOfMember } from './card-store.ts';
import { couponStates } from './states.ts';

export const giftsMemberData: MemberData = {
  columns: { gift_cards: ['owner'], coupons: ['owner'], gifts: ['sender', 'receiver'] },
  blocks: async (db, _context, member) => [
    { code: 'GIFT_CARD', amount: await balanceOfMember(db, member) },
    {
      code: 'GIFT',
      amount: await countOf(
        db
          .selectFrom('gifts')
          .select((row) => row.fn.countAll<number | string>().as('count'))
          .where('state', '=', 'SENT')
          .where((row) => row.or([row('sender', '=', member), row('receiver', '=', member)])),
      ),
    },
  ],
  losses: async (db, _context, member) => [
    {
      code: 'COUPON',
      amount: await countOf(
        db
          .selectFrom('coupons')
          .select((row) => row.fn.countAll<number | string>().as('count'))
          .where('owner', '=', member)
          .where('state', '=', 'ISSUED'),
      ),
    },
  ],
  exported: async (db, _context, member) => ({
    giftCards: await memberRows(db, 'gift_cards', {
      by: 'owner',
      member,
      columns: ['kind', 'last_digits', 'state', 'amount', 'owned_since', 'expires_at'],
    }),
    coupons: await memberRows(db, 'coupons', {
      by: 'owner',
      member,
      columns: ['kind', 'state', 'issued_at', 'expires_at', 'used_at'],
    }),
    giftsSent: await memberRows(db, 'gifts', {
      by: 'sender',
      member,
      columns: ['record', 'message', 'amount', 'state', 'at'],
    }),
    giftsReceived: await memberRows(db, 'gifts', {
      by: 'receiver',
      member,
      columns: ['record', 'amount', 'state', 'at'],
    }),
  }),
  keptByLaw: async (db, _context, member) =>
    (
      await db
        .selectFrom('gift_cards')
        .select(['id', 'kind', 'state', 'amount', 'owned_since', 'issued_at'])
        .where('owner', '=', member)
        .execute()
    ).map(({ id, issued_at, ...body }) => ({ id: `gift_cards ${id}`, kind: 'payment', at: issued_at, body })),
  // The gifts stay in the lists of the other friend, who no longer sees a name. Coupons stay as used up.
  empty: async (tx, context, member) => {
    await tx.updateTable('gift_cards').set({ owner: null }).where('owner', '=', member).execute();
    await tx.updateTable('gifts').set({ message: '' }).where('sender', '=', member).execute();
    const unused = await tx
      .selectFrom('coupons')
      .select('id')
      .where('owner', '=', member)
      .where('state', '=', 'ISSUED')
      .execute();
    for (const { id } of unused)
      await transition(tx, {
        table: 'coupons',
        machine: couponStates,
        id,
        to: 'EXPIRED',
        actor: serverActor,
        at: context.clock.now(),
        reason: 'withdrawn',
      });
  },
};

import type { Context } from '../../core/context.ts';
import { serverActor } from '../../core/records/actor.ts';
import { balanceOf, post } from '../../core/records/ledger.ts';
import { notify } from '../../core/records/notify.ts';
import { transition } from '../../core/records/transition.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Db } from '../../core/storage/tables.ts';
import { couponName } from './coupon-store.ts';
import { closeGift, type Gift } from './gift-flow.ts';
import { giftLink } from './gift-link.ts';
import { couponStates, giftCardStates } from './states.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const most = 200;

/** Returns a gift that nobody accepted. */
const returnGift = (context: Context, gift: Gift): Promise<void> =>
  inTransaction(context.store, async (tx) => {
    const at = context.clock.now();
    await closeGift(tx, context, gift, { to: 'RETURNED', actor: serverActor, lost: 'cardState' });
    if (gift.record === 'gift-card') {
      await transition(tx, {
        table: 'gift_cards',
        machine: giftCardStates,
        id: gift.subject,
        to: 'ACTIVE',
        actor: serverActor,
        at,
      });
      return notify(tx, context, {
        member: gift.sender,
        event: 'GIFT_CARD_RETURNED',
        ref: gift.id,
        values: { amount: gift.amount.toLocaleString('en-US') },
        link: await giftLink(tx, context, gift),
      });
    }
    await transition(tx, {
      table: 'coupons',
      machine: couponStates,
      id: gift.subject,
      to: 'ISSUED',
      actor: serverActor,
      at,
    });
    return notify(tx, context, {
      member: gift.sender,
      event: 'COUPON_RETURNED',
      ref: gift.id,
      values: { coupon: await couponName(tx, context, gift.subject, gift.sender) },
      link: await giftLink(tx, context, gift),
    });
  });

const expireCard = (context: Context, id: string): Promise<void> =>
  inTransaction(context.store, async (tx) => {
    const at = context.clock.now();
    if (
      (await transition(tx, {
        table: 'gift_cards',
        machine: giftCardStates,
        id,
        to: 'EXPIRED',
        actor: serverActor,
        at,
      })) === undefined
    )
      return;
    const balance = await balanceOf(tx, 'GIFT', id);
    if (balance > 0)
      await post(tx, {
        book: 'GIFT',
        kind: 'EXPIRE',
        source: 'GIFT_EXPIRY',
        ref: id,
        at,
        postings: { [id]: -balance, EXPIRED: balance },
      });
  });

const expireCoupon = (context: Context, id: string): Promise<void> =>
  inTransaction(context.store, async (tx) => {
    await transition(tx, {
      table: 'coupons',
      machine: couponStates,
      id,
      to: 'EXPIRED',
      actor: serverActor,
      at: context.clock.now(),
    });
  });

const dueGifts = (db: Db, at: string, member: string | undefined) => {
  const due = db.selectFrom('gifts').select(columnsOf('gifts')).where('state', '=', 'SENT').where('until', '<=', at);
  return (
    member === undefined ? due : due.where((row) => row.or([row('sender', '=', member), row('receiver', '=', member)]))
  )
    .limit(most)
    .execute();
};

const dueRows = (
  db: Db,
  table: 'gift_cards' | 'coupons',
  state: 'ACTIVE' | 'ISSUED',
  at: string,
  member: string | undefined,
) => {
  const due = db.selectFrom(table).select('id').where('state', '=', state).where('expires_at', '<=', at);
  return (member === undefined ? due : due.where('owner', '=', member)).limit(most).execute();
};

/** Returns gifts and expires cards and coupons that are due, of one member or of all. Several processes can run it. */
export const settle = async (context: Context, member?: string): Promise<void> => {
  const { db } = context.store;
  const at = context.clock.now().toISOString();
  // A gift that was decided in the meantime is no error here.
  for (const gift of await dueGifts(db, at, member)) await returnGift(context, gift).catch(ignoreDecided);
  for (const { id } of await dueRows(db, 'gift_cards', 'ACTIVE', at, member)) await expireCard(context, id);
  for (const { id } of await dueRows(db, 'coupons', 'ISSUED', at, member)) await expireCoupon(context, id);
};

const ignoreDecided = (error: unknown): void => {
  if (typeof error !== 'object' || error === null || !('answer' in error)) throw error;
};

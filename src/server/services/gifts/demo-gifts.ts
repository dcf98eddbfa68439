import { giftDays } from './gift-days.ts';
import { DAY_MS } from '../../core/durations.ts';
import type { Context } from '../../core/context.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { serverActor, type Actor } from '../../core/records/actor.ts';
import { withCheckDigit } from '../../core/records/typed-numbers.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { lockMember } from '../../core/records/lock.ts';
import { moveCard, registerCard } from './cards.ts';
import { issueGiftCard, type PrintedCard } from './card-store.ts';
import { addCouponCode, issueCoupon } from './coupon-store.ts';
import { spendGiftCard } from './spend-card.ts';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const till: Actor = { kind: 'device', id: 'demo-till' };

/** Members of the demo. */
export interface DemoOwners {
  readonly member: string;
  readonly friend: string;
}

const bytesOf = (seed: string): Buffer => createHash('sha256').update(`promenade demo ${seed}`).digest();

/** Number and scratch code of a demo card, from the seed. */
const printedCard = (seed: string): PrintedCard => {
  const bytes = [...bytesOf(seed)];
  return {
    number: withCheckDigit(
      bytes
        .slice(0, 15)
        .map((byte) => String(byte % 10))
        .join(''),
    ),
    code: bytes
      .slice(15, 25)
      .map((byte) => alphabet[byte % 32])
      .join(''),
  };
};

/** Numbers that testers can register in the demo. */
export interface DemoNumber {
  readonly kind: 'GIFT_CARD' | 'COUPON';
  readonly number: string;
  /** Document of the card or coupon. */
  readonly product: string;
  /** Scratch code of a gift card; empty for a coupon. */
  readonly code: string;
  readonly amount: number;
}

const freeCards = [30_000, 50_000, 100_000].map((amount, index) => ({
  amount,
  kind: index === 2 ? 'CB-gift-card' : 'EL-gift-card',
  ...printedCard(`free card ${index}`),
}));
const freeCodes = ['EL-tea', 'EL-snack', 'CB-shop'].map((kind, index) => ({
  kind,
  code: `H${[...bytesOf(`code ${index}`)]
    .slice(0, 11)
    .map((byte) => alphabet[byte % 32])
    .join('')}`,
}));

/** Lists the numbers that can be registered in the demo. */
export const demoNumbers = (): readonly DemoNumber[] => [
  ...freeCards.map(({ number, kind, code, amount }) => ({
    kind: 'GIFT_CARD' as const,
    number,
    product: kind,
    code,
    amount,
  })),
  ...freeCodes.map(({ code, kind }) => ({ kind: 'COUPON' as const, number: code, product: kind, code: '', amount: 0 })),
];

const coupons = [
  { id: '1', kind: 'EL-lunch' },
  { id: 'demo-tea', kind: 'EL-tea' },
  { id: 'demo-souvenir', kind: 'EL-souvenir' },
  { id: 'demo-stroller', kind: 'EL-stroller' },
  { id: 'demo-grill', kind: 'CB-grill' },
  { id: 'demo-snack', kind: 'EL-snack', used: '306' },
];

const cards = [
  {
    id: '1',
    kind: 'EL-gift-card',
    amount: 100_000,
    spent: [
      ['404', 32_000],
      ['301', 5_500],
    ],
    state: 'ACTIVE',
  },
  { id: 'demo-bay', kind: 'CB-gift-card', amount: 20_000, spent: [], state: 'ACTIVE' },
  { id: 'demo-sent', kind: 'EL-gift-card', amount: 30_000, spent: [], state: 'SENT' },
  { id: 'demo-received', kind: 'EL-gift-card', amount: 50_000, spent: [], state: 'RECEIVED' },
  { id: 'demo-used', kind: 'EL-gift-card', amount: 10_000, spent: [['302', 10_000]], state: 'USED' },
  { id: 'demo-expired', kind: 'EL-gift-card', amount: 10_000, spent: [['402', 10_000]], state: 'EXPIRED' },
  { id: 'demo-cancelled', kind: 'CB-gift-card', amount: 10_000, spent: [], state: 'CANCELLED' },
] as const;

const addGift = async (
  tx: Tx,
  context: Context,
  gift: {
    readonly subject: string;
    readonly sender: string;
    readonly receiver: string;
    readonly amount: number;
    readonly message: string;
  },
): Promise<void> => {
  const at = context.clock.now();
  await moveCard(tx, context, gift.subject, 'SENT', { kind: 'member', id: gift.sender });
  await tx
    .insertInto('gifts')
    .values({
      id: `demo-${gift.subject}`,
      record: 'gift-card',
      ...gift,
      state: 'SENT',
      at: at.toISOString(),
      until: new Date(at.getTime() + giftDays * DAY_MS).toISOString(),
      decided_at: null,
    })
    .execute();
};

const addCard = async (
  tx: Tx,
  context: Context,
  card: (typeof cards)[number],
  { member, friend }: DemoOwners,
): Promise<void> => {
  const printed = printedCard(`card ${card.id}`);
  const isReceived = card.state === 'RECEIVED';
  await issueGiftCard(tx, context, { ...printed, id: card.id, kind: card.kind, amount: card.amount });
  await registerCard(tx, context, isReceived ? friend : member, printed);
  for (const [index, [place, amount]] of card.spent.entries())
    await spendGiftCard(tx, context, { card: card.id, amount, place, ref: `${card.id} ${index}`, actor: till });
  if (card.state === 'SENT')
    await addGift(tx, context, {
      subject: card.id,
      sender: member,
      receiver: friend,
      amount: card.amount,
      message: '맛있는 점심 먹어요',
    });
  if (isReceived)
    await addGift(tx, context, {
      subject: card.id,
      sender: friend,
      receiver: member,
      amount: card.amount,
      message: '생일 축하해요',
    });
  // A card that was spent before its end expires without a posting.
  if (card.state === 'EXPIRED')
    await tx
      .updateTable('gift_cards')
      .set({ state: 'EXPIRED', expires_at: new Date(context.clock.now().getTime() - 30 * DAY_MS).toISOString() })
      .where('id', '=', card.id)
      .execute();
  if (card.state === 'CANCELLED')
    await moveCard(tx, context, card.id, 'CANCELLED', { ...serverActor, kind: 'operator' });
};

const addCoupon = async (
  tx: Tx,
  context: Context,
  { id, kind, used }: { readonly id: string; readonly kind: string; readonly used?: string },
  member: string,
): Promise<void> => {
  await issueCoupon(tx, context, { kind, member, source: 'DEMO', ref: id, id });
  if (used !== undefined)
    await tx
      .updateTable('coupons')
      .set({ state: 'USED', used_at: context.clock.now().toISOString(), place: used })
      .where('id', '=', id)
      .execute();
};

/** Adds the demo's gift cards and coupons that are missing, and renews the coupon of today. */
export const seedDemoGifts = async (
  { context }: Pick<FastifyInstance, 'context'>,
  owners: DemoOwners,
): Promise<void> => {
  const { documents } = context.live.current.prepared;
  await inTransaction(context.store, async (tx) => {
    // Of several processes that start together, one adds them.
    await lockMember(tx, context.store, owners.member);
    const known = new Set((await tx.selectFrom('gift_cards').select('id').execute()).map(({ id }) => id));
    for (const card of cards)
      if (!known.has(card.id) && documents['gift-card-kind'].has(card.kind)) await addCard(tx, context, card, owners);
    for (const { number, code, amount, kind } of freeCards)
      await issueGiftCard(tx, context, { number, code, amount, kind });
    const had = new Set(
      (await tx.selectFrom('coupons').select('id').where('source', '=', 'DEMO').execute()).map(({ id }) => id),
    );
    for (const coupon of coupons)
      if (!had.has(coupon.id) && documents['coupon-kind'].has(coupon.kind))
        await addCoupon(tx, context, coupon, owners.member);
    for (const { kind, code } of freeCodes) await addCouponCode(tx, context, kind, code);
    await tx
      .updateTable('coupons')
      .set({ state: 'ISSUED', expires_at: endOfToday(context.clock.now()) })
      .where('id', '=', '1')
      .where('source', '=', 'DEMO')
      .where('state', 'in', ['ISSUED', 'EXPIRED'])
      .execute();
  });
};

const koreaMs = 9 * 60 * 60 * 1000;
const endOfToday = (now: Date): string =>
  new Date((Math.floor((now.getTime() + koreaMs) / DAY_MS) + 1) * DAY_MS - koreaMs).toISOString();

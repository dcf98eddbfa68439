import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { couponKind, giftCardKind } from '#tests/gift-documents.ts';
import { HttpError } from '../../core/errors.ts';
import { pairOf } from '../../core/records/friends.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { decideCard, registerCard, sendCard, takeBackCard, transferCards } from './cards.ts';
import { issueGiftCard, randomCard } from './card-store.ts';
import { issueCoupon } from './coupon-store.ts';
import { decideCoupon, giveCoupon, redeemCoupon, takeBackCoupon } from './coupons.ts';
import { refundGiftCard, spendGiftCard } from './spend-card.ts';

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 120);
const stock = 12;
const server = accountServer({
  documents: [giftCardKind, couponKind('rare', { stock, perMember: 4, giftable: true, value: { kind: 'ITEM' } })],
});
const db = () => server.store().db;
const context = () => server.app().context;
const till = { kind: 'device', id: 'till' } as const;
const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => db().transaction().execute(work);

/** Refusals are results; anything else is a fault. */
const attempt = (work: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  inTransaction(work).catch((error: unknown) => {
    if (error instanceof HttpError && error.statusCode < 500) return error.answer.code;
    throw error;
  });

const numbers = fc.record({
  kind: fc.nat(9),
  who: fc.nat(4),
  other: fc.nat(4),
  card: fc.nat(7),
  target: fc.nat(7),
  amount: fc.integer({ min: 1, max: 40_000 }),
});

it('keeps ledgers, owners and stock through random operations of several members', async () => {
  const members = await Promise.all([0, 1, 2, 3, 4].map(() => server.addMember()));
  const at = server.now().toISOString();
  for (const [index, { uid }] of members.entries()) {
    for (const { uid: friend } of members.slice(index + 1))
      await db()
        .insertInto('relations')
        .values({
          id: `${uid} ${friend}`,
          type: 'FRIEND',
          park: '',
          pair: pairOf(uid, friend),
          asker: uid,
          receiver: friend,
          state: 'ACCEPTED',
          asker_alias: '',
          receiver_alias: '',
          products: '[]',
          at,
          decided_at: at,
        })
        .execute();
  }
  const printed = Array.from({ length: 8 }, () => randomCard());
  const cards = await Promise.all(
    printed.map((one, index) =>
      inTransaction((tx) =>
        issueGiftCard(tx, context(), { ...one, id: `card-${index}`, kind: 'card', amount: 50_000 }),
      ),
    ),
  );
  const uidOf = (index: number): string => members[index]?.uid ?? '';
  const sales: string[] = [];
  const operate = async (
    { kind, who, other, card: at, target, amount }: Parameters<Parameters<typeof numbers.map>[0]>[0],
    ref: string,
  ): Promise<unknown> => {
    const [receiver, card, to] = [uidOf(other), cards[at] ?? '', cards[target] ?? ''];
    const issued = await db().selectFrom('coupons').select(['id', 'owner']).orderBy('id').execute();
    const coupon = issued[at % Math.max(issued.length, 1)]?.id ?? '';
    const subject = kind < 8 ? card : coupon;
    const gift = await db()
      .selectFrom('gifts')
      .select('receiver')
      .where('subject', '=', subject)
      .where('state', '=', 'SENT')
      .executeTakeFirst();
    const owner =
      kind < 8
        ? (await db().selectFrom('gift_cards').select('owner').where('id', '=', card).executeTakeFirst())?.owner
        : issued.find(({ id }) => id === coupon)?.owner;
    // Usually somebody who may; now and then anybody.
    const member =
      [uidOf(who), kind === 2 || kind === 9 ? gift?.receiver : owner, uidOf(who)].findLast(
        (uid, index) => uid !== undefined && uid !== null && (index < 2 || who === 0),
      ) ?? '';
    switch (kind) {
      case 0:
        return attempt((tx) => registerCard(tx, context(), member, printed[at] ?? { number: '', code: '' }));
      case 1:
        return attempt((tx) => sendCard(tx, context(), member, { card, receiver }));
      case 2:
        return attempt((tx) => decideCard(tx, context(), member, card, amount % 3 > 0));
      case 3:
        return attempt((tx) => takeBackCard(tx, context(), member, card));
      case 4:
        return attempt((tx) => transferCards(tx, context(), member, { from: card, to, amount }));
      case 5:
        return (
          sales.push(ref) &&
          attempt((tx) => spendGiftCard(tx, context(), { card, amount, ref, actor: till, place: '' }))
        );
      case 6:
        return attempt((tx) =>
          refundGiftCard(tx, context(), { actor: till, sale: sales[at] ?? '', ref, amount, place: '' }),
        );
      case 7:
        return attempt((tx) => issueCoupon(tx, context(), { kind: 'rare', member, source: 'SOAK', ref }));
      case 8:
        return attempt((tx) =>
          amount % 2 > 0
            ? giveCoupon(tx, context(), member, { coupon, receiver })
            : takeBackCoupon(tx, context(), member, coupon),
        );
      default:
        return attempt((tx) =>
          amount % 2 > 0
            ? decideCoupon(tx, context(), member, coupon, true)
            : redeemCoupon(tx, context(), { coupon, facilityId: '', actor: till }),
        );
    }
  };
  const plan = fc.sample(fc.array(numbers, { minLength: 4, maxLength: 4 }), { numRuns: rounds, seed: 20 });
  for (const [round, operations] of plan.entries())
    await Promise.all(operations.map((one, index) => operate(one, `${round}-${index}`)));

  const accounts = await db()
    .selectFrom('ledger_accounts')
    .select(['id', 'balance', 'overdraft'])
    .where('book', '=', 'GIFT')
    .execute();
  expect(accounts.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(0);
  expect(accounts.filter(({ balance, overdraft }) => overdraft === 0 && Number(balance) < 0)).toEqual([]);
  const postings = await db()
    .selectFrom('ledger_postings')
    .select((row) => ['account', row.fn.sum<number | string>('amount').as('sum')])
    .groupBy('account')
    .execute();
  expect(accounts.map(({ id, balance }) => `${id} ${balance}`).toSorted()).toEqual(
    postings
      .filter(({ account }) => account.startsWith('GIFT:'))
      .map(({ account, sum }) => `${account} ${sum}`)
      .toSorted(),
  );
  // The owner of a record is the receiver of its last accepted gift.
  const gifts = await db().selectFrom('gifts').selectAll().orderBy('decided_at').orderBy('id').execute();
  const owners = new Map(
    [
      ...(await db().selectFrom('gift_cards').select(['id', 'owner', 'state']).execute()),
      ...(await db().selectFrom('coupons').select(['id', 'owner', 'state']).execute()),
    ].map((row) => [row.id, row]),
  );
  expect(
    gifts.filter(
      ({ state, subject, sender }) =>
        state === 'SENT' && (owners.get(subject)?.state !== 'SENT' || owners.get(subject)?.owner !== sender),
    ),
  ).toEqual([]);
  expect(
    [...owners.values()].filter(
      ({ id, state }) =>
        state === 'SENT' && gifts.filter((gift) => gift.subject === id && gift.state === 'SENT').length !== 1,
    ),
  ).toEqual([]);
  expect((await db().selectFrom('coupons').select('id').execute()).length).toBeLessThanOrEqual(stock);
  expect(gifts.some(({ state }) => state === 'ACCEPTED')).toBe(true);
});

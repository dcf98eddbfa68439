import { expect, it } from 'vitest';
import type { Coupons, GiftCardDetail, GiftCards } from '#schemas/calls/gifts/answers';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { couponKind, giftCardKind } from '#tests/gift-documents.ts';
import { pairOf } from '../../core/records/friends.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { issueGiftCard, randomCard } from './card-store.ts';
import { sendCard } from './cards.ts';
import { issueCoupon } from './coupon-store.ts';
import { registerGifts } from './routes.ts';
import { spendGiftCard } from './spend-card.ts';

const server = accountServer({
  documents: [giftCardKind, couponKind('days', { days: 1 }), couponKind('always')],
  features: [registerGifts],
});
const unique = (
  (count) => () =>
    `k${++count}`
)(0);
const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  server.store().db.transaction().execute(work);

const join = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const read = async <Data>(path: string): Promise<Data> => (await browser.get(path)).json<{ data: Data }>().data;
  const load = async (amount = 50_000): Promise<string> => {
    const printed = randomCard();
    await inTransaction((tx) => issueGiftCard(tx, server.app().context, { ...printed, kind: 'card', amount }));
    return (
      await browser.post(
        'giftcards/register',
        { cardNo: printed.number, scratchCode: printed.code },
        { headers: { 'idempotency-key': unique() } },
      )
    ).json<{ data: { cardKey: string } }>().data.cardKey;
  };
  const give = (kind: string) =>
    inTransaction((tx) =>
      issueCoupon(tx, server.app().context, { kind, member: member.uid, source: 'TEST', ref: unique() }),
    );
  return { uid: member.uid, read, load, give };
};
type Person = Awaited<ReturnType<typeof join>>;
const pagesOf = async <Row>(
  person: Person,
  path: string,
  rowsOf: (data: never) => readonly Row[],
): Promise<readonly Row[]> => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      person.read<never>(`${path}${path.includes('?') ? '&' : '?'}currentPage=${page}&pagePerCount=2`),
    ),
  );
  return pages.flatMap(rowsOf);
};

it('gift cards come in pages, in one order over all pages, with their number and the sum of all', async () => {
  const [me, friend] = [await join(), await join()];
  const at = server.now().toISOString();
  await server
    .store()
    .db.insertInto('relations')
    .values({
      id: unique(),
      type: 'FRIEND',
      park: '',
      pair: pairOf(me.uid, friend.uid),
      asker: me.uid,
      receiver: friend.uid,
      state: 'ACCEPTED',
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at,
      decided_at: at,
    })
    .execute();
  const [used, first, second, sent] = [
    await me.load(1000),
    await me.load(2000),
    await me.load(3000),
    await me.load(4000),
  ];
  const received = await friend.load(5000);
  await inTransaction((tx) =>
    spendGiftCard(tx, server.app().context, {
      card: used,
      amount: 1000,
      ref: unique(),
      actor: { kind: 'device', id: 'till' },
      place: 'f1',
    }),
  );
  await inTransaction((tx) => sendCard(tx, server.app().context, me.uid, { card: sent, receiver: friend.uid }));
  await inTransaction((tx) => sendCard(tx, server.app().context, friend.uid, { card: received, receiver: me.uid }));
  const all = await me.read<GiftCards>('giftcards');
  expect([all.totalCnt, all.totalAmt, all.cardList.map(({ statusCd }) => statusCd)]).toEqual([
    5,
    5000,
    ['RECEIVED', 'ACTIVE', 'ACTIVE', 'SENT', 'USED'],
  ]);
  expect(await pagesOf(me, 'giftcards', ({ cardList }: GiftCards) => cardList)).toEqual(all.cardList);
  const active = await me.read<GiftCards>(
    `giftcards?statusCd=ACTIVE,USED&exceptNo=${first}&currentPage=2&pagePerCount=1`,
  );
  expect([active.totalCnt, active.totalAmt, active.cardList.map(({ cardKey }) => cardKey)]).toEqual([2, 5000, [used]]);
  expect(
    all.cardList
      .slice(1, 3)
      .map(({ cardKey }) => cardKey)
      .toSorted(),
  ).toEqual([first, second].toSorted());
});

it('the history of a card comes in pages, newest first', async () => {
  const me = await join();
  const card = await me.load();
  for (const amount of [1, 2, 3, 4]) {
    server.wait(1000);
    await inTransaction((tx) =>
      spendGiftCard(tx, server.app().context, {
        card,
        amount,
        ref: unique(),
        actor: { kind: 'device', id: 'till' },
        place: 'f1',
      }),
    );
  }
  expect((await me.read<GiftCardDetail>(`giftcards/${card}?pagePerCount=2`)).totalCnt).toBe(5);
  expect(
    (await pagesOf(me, `giftcards/${card}`, ({ historyList }: GiftCardDetail) => historyList)).map(
      ({ amount }) => amount,
    ),
  ).toEqual([-4, -3, -2, -1, 50_000]);
});

it('coupons come in pages by their real status, though no job has expired them yet', async () => {
  const me = await join();
  const [always] = [await me.give('always'), await me.give('days'), await me.give('always')];
  server.wait(minute);
  expect(
    await pagesOf(me, 'coupons?statusCd=ISSUED', ({ couponList, totalCnt }: Coupons) => couponList.map(() => totalCnt)),
  ).toEqual([3, 3, 3]);
  await server
    .store()
    .db.updateTable('coupons')
    .set({ expires_at: new Date(server.now().getTime() - day).toISOString() })
    .where('owner', '=', me.uid)
    .where('kind', '=', 'days')
    .execute();
  await server
    .store()
    .db.updateTable('coupons')
    .set({ state: 'USED', used_at: server.now().toISOString() })
    .where('id', '=', always)
    .execute();
  expect(
    (await pagesOf(me, 'coupons', ({ couponList }: Coupons) => couponList)).map(({ statusCd }) => statusCd),
  ).toEqual(['ISSUED', 'USED', 'EXPIRED']);
});

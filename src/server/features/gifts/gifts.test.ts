import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CouponView, GiftCardDetail, GiftCardView } from '#schemas/gift-answers.schema';
import { accountServer, day, hour, PASSWORD } from '#tests/account-server.ts';
import { couponKind, giftCardKind } from '#tests/gift-documents.ts';
import { facility } from '#tests/park-documents.ts';
import { pairOf } from '../../records/friends.ts';
import { hasCheckDigit, withCheckDigit } from '../../records/typed-numbers.ts';
import type { Tables } from '../../storage/tables.ts';
import { issueGiftCard, randomCard } from './card-store.ts';
import { redeemCoupon } from './coupons.ts';
import { addCouponCode, issueCoupon } from './coupon-store.ts';
import { registerGifts } from './routes.ts';
import { settle } from './settle.ts';
import { refundGiftCard, spendGiftCard } from './spend-card.ts';

const kinds = [
  couponKind('lunch', {
    code: 'LUNCH',
    where: { facilities: ['f1'] },
    placeCodes: [{ facilityId: 'f1', code: '4321' }],
    days: 10,
  }),
  couponKind('rare', { code: 'RARE', stock: 2 }),
  couponKind('once', { code: 'ONCE', perMember: 1, giftable: false }),
  couponKind('percent', { value: { kind: 'PERCENT', amount: 20, max: 5000 } }),
  couponKind('past', { code: 'PAST', until: '2026-10-31' }),
  couponKind('later', { from: '2099-12-01' }),
];
const server = accountServer({
  documents: [giftCardKind, ...kinds, facility('f1'), facility('f2')],
  features: [registerGifts],
});
const context = () => server.app().sessions;
const inTransaction = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
  server.store().db.transaction().execute(work);
const till = { kind: 'device', id: 'till-1' } as const;
const unique = (
  (count) => () =>
    `k${++count}`
)(0);

const join = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const post = async (path: string, body: object) =>
    (await browser.post(path, body, { headers: { 'idempotency-key': unique() } })).json<{
      code: string;
      data: GiftCardView & CouponView;
    }>();
  const cards = async (query = '') =>
    (await browser.get(`giftcards${query}`)).json<{ data: { cardList: GiftCardView[]; totalAmt: number } }>().data;
  const card = async (key: string) =>
    (await browser.get(`giftcards/${key}`)).json<{ code: string; data: GiftCardDetail }>();
  const coupons = async (query = '') =>
    (await browser.get(`coupons${query}`)).json<{ data: { couponList: CouponView[] } }>().data.couponList;
  const coupon = async (id: string) =>
    (await browser.get(`coupons/${id}`)).json<{ code: string; data: { coupon: CouponView } }>();
  return { ...member, browser, post, cards, card, coupons, coupon };
};
type Person = Awaited<ReturnType<typeof join>>;
const friends = async (): Promise<readonly [Person, Person]> => {
  const [one, other] = [await join(), await join()];
  const at = server.now().toISOString();
  await server
    .store()
    .db.insertInto('relations')
    .values({
      id: unique(),
      type: 'FRIEND',
      park: '',
      pair: pairOf(one.uid, other.uid),
      asker: one.uid,
      receiver: other.uid,
      state: 'ACCEPTED',
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at,
      decided_at: at,
    })
    .execute();
  return [one, other];
};
const issued = async (amount = 50_000) => {
  const printed = randomCard();
  await inTransaction((tx) => issueGiftCard(tx, context(), { ...printed, kind: 'card', amount }));
  return { cardNo: printed.number, scratchCode: printed.code };
};
const loaded = async (person: Person, amount = 50_000): Promise<string> =>
  (await person.post('giftcards/register', await issued(amount))).data.cardKey;
const given = (person: Person, kind: string): Promise<string> =>
  inTransaction((tx) => issueCoupon(tx, context(), { kind, member: person.uid, source: 'TEST', ref: unique() }));
const pay = (card: string, amount: number, ref = unique()) =>
  inTransaction((tx) => spendGiftCard(tx, context(), { card, amount, ref, actor: till, place: 'f1' }));
const codeOf = (error: unknown): unknown => (error as { answer?: { code: string } }).answer?.code;

describe('typed numbers', () => {
  it('end with a Luhn digit', () => {
    expect([
      hasCheckDigit('4539578763621486'),
      hasCheckDigit('4539578763621487'),
      hasCheckDigit(withCheckDigit('123456789012345')),
    ]).toEqual([true, false, true]);
  });

  it('are refused after ten wrong ones in an hour, of all kinds together, and again allowed after it', async () => {
    const person = await join();
    for (let at = 0; at < 5; at += 1)
      expect((await person.post('giftcards/register', { ...(await issued()), scratchCode: 'AAAAAAAAAA' })).code).toBe(
        'GFT_01',
      );
    for (let at = 0; at < 5; at += 1)
      expect((await person.post('coupons/register', { couponNo: `WRONG${at}` })).code).toBe('CPN_01');
    expect((await person.post('coupons/register', { couponNo: 'LUNCH' })).code).toBe('LGN_02');
    server.wait(hour);
    expect((await (await relogged(person)).post('coupons/register', { couponNo: 'LUNCH' })).code).toBe('200');
  });

  it('bar a member for an hour at most after the clock was set back', async () => {
    const person = await join();
    server.wait(5 * hour);
    const ahead = await relogged(person);
    for (let at = 0; at < 10; at += 1) await ahead.post('coupons/register', { couponNo: `WRONG${at}` });
    server.wait(-5 * hour);
    expect(await (await relogged(person)).post('coupons/register', { couponNo: 'LUNCH' })).toMatchObject({
      code: 'LGN_02',
      waitSeconds: 3600,
    });
    server.wait(hour);
    expect((await (await relogged(person)).post('coupons/register', { couponNo: 'LUNCH' })).code).toBe('200');
  });

  it('with a wrong check digit never reach the database and do not count', async () => {
    const person = await join();
    const { cardNo, scratchCode } = await issued();
    const wrong = cardNo.slice(0, -1) + String((Number(cardNo.at(-1)) + 1) % 10);
    for (let at = 0; at < 12; at += 1)
      expect((await person.post('giftcards/register', { cardNo: wrong, scratchCode })).code).toBe('GFT_01');
    expect((await person.post('giftcards/register', { cardNo, scratchCode })).code).toBe('200');
  });

  it('are refused for one card after five tries a day, whoever tries, and the card is named', async () => {
    const target = await issued();
    for (let at = 0; at < 5; at += 1)
      expect((await (await join()).post('giftcards/register', { ...target, scratchCode: 'AAAAAAAAAA' })).code).toBe(
        'GFT_01',
      );
    expect((await (await join()).post('giftcards/register', target)).code).toBe('GFT_07');
  });
});

describe('gift cards', () => {
  it('are registered by number and scratch code, written in groups too, and show no number', async () => {
    const person = await join();
    const { cardNo, scratchCode } = await issued();
    const answer = await person.post('giftcards/register', {
      cardNo: cardNo.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
      scratchCode: scratchCode.toLowerCase(),
    });
    expect(answer.data).toMatchObject({
      cardNo: `•••• ${cardNo.slice(-4)}`,
      statusCd: 'ACTIVE',
      balanceAmt: 50_000,
      expireDt: '20311101',
    });
    expect(JSON.stringify(answer)).not.toContain(cardNo);
    const again = await person.post('giftcards/register', { cardNo, scratchCode });
    expect(again).toMatchObject({ code: 'GFT_02', ownYn: 'Y', cardStatus: 'ACTIVE' });
    const others = await (await join()).post('giftcards/register', { cardNo, scratchCode });
    expect(others.code).toBe('GFT_02');
    expect(others).not.toHaveProperty('cardKey');
  });

  it('of another member are answered like unknown ones', async () => {
    const [owner, other] = await friends();
    const key = await loaded(owner);
    const both = [key, 'unknown'];
    const answers = await Promise.all(
      both.flatMap((no) => [
        other.card(no),
        other.post('giftcards/send', { cardNo: no, friendUid: owner.uid }),
        other.post('giftcards/take-back', { cardNo: no }),
        other.post('giftcards/accept', { cardNo: no, acceptYn: 'Y' }),
      ]),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.code).toBe('NOT_FOUND');
  });

  it('have a reference to sign codes with, for the login of the owner, while they can pay', async () => {
    const [owner, other] = await friends();
    const key = await loaded(owner);
    const {
      data: { card },
    } = await owner.card(key);
    expect([
      card.codeRef,
      (await owner.card(key)).data.card.codeRef,
      (await owner.cards()).cardList.map(({ codeRef }) => codeRef),
    ]).toEqual([expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/), card.codeRef, ['']]);
    await owner.post('giftcards/send', { cardNo: key, friendUid: other.uid });
    expect([(await owner.card(key)).data.card.codeRef, (await other.card(key)).data.card.codeRef]).toEqual(['', '']);
    await other.post('giftcards/accept', { cardNo: key, acceptYn: 'Y' });
    expect([card.codeRef, '']).not.toContain((await other.card(key)).data.card.codeRef);
  });

  it('pay at a till, once per sale, never below zero, and are used at zero', async () => {
    const person = await join();
    const key = await loaded(person);
    const first = await pay(key, 20_000, 'sale');
    expect(await pay(key, 20_000, 'sale')).toEqual(first);
    expect(codeOf(await pay(key, 40_000).catch((error: unknown) => error))).toBe('GFT_04');
    await pay(key, 30_000);
    expect((await person.card(key)).data).toMatchObject({
      card: { statusCd: 'USED', balanceAmt: 0 },
      historyList: [
        { tranKindCd: 'SPEND', amount: -30_000, placeNm: 'Ride f1' },
        { amount: -20_000 },
        { tranKindCd: 'LOAD', amount: 50_000 },
      ],
    });
    expect(codeOf(await pay(key, 1000).catch((error: unknown) => error))).toBe('GFT_03');
  });

  it('get refunds in parts up to the payment, and are active again', async () => {
    const person = await join();
    const key = await loaded(person);
    const sale = unique();
    await pay(key, 50_000, sale);
    const refund = (amount: number) =>
      inTransaction((tx) => refundGiftCard(tx, context(), { actor: till, sale, ref: unique(), amount, place: 'f1' }));
    expect(await refund(30_000)).toMatchObject({ balanceAmt: 30_000 });
    expect(codeOf(await refund(30_000).catch((error: unknown) => error))).toBe('REQ_INVALID');
    expect((await person.card(key)).data.card).toMatchObject({ statusCd: 'ACTIVE', balanceAmt: 30_000 });
  });

  it('can be refunded from 60 % used, small ones from 80 %', async () => {
    const person = await join();
    const yn = async (amount: number, used: number) => {
      const key = await loaded(person, amount);
      await pay(key, used);
      return (await person.card(key)).data.card.refundYn;
    };
    expect([
      await yn(50_000, 29_000),
      await yn(50_000, 30_000),
      await yn(10_000, 7_000),
      await yn(10_000, 8_000),
    ]).toEqual(['N', 'Y', 'N', 'Y']);
  });

  it('move balance between own active cards within the limits', async () => {
    const [one, other] = await friends();
    const [from, to, foreign] = [await loaded(one, 50_000), await loaded(one, 480_000), await loaded(other)];
    expect((await one.post('giftcards/transfer', { fromNo: from, toNo: to, amount: 30_000 })).code).toBe('GFT_05');
    expect((await one.post('giftcards/transfer', { fromNo: from, toNo: foreign, amount: 1000 })).code).toBe(
      'NOT_FOUND',
    );
    expect((await one.post('giftcards/transfer', { fromNo: to, toNo: from, amount: 500_000 })).code).toBe('GFT_04');
    expect((await one.post('giftcards/transfer', { fromNo: to, toNo: from, amount: 100_000 })).data).toMatchObject({
      cardKey: from,
      balanceAmt: 150_000,
    });
    expect((await one.post('giftcards/transfer', { fromNo: from, toNo: to })).code).toBe('GFT_05');
    await pay(to, 300_000);
    await one.post('giftcards/transfer', { fromNo: from, toNo: to });
    expect((await one.cards()).cardList.map(({ statusCd, balanceAmt }) => [statusCd, balanceAmt])).toEqual([
      ['ACTIVE', 230_000],
      ['USED', 0],
    ]);
  });

  it('hold no more than a member may', async () => {
    const person = await join();
    await loaded(person, 400_000);
    expect((await person.post('giftcards/register', await issued(300_000))).code).toBe('GFT_05');
  });

  it('are sent to friends only, wait for them, and can be taken back', async () => {
    const [one, other] = await friends();
    const stranger = await join();
    const key = await loaded(one);
    for (const friendUid of [stranger.uid, 'nobody', one.uid])
      expect((await one.post('giftcards/send', { cardNo: key, friendUid })).code).toBe('GFT_06');
    expect(
      (await one.post('giftcards/send', { cardNo: key, friendUid: other.uid, message: 'Have fun' })).data,
    ).toMatchObject({ statusCd: 'SENT', message: 'Have fun', returnDt: '20261108' });
    expect((await other.cards()).cardList).toMatchObject([
      { cardKey: key, statusCd: 'RECEIVED', balanceAmt: 50_000, message: 'Have fun' },
    ]);
    expect(codeOf(await pay(key, 1000).catch((error: unknown) => error))).toBe('GFT_03');
    await one.post('giftcards/take-back', { cardNo: key });
    expect([(await one.cards()).totalAmt, (await other.cards()).cardList]).toEqual([50_000, []]);
  });

  it('belong to who accepts them, without the history before, and change hands once a day', async () => {
    const [one, other] = await friends();
    const key = await loaded(one);
    await pay(key, 10_000);
    await one.post('giftcards/send', { cardNo: key, friendUid: other.uid });
    server.wait(1000);
    expect((await other.post('giftcards/accept', { cardNo: key, acceptYn: 'Y' })).code).toBe('200');
    expect((await other.card(key)).data).toMatchObject({
      card: { statusCd: 'ACTIVE', balanceAmt: 40_000 },
      historyList: [{ tranKindCd: 'RECEIVED', amount: 40_000 }],
    });
    expect((await one.card(key)).code).toBe('NOT_FOUND');
    expect((await other.post('giftcards/send', { cardNo: key, friendUid: one.uid })).code).toBe('GFT_03');
    server.wait(day);
    expect((await (await relogged(other)).post('giftcards/send', { cardNo: key, friendUid: one.uid })).code).toBe(
      '200',
    );
  });

  it('go back when they are refused or not accepted for seven days', async () => {
    const [one, other] = await friends();
    const key = await loaded(one);
    await one.post('giftcards/send', { cardNo: key, friendUid: other.uid });
    await other.post('giftcards/accept', { cardNo: key, acceptYn: 'N' });
    expect((await one.card(key)).data.card.statusCd).toBe('ACTIVE');
    await one.post('giftcards/send', { cardNo: key, friendUid: other.uid });
    server.wait(7 * day);
    const again = await relogged(other);
    expect((await again.post('giftcards/accept', { cardNo: key, acceptYn: 'Y' })).code).toBe('NOT_FOUND');
    await settle(context());
    expect((await (await relogged(one)).card(key)).data.card.statusCd).toBe('ACTIVE');
  });

  it('expire after five years, and the rest leaves the ledger', async () => {
    const person = await join();
    const key = await loaded(person);
    server.wait(5 * 366 * day);
    await settle(context());
    expect((await (await relogged(person)).card(key)).data).toMatchObject({
      card: { statusCd: 'EXPIRED', balanceAmt: 0 },
      historyList: [{ tranKindCd: 'EXPIRE', amount: -50_000 }, { tranKindCd: 'LOAD' }],
    });
  });
});

const relogged = async (person: Person): Promise<Person> => {
  const browser = server.browser();
  await browser.login(person, PASSWORD);
  const post: Person['post'] = async (path, body) =>
    (await browser.post(path, body, { headers: { 'idempotency-key': unique() } })).json();
  return {
    ...person,
    browser,
    post,
    card: async (key) => (await browser.get(`giftcards/${key}`)).json(),
    coupons: async () => (await browser.get('coupons')).json<{ data: { couponList: CouponView[] } }>().data.couponList,
  };
};

describe('coupons', () => {
  it('come by a common code or one of their own, within stock and the limit of a member', async () => {
    const [one, two, three] = [await join(), await join(), await join()];
    await inTransaction((tx) => addCouponCode(tx, context(), 'lunch', 'SINGLE_1'));
    expect([
      (await one.post('coupons/register', { couponNo: 'single_1' })).code,
      (await two.post('coupons/register', { couponNo: 'SINGLE_1' })).code,
    ]).toEqual(['200', 'CPN_01']);
    expect([
      (await one.post('coupons/register', { couponNo: 'ONCE' })).code,
      (await one.post('coupons/register', { couponNo: 'ONCE' })).code,
    ]).toEqual(['200', 'CPN_03']);
    expect([
      (await one.post('coupons/register', { couponNo: 'RARE' })).code,
      (await two.post('coupons/register', { couponNo: 'RARE' })).code,
      (await three.post('coupons/register', { couponNo: 'RARE' })).code,
    ]).toEqual(['200', '200', 'CPN_02']);
    expect((await one.post('coupons/register', { couponNo: 'PAST' })).code).toBe('CPN_05');
  });

  it('tell value, place, last day and code, but nothing that only the server knows', async () => {
    const person = await join();
    const id = await given(person, 'lunch');
    const [coupon] = await person.coupons('?statusCd=ISSUED');
    expect(coupon).toMatchObject({
      couponId: id,
      valueCd: 'WON',
      discountAmt: 3000,
      minSpendAmt: 10_000,
      whereNm: 'Ride f1',
      giftableYn: 'Y',
      placeCodeYn: 'Y',
      code: `PC${id}`,
    });
    expect(JSON.stringify(await person.coupon(id))).not.toMatch(/4321|LUNCH|stock/);
  });

  it('of another member are answered like unknown ones', async () => {
    const [owner, other] = await friends();
    const id = await given(owner, 'lunch');
    const answers = await Promise.all(
      [id, 'unknown'].flatMap((couponNo) => [
        other.coupon(couponNo),
        other.post('coupons/gift', { couponNo, friendUid: owner.uid }),
        other.post('coupons/use', { couponNo, placeCode: '4321' }),
        other.post('coupons/accept', { couponNo, acceptYn: 'Y' }),
      ]),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('are used by the code of the place, once', async () => {
    const person = await join();
    const id = await given(person, 'lunch');
    expect((await person.post('coupons/use', { couponNo: id, placeCode: '0000' })).code).toBe('CPN_07');
    expect((await person.post('coupons/use', { couponNo: id, placeCode: '4321' })).data).toMatchObject({
      statusCd: 'USED',
      usedPlaceNm: 'Ride f1',
      code: '',
    });
    expect((await person.post('coupons/use', { couponNo: id, placeCode: '4321' })).code).toBe('CPN_06');
  });

  it('are redeemed at a till for their discount, where, when and for what they are valid', async () => {
    const person = await join();
    const redeem = (coupon: string, facilityId: string, spend: number) =>
      inTransaction((tx) => redeemCoupon(tx, context(), { coupon, facilityId, spend, actor: till })).catch(codeOf);
    const [lunch, percent, later] = [
      await given(person, 'lunch'),
      await given(person, 'percent'),
      await given(person, 'later'),
    ];
    expect([
      await redeem(lunch, 'f2', 20_000),
      await redeem(lunch, 'f1', 9000),
      await redeem(later, 'f1', 20_000),
      await redeem('unknown', 'f1', 20_000),
    ]).toEqual(['CPN_07', 'CPN_07', 'CPN_05', 'CPN_01']);
    expect([
      await redeem(lunch, 'f1', 20_000),
      await redeem(percent, 'f2', 15_000),
      await redeem(lunch, 'f1', 20_000),
    ]).toMatchObject([{ discountAmt: 3000 }, { discountAmt: 3000 }, 'CPN_06']);
    expect(await redeem(await given(person, 'percent'), 'f1', 100_000)).toMatchObject({
      discountAmt: 5000,
      withOthers: false,
    });
  });

  it('are given to a friend once, and come back after seven days', async () => {
    const [one, other] = await friends();
    const [id, second, fixed] = [await given(one, 'percent'), await given(one, 'percent'), await given(one, 'once')];
    expect((await one.post('coupons/gift', { couponNo: fixed, friendUid: other.uid })).code).toBe('CPN_04');
    expect((await one.post('coupons/gift', { couponNo: id, friendUid: 'nobody' })).code).toBe('GFT_06');
    expect((await one.post('coupons/gift', { couponNo: id, friendUid: other.uid })).data.statusCd).toBe('SENT');
    expect((await other.post('coupons/accept', { couponNo: id, acceptYn: 'Y' })).code).toBe('200');
    expect((await other.post('coupons/gift', { couponNo: id, friendUid: one.uid })).code).toBe('CPN_04');
    await one.post('coupons/gift', { couponNo: second, friendUid: other.uid });
    expect((await other.coupons()).map(({ statusCd }) => statusCd)).toEqual(['RECEIVED', 'ISSUED']);
    server.wait(7 * day);
    expect((await (await relogged(one)).coupons()).map(({ statusCd }) => statusCd)).toEqual(['ISSUED', 'ISSUED']);
  });

  it('end after their days', async () => {
    const person = await join();
    await given(person, 'lunch');
    server.wait(10 * day);
    expect((await (await relogged(person)).coupons()).map(({ statusCd }) => statusCd)).toEqual(['EXPIRED']);
  });
});

import { describe, expect, it } from 'vitest';
import { accountServer, day, hour } from '#tests/account-server.ts';
import { hasCheckDigit, withCheckDigit } from '../../core/records/typed-numbers.ts';
import { registerGifts } from './routes.ts';
import { settle } from './settle.ts';
import { refundGiftCard } from './spend-card.ts';
import { giftDocuments, till, giftMembers, codeOf } from '#tests/gift-members.ts';

const server = accountServer({ documents: giftDocuments, features: [registerGifts] });
const { context, inTransaction, unique, join, friends, issued, loaded, pay, relogged } = giftMembers(server);

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

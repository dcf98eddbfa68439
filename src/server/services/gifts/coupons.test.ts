import { describe, expect, it } from 'vitest';
import { accountServer, day } from '#tests/account-server.ts';
import { redeemCoupon } from './coupons.ts';
import { addCouponCode } from './coupon-store.ts';
import { registerGifts } from './routes.ts';
import { giftDocuments, till, giftMembers, codeOf } from '#tests/gift-members.ts';

const server = accountServer({ documents: giftDocuments, features: [registerGifts] });
const { context, inTransaction, join, friends, given, relogged } = giftMembers(server);

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

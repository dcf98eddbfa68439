import { expect, it } from 'vitest';
import type { RewardView } from '#schemas/calls/rewards/answers';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { couponKind } from '#tests/gift-documents.ts';
import { feature as points } from '../points/feature.ts';
import { feature } from './feature.ts';

const words = (text: string) => ({ ko: text, en: text });
const reward = (id: string, more: object = {}) => ({
  type: 'reward-program',
  id,
  v: 1,
  order: 1,
  name: words(id),
  summary: words(id),
  som: 100,
  perMember: 2,
  ...more,
});
const server = accountServer({
  features: [points, feature],
  documents: [
    couponKind('tea'),
    reward('cup'),
    reward('tea', { order: 2, coupon: 'tea' }),
    reward('few', { order: 3, stock: 1 }),
    reward('grown', { order: 4, ageMin: 19 }),
    reward('past', { order: 5, until: '2026-10-31' }),
  ],
});
const unique = (
  (count) => () =>
    `key-${++count}`
)(0);

const join = async (som: number, parts: Parameters<typeof server.addMember>[0] = {}) => {
  const member = await server.addMember({ birth_date: '19900412', ...parts });
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  await server.addSom(member.uid, [[som, 'WELCOME']]);
  const buy = async (itemId: string, amount = 1, key = unique()) =>
    (
      await browser.post(
        'members/convert-point',
        { kindCd: 'REWARD', itemId, amount },
        { headers: { 'idempotency-key': key } },
      )
    ).json<{ code: string; data: { approvalNo: string; remainPointAmt: number } }>();
  const list = async () =>
    (await browser.get('members/rewards')).json<{ data: { rewardList: RewardView[]; remainPointAmt: number } }>().data;
  const reasonOf = async (id: string) => (await list()).rewardList.find(({ itemId }) => itemId === id)?.reasonCd;
  return { ...member, buy, list, reasonOf };
};

it('lists the rewards of today with what keeps the member from each [P-221]', async () => {
  const me = await join(50, { birth_date: '20120101' });
  const { rewardList, remainPointAmt } = await me.list();
  expect(rewardList.map(({ itemId, reasonCd }) => [itemId, reasonCd])).toEqual([
    ['cup', 'SHORT'],
    ['tea', 'SHORT'],
    ['few', 'SHORT'],
    ['grown', 'AGE'],
  ]);
  expect(remainPointAmt).toBe(50);
});

it('takes Som for a reward once a key, up to the limit of a member', async () => {
  const me = await join(1000);
  const key = unique();
  const { data } = await me.buy('cup', 1, key);
  expect(data).toMatchObject({ approvalNo: expect.stringMatching(/^\d{12}$/), remainPointAmt: 900 });
  expect([(await me.buy('cup', 1, key)).data, (await me.buy('cup', 2)).code]).toEqual([data, 'PNT_02']);
  expect((await me.buy('cup')).data.remainPointAmt).toBe(800);
  expect([(await me.buy('cup')).code, await me.reasonOf('cup'), (await me.list()).remainPointAmt]).toEqual([
    'PNT_02',
    'LIMIT',
    800,
  ]);
});

it('issues the coupons of a reward', async () => {
  const me = await join(1000);
  await me.buy('tea', 2);
  const coupons = await server.store().db.selectFrom('coupons').select('kind').where('owner', '=', me.uid).execute();
  expect(coupons).toEqual([{ kind: 'tea' }, { kind: 'tea' }]);
});

it('gives the last piece to one, and takes no Som of the other', async () => {
  const [one, other] = [await join(500), await join(500)];
  const codes = await Promise.all([one.buy('few'), other.buy('few')]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual(['200', 'PNT_06']);
  const left = [(await one.list()).remainPointAmt, (await other.list()).remainPointAmt];
  expect(left.toSorted((one, other) => one - other)).toEqual([400, 500]);
});

it('refuses children, a member without enough Som, and what is not on offer', async () => {
  const child = await join(1000, { birth_date: '20120101' });
  const poor = await join(99);
  expect([
    (await child.buy('grown')).code,
    (await poor.buy('cup')).code,
    (await child.buy('past')).code,
    (await child.buy('none')).code,
    (await child.buy('cup', 0)).code,
  ]).toEqual(['PNT_09', 'PNT_01', 'NOT_FOUND', 'NOT_FOUND', 'PNT_02']);
  expect([(await child.list()).remainPointAmt, (await poor.list()).remainPointAmt]).toEqual([1000, 99]);
});

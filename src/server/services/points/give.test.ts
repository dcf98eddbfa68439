import { beforeAll, describe, expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import type {
  Approvals,
  Expiries,
  GiftFriends,
  GiftLimits,
  GivenSom,
  PointHistory,
} from '#schemas/calls/points/answers';
import { pairOf } from '../../core/records/friends.ts';
import { findDifferences } from '../../core/records/som/prove-som.ts';
import { reverseSom } from '../../core/records/som/reverse-som.ts';
import { registerPoints } from './routes.ts';

const server = accountServer({ features: [registerPoints] });
const unique = (
  (count) => () =>
    `g${++count}`
)(0);
type Parts = Parameters<typeof server.addMember>[0];
type Answer<Data> = { readonly code: string; readonly data: Data };

const join = async (som = 0, parts: Parts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  if (som > 0) await server.addSom(member.uid, [[som, 'WELCOME']]);
  const get = async <Data>(path: string) => (await browser.get(`point/${path}`)).json<Answer<Data>>();
  const give = async (friend: { readonly uid: string }, amount: number | string, message = '', key = unique()) =>
    (
      await browser.post(
        'point/gift',
        { friendUid: friend.uid, amount, message },
        { headers: { 'idempotency-key': key } },
      )
    ).json<Answer<GivenSom>>();
  return { member, browser, get, give };
};
const befriend = async (one: { readonly uid: string }, other: { readonly uid: string }, hoursAgo = 24) => {
  const at = new Date(server.now().getTime() - hoursAgo * 3_600_000).toISOString();
  await server
    .store()
    .db.insertInto('relations')
    .values({
      id: pairOf(one.uid, other.uid),
      type: 'FRIEND',
      park: '',
      pair: pairOf(one.uid, other.uid),
      asker: one.uid,
      receiver: other.uid,
      state: 'ACCEPTED',
      asker_alias: '',
      products: '[]',
      receiver_alias: '',
      at,
      decided_at: at,
    })
    .execute();
};
const pair = async (som: number, hoursAgo = 24, parts: Parts = {}) => {
  const [me, you] = [await join(som), await join(0, parts)];
  await befriend(me.member, you.member, hoursAgo);
  return { me, you };
};

describe('point/gift', () => {
  it('moves Som to a friend, and both see it with the message and the name', async () => {
    const { me, you } = await pair(1000);
    const { data } = await me.give(you.member, '300', '생일 축하해');
    expect(data).toEqual({ approvalNo: expect.stringMatching(/^\d{12}$/), remainPointAmt: 700 });
    const entry = async ({ get }: typeof me) =>
      (await get<PointHistory>('my-point-history?category=GIFT')).data.tranDetalisList;
    expect(await entry(me)).toMatchObject([
      { pointAmt: -300, tranKindCd: 'GIFT', tranReasonCd: 'GIFT_SENT', message: '생일 축하해' },
    ]);
    expect(await entry(you)).toMatchObject([
      { pointAmt: 300, tranReasonCd: 'GIFT_RECEIVED', approvalNo: data.approvalNo, remainPointAmt: 300 },
    ]);
    expect((await entry(you))[0]?.friendNm).not.toBe('');
  });

  it('goes to friends of 24 hours who are full members of 14 years; everybody else answers alike', async () => {
    const { me, you: recent } = await pair(1000, 23.9);
    const [stranger, child, simple] = [
      await join(),
      await join(0, { birth_date: '20150101' }),
      await join(0, { kind: '1' }),
    ];
    for (const { member } of [child, simple]) await befriend(me.member, member);
    const receivers = [recent, stranger, child, simple].map(({ member }) => member);
    for (const receiver of [...receivers, me.member, { uid: '999999999999' }])
      expect((await me.give(receiver, 100)).code).toBe('PNT_04');
    expect((await me.get<GiftFriends>('gift-friends')).data).toMatchObject({
      totalCnt: 1,
      friendList: [{ friendUid: recent.member.uid, giftYn: 'N', fromDtm: expect.stringMatching(/^\d{14}$/) }],
    });
  });

  it('is not for children and simple members', async () => {
    const [child, simple] = [await join(500, { birth_date: '20150101' }), await join(500, { kind: '1' })];
    const you = await join();
    for (const { member } of [child, simple]) await befriend(member, you.member);
    expect([(await child.give(you.member, 100)).code, (await simple.give(you.member, 100)).code]).toEqual([
      'PNT_08',
      'MBR_01',
    ]);
  });

  it('keeps the limits of a gift, a day and a month on both sides, and needs a proof above 10,000', async () => {
    const { me, you } = await pair(500_000);
    expect([(await me.give(you.member, 99)).code, (await me.give(you.member, 50_001)).code]).toEqual([
      'PNT_02',
      'PNT_02',
    ]);
    expect((await me.give(you.member, 20_000)).code).toBe('200');
    expect((await me.get<GiftLimits>('gift-limits')).data).toEqual({
      remainPointAmt: 480_000,
      leastAmt: 100,
      mostAmt: 30_000,
      leftCnt: 9,
      proofAboveAmt: 10_000,
      giveYn: 'Y',
      stopCd: '',
    });
    server.wait(11 * 60_000);
    expect([(await me.give(you.member, 10_001)).code, (await me.give(you.member, 10_000)).code]).toEqual([
      'PWD_02',
      '200',
    ]);
    const from = await join(500_000);
    await befriend(from.member, you.member);
    await server
      .store()
      .db.insertInto('som_gifts')
      .values({
        id: unique(),
        sender: '1',
        receiver: you.member.uid,
        amount: 169_901,
        message: '',
        at: server.now().toISOString(),
      })
      .execute();
    expect([(await from.give(you.member, 100)).code, (await from.give(me.member, 100)).code]).toEqual([
      'PNT_02',
      'PNT_04',
    ]);
  });

  it('is refused while a way to log in has just changed, and when there is less', async () => {
    const { me, you } = await pair(500);
    expect((await me.give(you.member, 501)).code).toBe('PNT_01');
    await server
      .store()
      .db.updateTable('members')
      .set({ barred_until: new Date(server.now().getTime() + 1).toISOString() })
      .where('uid', '=', me.member.uid)
      .execute();
    expect((await me.give(you.member, 100)).code).toBe('PNT_05');
    // The pages say so before.
    expect((await me.get<GiftLimits>('gift-limits')).data).toMatchObject({ giveYn: 'N', mostAmt: 0, stopCd: 'BAR' });
    expect((await me.get<GiftFriends>('gift-friends')).data.friendList.map(({ giftYn }) => giftYn)).toEqual(['N']);
  });

  it('is given once for a key, and never more than there is at once', async () => {
    const { me, you } = await pair(1000);
    const key = unique();
    const [first, again] = [await me.give(you.member, 300, '', key), await me.give(you.member, 300, '', key)];
    expect(again.data.approvalNo).toBe(first.data.approvalNo);
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await me.give(you.member, 300)).code));
    expect(codes.filter((code) => code === '200')).toHaveLength(2);
    expect(await findDifferences(server.store().db)).toEqual([]);
  });
});

describe('point/my-point-expire', () => {
  it('lists the days on which Som expire, up to a number of months ahead [P-588]', async () => {
    const { member, get } = await join();
    await server.addSom(member.uid, [
      [100, 'VISIT', new Date('2024-11-20T12:00:00+09:00')],
      [50, 'VISIT', new Date('2024-11-20T13:00:00+09:00')],
      [300, 'VISIT', new Date('2026-10-01T12:00:00+09:00')],
      [999, 'VISIT', new Date('2024-10-01T12:00:00+09:00')],
    ]);
    expect((await get<Expiries>('my-point-expire')).data).toEqual({
      expireList: [
        { expireDt: '20261120', expireAmt: 150 },
        { expireDt: '20281001', expireAmt: 300 },
      ],
      totalAmt: 450,
    });
    expect((await get<Expiries>('my-point-expire?months=1')).data.totalAmt).toBe(150);
  });
});

describe('point/appr', () => {
  let me: Awaited<ReturnType<typeof join>>;
  beforeAll(async () => {
    me = await join(1000);
    await server.addSom(me.member.uid, [[-200, 'CAFE']]);
  });

  it('tells the last approvals, and one by its number [P-587]', async () => {
    const { apprList } = (await me.get<Approvals>('appr')).data;
    expect(apprList.map(({ pointAmt, statusCd }) => [pointAmt, statusCd])).toEqual([
      [-200, 'APPROVED'],
      [1000, 'APPROVED'],
    ]);
    expect((await me.get<Approvals>(`appr?approvalNo=${apprList[1]?.approvalNo}`)).data.apprList).toEqual([
      apprList[1],
    ]);
  });

  it('shows what was cancelled, and nothing of others', async () => {
    const { id, approval_no: no } = await server
      .store()
      .db.selectFrom('ledger_transfers')
      .innerJoin('ledger_postings', 'ledger_postings.transfer', 'ledger_transfers.id')
      .select(['ledger_transfers.id', 'approval_no'])
      .where('account', '=', `SOM:${me.member.uid}`)
      .where('kind', '=', 'SPEND')
      .executeTakeFirstOrThrow();
    await server
      .store()
      .db.transaction()
      .execute((tx) => reverseSom(tx, server.app().context, { transfer: id, at: server.now(), reason: 'CAFE' }));
    expect((await me.get<Approvals>(`appr?approvalNo=${no}`)).data.apprList).toMatchObject([{ statusCd: 'CANCELLED' }]);
    expect((await (await join(5)).get<Approvals>(`appr?approvalNo=${no}`)).data.apprList).toEqual([]);
  });
});

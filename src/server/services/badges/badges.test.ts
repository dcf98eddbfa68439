import { describe, expect, it } from 'vitest';
import type { CountedFact } from '#schemas/counted-facts';
import type { BadgeView, HistoryView, MissionView } from '#schemas/calls/badges/answers';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import { badge, condition, mission } from '#tests/fact-documents.ts';
import { recordFact, undoFact, type Fact } from '../../core/records/facts.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { feature } from './feature.ts';
import { NightlyJudge } from './nightly-judge.ts';

const server = accountServer({
  features: [feature],
  documents: [
    badge('rider', [[condition('RIDE', 2)]]),
    badge('coaster', [[condition('RIDE', 1, { venue: 'TP', kind: 'coaster' })]], { order: 2 }),
    badge('both', [[condition('VISIT_DAY', 1), condition('FRIEND', 1)], [condition('SURVEY', 1)]], { order: 3 }),
    badge('monthly', [[condition('ATTEND_DAY', 2, { within: 'MONTH' })]], { order: 4, each: 'MONTH' }),
    badge('autumn', [[condition('GIFT_SENT', 1, { within: 'DAYS', from: '2026-11-02', until: '2026-11-02' })]]),
    mission('ride-twice', [[condition('RIDE', 2), condition('FACILITY_USE', 1)]], { claimDays: 3 }),
    mission('later', [[condition('RIDE', 1)]], { from: '2026-12-24' }),
  ],
});

const unique = (
  (count) => () =>
    `ref-${++count}`
)(0);

const join = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const record = (fact: CountedFact, more: Partial<Fact> = {}) =>
    inTransaction(server.store(), (tx) =>
      recordFact(tx, { member: member.uid, fact, ref: unique(), at: server.now(), ...more }),
    );
  const read = async <Data>(path: string) => (await browser.get(path)).json<{ data: Data }>().data;
  const badges = async () => {
    const { badgeList } = await read<{ badgeList: BadgeView[] }>('members/badges');
    return badgeList.filter(({ statusCd }) => statusCd === 'EARNED').map(({ badgeId }) => badgeId);
  };
  const missionOf = async (id: string) =>
    (await read<{ missionList: MissionView[] }>('members/missions')).missionList.find(
      ({ missionId }) => missionId === id,
    );
  const history = async () =>
    (await read<{ historyList: HistoryView[]; totalCnt: number }>('members/mission-badge-history')).historyList;
  const claim = async (missionId: string, key = unique()) =>
    (await browser.post('members/mission-reward', { missionId }, { headers: { 'idempotency-key': key } })).json<{
      code: string;
      data: { approvalNo: string };
    }>();
  const som = async () => (await read<{ point: { remainPointAmt: number } }>('point/my-point')).point.remainPointAmt;
  const login = () => browser.login(member, PASSWORD);
  return { ...member, record, badges, missionOf, history, claim, som, read, login };
};

const judgeAtNight = async (): Promise<void> => {
  const errors: unknown[] = [];
  const job = new NightlyJudge(server.app().context, (error) => errors.push(error));
  await job.tick();
  await job.close();
  expect(errors).toEqual([]);
};

describe('counted facts', () => {
  it('award a badge in the transaction of the fact that reaches the number, and only once [P-014]', async () => {
    const me = await join();
    await me.record('RIDE');
    expect(await me.badges()).toEqual([]);
    await me.record('RIDE');
    expect(await me.badges()).toEqual(['rider']);
    await me.record('RIDE');
    await judgeAtNight();
    expect((await me.history()).map(({ historyNm }) => historyNm)).toEqual(['rider']);
  });

  it('leave no badge behind if the transaction of the fact fails', async () => {
    const me = await join();
    await me.record('RIDE');
    const failed = inTransaction(server.store(), async (tx) => {
      await recordFact(tx, { member: me.uid, fact: 'RIDE', ref: unique(), at: server.now() });
      throw new Error('failed');
    });
    await expect(failed).rejects.toThrow('failed');
    expect(await me.badges()).toEqual([]);
  });

  it('count at their venue and of their kind alone', async () => {
    const me = await join();
    await me.record('RIDE', { park: 'XX', kind: 'coaster' });
    expect(await me.badges()).toEqual([]);
    await me.record('RIDE', { park: 'TP', kind: 'coaster' });
    expect(await me.badges()).toEqual(['rider', 'coaster']);
  });

  it('need all conditions of a group, or another whole group', async () => {
    const [all, other] = [await join(), await join()];
    await all.record('VISIT_DAY');
    expect(await all.badges()).toEqual([]);
    await all.record('FRIEND');
    await other.record('SURVEY');
    expect([await all.badges(), await other.badges()]).toEqual([['both'], ['both']]);
  });

  it('count within a month in Korean time, and award its badge again in the next', async () => {
    const me = await join();
    await me.record('ATTEND_DAY', { at: new Date('2026-10-31T14:59:59Z') });
    await me.record('ATTEND_DAY', { at: new Date('2026-10-31T15:00:00Z') });
    expect(await me.badges()).toEqual([]);
    await me.record('ATTEND_DAY');
    expect(await me.badges()).toEqual(['monthly']);
    server.wait(30 * day);
    await me.login();
    await me.record('ATTEND_DAY');
    await me.record('ATTEND_DAY');
    const { badgeList } = await me.read<{ badgeList: BadgeView[] }>('members/badges');
    expect(badgeList[0]).toMatchObject({ badgeId: 'monthly', earnedCnt: 2, doneCnt: 2, leftCnt: 0 });
    server.wait(-30 * day);
  });

  it('count from the first chosen day to the end of the last', async () => {
    const me = await join();
    await me.record('GIFT_SENT', { at: new Date('2026-11-01T14:59:59Z') });
    await me.record('GIFT_SENT', { at: new Date('2026-11-02T15:00:00Z') });
    expect(await me.badges()).toEqual([]);
    await me.record('GIFT_SENT', { at: new Date('2026-11-02T14:59:59Z') });
    expect(await me.badges()).toEqual(['autumn']);
  });

  it('that are undone take back progress, but no badge', async () => {
    const me = await join();
    const ride = { member: me.uid, fact: 'RIDE', ref: unique(), at: server.now() } as const;
    await me.record('RIDE', ride);
    await inTransaction(server.store(), (tx) => undoFact(tx, { ...ride, at: new Date(server.now().getTime() + day) }));
    await me.record('RIDE');
    expect(await me.badges()).toEqual([]);
    const last = { ...ride, ref: unique() };
    await me.record('RIDE', last);
    await inTransaction(server.store(), (tx) => undoFact(tx, last));
    await judgeAtNight();
    expect([await me.badges(), await me.missionOf('ride-twice')]).toMatchObject([['rider'], { doneCnt: 1 }]);
  });

  it('recorded without a judge are judged at night, once a day', async () => {
    const me = await join();
    const add = () =>
      server
        .store()
        .db.transaction()
        .execute((tx) => recordFact(tx, { member: me.uid, fact: 'SURVEY', ref: unique(), at: server.now() }));
    await add();
    expect(await me.badges()).toEqual([]);
    await judgeAtNight();
    expect(await me.badges()).toEqual(['both']);
  });
});

describe('a mission', () => {
  it('is open, then done by facts, then collected once [P-214] [P-215]', async () => {
    const me = await join();
    await me.record('RIDE');
    expect(await me.missionOf('ride-twice')).toMatchObject({
      statusCd: 'OPEN',
      doneCnt: 1,
      goalCnt: 3,
      nextNm: 'RIDE 2',
      claimableYn: 'N',
      goalList: [{ doneCnt: 1, leftCnt: 1 }, { leftCnt: 1 }],
    });
    expect((await me.claim('ride-twice')).code).toBe('MSN_01');
    await me.record('RIDE');
    await me.record('FACILITY_USE');
    expect(await me.missionOf('ride-twice')).toMatchObject({ statusCd: 'DONE', claimUntilDt: '20261104' });
    const key = unique();
    const first = await me.claim('ride-twice', key);
    expect(first.data.approvalNo).toMatch(/^\d{12}$/);
    expect([(await me.claim('ride-twice', key)).data, await me.som()]).toEqual([first.data, 100]);
    expect((await me.claim('ride-twice')).code).toBe('MSN_02');
    expect((await me.history())[0]).toMatchObject({
      kindCd: 'MISSION',
      statusCd: 'CLAIMED',
      approvalNo: first.data.approvalNo,
    });
  });

  it('lapses after its days, also before the job has run', async () => {
    const me = await join();
    for (const fact of ['RIDE', 'RIDE', 'FACILITY_USE'] as const) await me.record(fact);
    server.wait(3 * day);
    await me.login();
    const state = async () =>
      (await server.store().db.selectFrom('missions').select('state').where('member', '=', me.uid).execute())[0]?.state;
    expect([(await me.claim('ride-twice')).code, (await me.missionOf('ride-twice'))?.statusCd, await state()]).toEqual([
      'MSN_02',
      'LAPSED',
      'DONE',
    ]);
    await judgeAtNight();
    expect([await state(), await me.som()]).toEqual(['LAPSED', 0]);
    server.wait(-3 * day);
  });

  it('is not listed and cannot be completed before its first day', async () => {
    const me = await join();
    await me.record('RIDE');
    expect([await me.missionOf('later'), (await me.claim('later')).code]).toEqual([undefined, 'MSN_01']);
  });

  it('that nobody published is not found, and rewards are for full members', async () => {
    const me = await join();
    const simple = await server.addMember({ kind: '1', regular: 0 });
    const browser = server.browser();
    await browser.login(simple, PASSWORD);
    const refused = await browser.post(
      'members/mission-reward',
      { missionId: 'ride-twice' },
      { headers: { 'idempotency-key': unique() } },
    );
    expect([(await me.claim('none')).code, refused.json<{ code: string }>().code]).toEqual(['NOT_FOUND', 'MBR_01']);
  });
});

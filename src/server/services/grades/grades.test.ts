import { describe, expect, it } from 'vitest';
import type { ScoreAnswer } from '#schemas/calls/grades/answers';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import { noteFact } from '../../core/records/fact-listeners.ts';
import { recordFact, type Fact } from '../../core/records/facts.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { feature } from './feature.ts';
import { GradeJudge } from './grade-judge.ts';
import { scoreExpiry } from './score.ts';

const table = {
  type: 'grade-table',
  id: 'grade-table',
  v: 1,
  simple: 'T0',
  grades: [
    { grade: 'T1', from: 0, earnPercent: 1 },
    { grade: 'T2', from: 600, earnPercent: 2 },
    { grade: 'T3', from: 1500, earnPercent: 3 },
  ],
  wonPerScore: 1000,
  visitScore: 30,
  scoreMonths: 12,
  termMonths: 12,
};
const names = {
  type: 'code-list',
  id: 'COD_IAM_MEMSHP_LEVEL',
  v: 1,
  items: ['T0', 'T1', 'T2', 'T3'].map((codeId) => ({ codeId, codeName: { ko: `${codeId} 등급`, en: codeId } })),
};
const notices = ['UP', 'DOWN'].map((way) => ({
  type: 'message-template',
  id: `grade-${way.toLowerCase()}`,
  v: 1,
  event: `GRADE_${way}`,
  purpose: 'service',
  topic: 'grade',
  title: `MSG_GRADE_${way}`,
  body: `MSG_GRADE_${way}`,
  channels: ['NOTIFICATION'],
}));
const texts = (['ko', 'en'] as const).map((locale) => ({
  type: 'messages',
  id: `grades-${locale}`,
  v: 1,
  locale,
  texts: { MSG_GRADE_UP: 'up {{grade}} {{until}}', MSG_GRADE_DOWN: 'down {{grade}} {{until}}' },
}));
const server = accountServer({ features: [feature], documents: [table, names, ...notices, ...texts] });

const unique = (
  (count) => () =>
    `ref-${++count}`
)(0);

const join = async (parts: Parameters<typeof server.addMember>[0] = {}) => {
  const member = await server.addMember({ grade: 'T1', ...parts });
  const browser = server.browser();
  const login = () => browser.login(member, PASSWORD);
  await login();
  const record = (fact: Pick<Fact, 'fact'> & Partial<Fact>) =>
    inTransaction(server.store(), (tx) =>
      recordFact(tx, { member: member.uid, ref: unique(), at: server.now(), ...fact }),
    );
  const buy = (won: number, ref = unique()) => record({ fact: 'PURCHASE', won, ref });
  const read = async () => (await browser.get('point/my-grd-score-expire')).json<{ data: ScoreAnswer }>().data;
  const notes = async () =>
    (
      await server
        .store()
        .db.selectFrom('notifications')
        .select('title')
        .where('member', '=', member.uid)
        .orderBy('id')
        .execute()
    ).map(({ title }) => title);
  return { ...member, login, record, buy, read, notes };
};

const judge = async (): Promise<void> => {
  const errors: unknown[] = [];
  const job = new GradeJudge(server.app().context, (error) => errors.push(error));
  await job.tick();
  await job.close();
  expect(errors).toEqual([]);
};

describe('the grade score', () => {
  it('is 1 for each 1,000 won and 30 for a day with a visit, in whichever parks [P-589] [P-218]', async () => {
    const me = await join();
    await me.buy(32_900);
    await me.buy(900);
    await me.record({ fact: 'VISIT_DAY', park: 'TP' });
    await me.record({ fact: 'VISIT_DAY', park: 'XX' });
    expect(await me.read()).toMatchObject({
      score: 62,
      grdCd: 'T1',
      grdCdName: 'T1 등급',
      nextGrdCd: 'T2',
      needScore: 538,
      nextScore: 600,
      untilDt: '20271101',
      expireList: [{ expireDt: '20271130', expireAmt: 62 }],
      totalCnt: 2,
    });
  });

  it('counts for twelve months to the end of the month, and a refund takes it back', async () => {
    expect([scoreExpiry('20261130', 12), scoreExpiry('20270201', 12)]).toEqual(['20271130', '20280229']);
    const me = await join();
    await me.buy(50_000, 'sale');
    await inTransaction(server.store(), async (tx) =>
      noteFact(tx, {
        member: me.uid,
        fact: 'PURCHASE',
        ref: 'sale refund',
        at: server.now(),
        won: -20_000,
        isUndone: true,
      }),
    );
    expect((await me.read()).score).toBe(30);
    server.wait(395 * day);
    await me.login();
    expect((await me.read()).score).toBe(0);
    server.wait(-395 * day);
  });

  it('raises the grade in the transaction of the purchase, and tells the member once [P-010]', async () => {
    const me = await join();
    await me.buy(1_600_000);
    await me.buy(1000);
    await judge();
    expect(await me.read()).toMatchObject({ grdCd: 'T3', nextGrdCd: '', nextScore: 0, untilDt: '20271101' });
    expect(await me.notes()).toEqual(['up T3 등급 2027.11.01']);
  });

  it('lowers the grade only when its twelve months end', async () => {
    const me = await join();
    await me.buy(700_000);
    server.wait(365 * day);
    await judge();
    await me.login();
    expect(await me.read()).toMatchObject({ grdCd: 'T2', untilDt: '20271101' });
    server.wait(30 * day);
    await judge();
    await judge();
    await me.login();
    expect(await me.read()).toMatchObject({ score: 0, grdCd: 'T1', untilDt: '20281201' });
    expect((await me.notes()).at(-1)).toBe('down T1 등급 2028.12.01');
    server.wait(-395 * day);
  });

  it('keeps a grade of before the table until its first term ends', async () => {
    const me = await join({ grade: 'T3' });
    await judge();
    await me.buy(1000);
    expect(await me.read()).toMatchObject({ grdCd: 'T3', untilDt: '20271101' });
  });

  it('of simple members changes no grade', async () => {
    const me = await join({ kind: '1', regular: 0, grade: 'T0' });
    await me.buy(2_000_000);
    await judge();
    expect(await me.read()).toMatchObject({ grdCd: 'T0', untilDt: '' });
  });
});

import { describe, expect, it } from 'vitest';
import type { PointHistory } from '#schemas/calls/points/answers';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { registerPoints } from './routes.ts';

const reasons = {
  type: 'code-list',
  id: 'COD_IAM_SOM_REASON',
  v: 1,
  items: [{ codeId: 'VISIT', codeName: { ko: '방문 적립', en: 'Earned by a visit' } }],
};
const server = accountServer({ documents: [reasons], features: [registerPoints] });
const at = (day: string): Date => new Date(`${day}T12:00:00+09:00`);

/** The test clock is set to 1 November 2026. */
const entries = [
  ['2025-10-31', 700, 'WELCOME'],
  ['2025-11-01', 100, 'VISIT'],
  ['2026-03-05', 50, 'VISIT'],
  ['2026-03-05', -20, 'CAFE'],
  ['2026-10-31', 30, 'VISIT'],
  ['2026-11-01', -60, 'SHOP'],
] as const;

const loggedIn = async (rows: readonly (readonly [string, number, string])[] = entries) => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  await server.addSom(
    member.uid,
    rows.map(([day, amount, reason]) => [amount, reason, at(day)]),
  );
  const history = async (query = '') =>
    (await browser.get(`point/my-point-history${query}`)).json<{
      data: PointHistory;
      code: string;
      errorType?: string;
    }>();
  return { member, browser, history };
};
const amounts = ({ data }: { readonly data: PointHistory }) => data.tranDetalisList.map(({ pointAmt }) => pointAmt);

describe('point/my-point-history', () => {
  it('counts and lists the entries of the last twelve months, the newest first [P-346] [P-586]', async () => {
    const { history } = await loggedIn();
    const answer = await history();
    expect([answer.data.tranDetalisCnt, amounts(answer)]).toEqual([5, [-60, 30, -20, 50, 100]]);
  });

  it('balances: the newest entry leaves what my-point tells, and each the one before it', async () => {
    const { browser, history } = await loggedIn();
    const { data } = await history();
    const balance = (await browser.get('point/my-point')).json<{ data: { point: { remainPointAmt: number } } }>().data
      .point.remainPointAmt;
    expect(data.tranDetalisList.map(({ remainPointAmt }) => remainPointAmt)).toEqual([800, 860, 830, 850, 800]);
    expect(data.tranDetalisList[0]?.remainPointAmt).toBe(balance);
  });

  it('takes parkType, startDt, endDt, category, currentPage and pagePerCount [P-591]', async () => {
    const { history } = await loggedIn();
    const all = 'parkType=EL&startDt=20251031&endDt=20261031';
    expect(amounts(await history(`?${all}&category=ALL&currentPage=1&pagePerCount=100`))).toEqual([
      30, -20, 50, 100, 700,
    ]);
    expect(amounts(await history(`?${all}&category=EARN`))).toEqual([30, 50, 100, 700]);
    expect(amounts(await history(`?${all}&category=USE`))).toEqual([-20]);
    const second = await history(`?${all}&currentPage=2&pagePerCount=2`);
    expect([second.data.tranDetalisCnt, second.data.currentPage, second.data.pagePerCount, amounts(second)]).toEqual([
      5,
      2,
      2,
      [50, 100],
    ]);
  });

  it('names reasons in the language of the caller, and kinds by the sign', async () => {
    const { history } = await loggedIn([
      ['2026-10-01', 5, 'VISIT'],
      ['2026-10-02', -5, 'UNKNOWN'],
    ]);
    expect((await history()).data.tranDetalisList).toMatchObject([
      { tranKindCd: 'USE', tranReasonNm: 'UNKNOWN', tranDtm: '20261002120000' },
      { tranKindCd: 'EARN', tranReasonNm: '방문 적립' },
    ]);
  });

  it('takes twelve months at a time, up to sixty months back (PNT_03)', async () => {
    const { history } = await loggedIn();
    const codeOf = async (query: string) => (await history(query)).code;
    expect([
      await codeOf('?startDt=20251030&endDt=20261031'),
      await codeOf('?startDt=20211031&endDt=20220101'),
      await codeOf('?startDt=20251031&endDt=20261031'),
      await codeOf('?startDt=20211101&endDt=20221101'),
    ]).toEqual(['PNT_03', 'PNT_03', '200', '200']);
  });

  it('of a member without any is empty', async () => {
    const { history } = await loggedIn([]);
    expect((await history()).data).toMatchObject({ tranDetalisCnt: 0, tranDetalisList: [] });
  });

  it.each([
    'startDt=20261301',
    'startDt=2026',
    'startDt=20261102&endDt=20261101',
    'category=X',
    'currentPage=-1',
    'pagePerCount=x',
    "startDt=20261101'--",
    'unknown=1',
  ])('refuses %s', async (query) => {
    const { browser } = await loggedIn([]);
    expect((await browser.get(`point/my-point-history?${query}`)).statusCode).toBe(400);
  });

  it('is the own one alone', async () => {
    const [one, other] = [await loggedIn(), await loggedIn([])];
    expect((await other.browser.get(`point/my-point-history?membershipUid=${one.member.uid}`)).statusCode).toBe(403);
    expect((await server.browser().get('point/my-point-history')).json()).toMatchObject({ errorType: 'S' });
    expect((await other.history()).data.tranDetalisCnt).toBe(0);
  });
});

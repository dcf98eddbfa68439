import { expect, it } from 'vitest';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import { registerDayPasses } from './routes.ts';

// The test clock is set to Sunday, 1 November 2026.
const pass = {
  type: 'day-pass',
  id: 'garden',
  v: 1,
  venue: 'TP',
  name: { ko: '정원', en: 'Garden' },
  places: 2,
  periods: [
    { from: '2026-10-20', until: '2026-11-06', weekdays: [1, 2, 3, 4, 5] },
    { from: '2026-12-01', until: '2026-12-02' },
  ],
};
const server = accountServer({ documents: [pass], features: [registerDayPasses] });

const join = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  const login = () => browser.login(member, PASSWORD);
  await login();
  const act = async (visitDt: string, what = 'reserve') =>
    (await browser.post(`tickets/day-passes/${what}`, { passId: 'garden', visitDt })).json<{ code: string }>().code;
  const days = async () =>
    (await browser.get('tickets/day-passes?parkType=TP')).json<{
      data: { dayList: { visitDt: string; leftCnt: number; statusCd: string }[] };
    }>().data.dayList;
  const of = async (visitDt: string) => (await days()).find((one) => one.visitDt === visitDt);
  return { login, act, days, of };
};

it('lists the days from today on, with the places that are left', async () => {
  const me = await join();
  expect((await me.days()).map(({ visitDt }) => visitDt)).toEqual([
    '20261102',
    '20261103',
    '20261104',
    '20261105',
    '20261106',
    '20261201',
    '20261202',
  ]);
  expect(await me.of('20261102')).toMatchObject({ leftCnt: 2, statusCd: 'OPEN' });
});

it('reserves one day a month, until it is full', async () => {
  const [one, two, three] = [await join(), await join(), await join()];
  expect([await one.act('20261103'), await one.act('20261104'), await one.act('20261201')]).toEqual([
    '200',
    'DAY_03',
    '200',
  ]);
  expect([
    (await one.of('20261103'))?.statusCd,
    (await one.of('20261104'))?.statusCd,
    (await two.of('20261103'))?.leftCnt,
  ]).toEqual(['MINE', 'MONTH', 1]);
  expect((await Promise.all([two.act('20261103'), three.act('20261103')])).toSorted()).toEqual(['200', 'DAY_02']);
  expect([await one.act('20261107'), await one.act('20261020')]).toEqual(['DAY_01', 'DAY_01']);
});

it('gives a cancelled place back, before the day alone', async () => {
  const [one, two] = [await join(), await join()];
  await one.act('20261105');
  expect([
    await two.act('20261105', 'cancel'),
    await one.act('20261105', 'cancel'),
    await one.act('20261105', 'cancel'),
    (await two.of('20261105'))?.leftCnt,
  ]).toEqual(['DAY_01', '200', 'DAY_01', 2]);
  await one.act('20261105');
  server.wait(4 * day);
  await one.login();
  expect([await one.act('20261105', 'cancel'), (await one.of('20261105'))?.statusCd]).toEqual(['DAY_01', 'MINE']);
});

import { describe, expect, it } from 'vitest';
import { accountServer, hour, minute, PASSWORD, second } from '#tests/account-server.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { backoffSeconds } from './rate-limit.ts';

const server = accountServer();
const WRONG = 'WrongHorse77';

const fail = async (
  times: number,
  login: (time: number) => Promise<{ readonly statusCode: number }>,
): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (const time of Array.from({ length: times }).keys()) statuses.push((await login(time)).statusCode);
  return statuses;
};

describe('wrong tries', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [6, 10],
    [7, 20],
    [12, 640],
    [13, 900],
    [1000, 900],
  ])('after %i of them the wait is %i seconds', (count, seconds) => {
    expect(
      backoffSeconds(count, 5, {
        freeTries: 5,
        addressTries: 50,
        firstWaitSeconds: 5,
        longestWaitSeconds: 900,
        forgetMinutes: 60,
      }),
    ).toBe(seconds);
  });

  it('of an account make it wait, longer each time, and the answer says how long', async () => {
    const member = await server.addMember();
    expect(await fail(5, () => server.browser().login(member, WRONG))).toEqual([401, 401, 401, 401, 401]);
    const first = await server.browser().login(member, PASSWORD);
    expect([first.statusCode, first.headers['retry-after'], first.json()]).toMatchObject([
      429,
      '5',
      { code: 'LGN_02', errorType: 'B', waitSeconds: 5 },
    ]);
    server.wait(5 * second);
    expect((await server.browser().login(member, WRONG)).statusCode).toBe(401);
    const next = await server.browser().login(member, PASSWORD);
    expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '10']);
    server.wait(10 * second);
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
  });

  it('make nobody wait who arrived at the same moment and read the clock a little earlier', async () => {
    const member = await server.addMember();
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
    expect((await server.browser().login(member, WRONG)).statusCode).toBe(401);
    server.wait(-second);
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
    server.wait(second);
  });

  it('make nobody wait longer than the longest time after the clock was set back', async () => {
    const member = await server.addMember();
    server.wait(24 * hour);
    await fail(6, () => server.browser().login(member, WRONG));
    server.wait(-24 * hour);
    const { waitSeconds } = (await server.browser().login(member, PASSWORD)).json<{ waitSeconds: number }>();
    expect(waitSeconds).toBe(900);
    server.wait(waitSeconds * second);
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
  });

  it('are forgotten with a right one', async () => {
    const member = await server.addMember();
    await fail(4, () => server.browser().login(member, WRONG));
    await server.browser().login(member, PASSWORD);
    expect(await fail(4, () => server.browser().login(member, WRONG))).toEqual([401, 401, 401, 401]);
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
  });

  it('are forgotten after an hour without another', async () => {
    const member = await server.addMember();
    await fail(4, () => server.browser().login(member, WRONG));
    server.wait(hour + minute);
    expect(await fail(4, () => server.browser().login(member, WRONG))).toEqual([401, 401, 401, 401]);
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
  });

  it('count for an account that does not exist as for one that does', async () => {
    const nobody = { uid: '', loginId: 'nobody_at_all', email: '' };
    expect(await fail(6, () => server.browser().login(nobody, WRONG))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('count for an account however its id is capitalised', async () => {
    const member = await server.addMember();
    await fail(5, () => server.browser().login({ ...member, loginId: member.loginId.toUpperCase() }, WRONG));
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(429);
  });

  it('of many accounts from one address make the address wait, and no other', async () => {
    const browser = server.browser();
    const member = await server.addMember();
    const statuses = await fail(50, (time) => browser.login({ uid: '', loginId: `guess_${time}`, email: '' }, WRONG));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect([
      (await browser.login(member, PASSWORD)).statusCode,
      (await server.browser().login(member, PASSWORD)).statusCode,
    ]).toEqual([429, 200]);
  });

  it('at once are no more than in turn', async () => {
    const member = await server.addMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.browser().login(member, WRONG)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  it('are not what right ones are: an address may log in as often as it likes', async () => {
    const browser = server.browser();
    const member = await server.addMember();
    for (const _ of Array.from({ length: 60 })) expect((await browser.login(member, PASSWORD)).statusCode).toBe(200);
  });

  const inside: readonly (readonly [string, (browser: TestBrowser) => Promise<{ readonly statusCode: number }>])[] = [
    ['giving the password once more', (browser) => browser.post('users/password-check', { password: WRONG })],
    [
      'changing the password',
      (browser) => browser.post('users/my-password-change', { password: WRONG, newPassword: 'BatteryStaple9' }),
    ],
  ];
  it.each(inside)('count at %s, whichever call they came with', async (_, attempt) => {
    const browser = server.browser();
    await browser.login(await server.addMember(), PASSWORD);
    expect(await fail(6, () => attempt(browser))).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await browser.post('users/password-check', { password: PASSWORD })).statusCode).toBe(429);
    expect((await browser.get('users/info')).statusCode).toBe(200);
  });

  const asking: readonly (readonly [string, (browser: TestBrowser) => Promise<{ readonly statusCode: number }>])[] = [
    [
      'a new password',
      (browser) => browser.post('users/password-reset', { userId: 'somebody', email: 'somebody@resort.example' }),
    ],
    ['an id', (browser) => browser.get('users/user-id-find?userName=Some&email=body%40resort.example')],
  ];
  it.each(asking)('are what asking for %s again and again is', async (_, ask) => {
    expect(await fail(6, () => ask(server.browser()))).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are kept under names that tell neither account nor address', async () => {
    const browser = server.browser({ address: '203.0.113.77' });
    await browser.login({ uid: '', loginId: 'telling_name', email: '' }, WRONG);
    const rows = await server.store().db.selectFrom('tries').select('key').execute();
    expect(rows.filter(({ key }) => /telling_name|203\.0\.113/.test(key))).toEqual([]);
  });
});

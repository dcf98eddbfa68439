import { describe, expect, it } from 'vitest';
import { accountServer, day, hour, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { onlyThisSession, otherSessions } from '#tests/other-sessions.ts';
import type { TestMember } from '#tests/test-member.ts';
import { inApp, type TestBrowser } from '#tests/test-browser.ts';

const NEW = 'BatteryStaple9';
const server = accountServer();

const loggedIn = async (
  parts: MemberParts = {},
): Promise<{ readonly member: TestMember; readonly browser: TestBrowser }> => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD, { autoLoginYn: 'Y' });
  return { member, browser };
};
const change = (browser: TestBrowser, newPassword: string, password = PASSWORD, headers = {}) =>
  browser.post('users/my-password-change', { password, newPassword }, { headers });

describe('a password change', () => {
  it('makes the new password the only one, and puts the next change off by the days of the policy [P-545]', async () => {
    const { member, browser } = await loggedIn({ alertOn: '20261031' });
    expect((await change(browser, NEW)).json()).toEqual({ code: '200', data: true });
    const [old, fresh] = [await server.browser().login(member, PASSWORD), await server.browser().login(member, NEW)];
    expect([old.statusCode, fresh.json()]).toMatchObject([
      401,
      { data: { nextPasswordChangeAlertDTM: '20270430000000' } },
    ]);
  });

  it('by password-change makes the new password the only one too [P-543]', async () => {
    const { member, browser } = await loggedIn({ alertOn: '20261031' });
    const answer = await browser.post('users/password-change', { password: PASSWORD, newPassword: NEW });
    expect(answer.json()).toEqual({ code: '200', data: true });
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(401);
    expect((await server.browser().login(member, NEW)).statusCode).toBe(200);
  });

  it('gives this browser new tokens and kills the old ones at once', async () => {
    const { browser } = await loggedIn();
    const copy = browser.copy();
    await change(browser, NEW);
    expect((await browser.get('users/info')).statusCode).toBe(200);
    expect((await browser.refresh()).statusCode).toBe(200);
    server.wait(minute);
    const [call, refresh] = [await copy.get('users/info'), await copy.refresh()];
    expect([call.json(), refresh.json()]).toMatchObject([
      { code: 'TKT_01', errorType: 'S' },
      { code: 'TKT_02', errorType: 'T' },
    ]);
    expect((await browser.get('users/info')).statusCode).toBe(200);
  });

  it('ends every other login of the member, and the shell that belongs to this one', async () => {
    const { member, browser } = await loggedIn();
    const others = await otherSessions(server, member, browser);
    await change(browser, NEW);
    expect(await others.codes()).toEqual(onlyThisSession);
  });

  it('makes a login live no longer than it would have', async () => {
    const { browser } = await loggedIn();
    server.wait(13 * day);
    await browser.refresh();
    const answer = await change(browser, NEW);
    expect(answer.cookies.find(({ name }) => name === 'refresh_token')?.maxAge).toBe(14 * 86_400);
    server.wait(13 * day);
    const renewed = await browser.refresh();
    expect(renewed.cookies.find(({ name }) => name === 'refresh_token')?.maxAge).toBe(4 * 86_400);
  });

  it('is open to members with the initial password, and takes it away [P-313]', async () => {
    const { browser } = await loggedIn({ initial: true });
    const info = async () => (await browser.get('login/session/info')).json<{ data: object }>().data;
    expect([(await browser.get('users/info')).json(), await info()]).toMatchObject([
      { code: 'PWD_01', errorType: 'P' },
      { userInfo: { userPasswordIntzYn: 'Y' }, viewer: { password: 'initial' } },
    ]);
    expect((await change(browser, NEW)).statusCode).toBe(200);
    expect([(await browser.get('users/info')).statusCode, await info()]).toMatchObject([
      200,
      { userInfo: { userPasswordIntzYn: 'N' }, viewer: { password: 'ok' } },
    ]);
  });

  it.each([
    ['does not fit the rule, in the words of the rule', 'short', 'PWD_03', 'Word text'],
    ['holds what the rule does not know', 'Battery Staple 9', 'PWD_03', 'Word text'],
    ['many people use', 'qwertyuiop', 'PWD_04', 'most used'],
    ['many people use, with capitals', 'QWERTYuiop', 'PWD_04', 'most used'],
    ['is the present one', PASSWORD, 'PWD_05', 'differ'],
  ])('is refused for one that %s', async (_, newPassword, code, words) => {
    const { member, browser } = await loggedIn();
    const refused = await change(browser, newPassword, PASSWORD, { 'x-user-locale': 'en' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code, errorType: 'B', errorMessage: expect.stringContaining(words) as string },
    ]);
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
  });

  it('is refused without the present password, and changes nothing', async () => {
    const { member, browser } = await loggedIn();
    const refused = await change(browser, NEW, 'WrongHorse77');
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'LGN_04', errorType: 'B' }]);
    expect((await browser.get('users/info')).statusCode).toBe(200);
    expect((await server.browser().login(member, NEW)).statusCode).toBe(401);
  });

  it('of two at once happens once', async () => {
    const { member, browser } = await loggedIn();
    const passwords = ['BatteryStaple1', 'BatteryStaple2'];
    const answers = await Promise.all(passwords.map((password) => change(browser.copy(), password)));
    const logins = await Promise.all(passwords.map((password) => server.browser().login(member, password)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(logins.map(({ statusCode }) => statusCode)).toEqual(
      answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)),
    );
  });

  it('that happens while somebody logs in with the old password leaves no login of it', async () => {
    const { member, browser } = await loggedIn();
    const late = server.browser({ agent: inApp });
    await Promise.all([change(browser, NEW), late.login(member, PASSWORD)]);
    expect((await late.get('users/info')).statusCode).toBe(401);
  });
});

describe('the reminder of a password change', () => {
  it('is put off by the days of the policy [P-546]', async () => {
    const { member, browser } = await loggedIn({ alertOn: '20260101' });
    const before = (await browser.get('login/session/info')).json<{ data: object }>().data;
    expect(before).toMatchObject({ viewer: { password: 'due' } });
    const { nextPasswordChangeAlertDTM } = (await browser.post('users/password-alert-change')).json<{
      data: { nextPasswordChangeAlertDTM: string };
    }>().data;
    const due = new Date(server.now().getTime() + 30 * day + 9 * hour).toISOString().slice(0, 10).replaceAll('-', '');
    expect(nextPasswordChangeAlertDTM).toBe(`${due}000000`);
    expect((await browser.get('login/session/info')).json()).toMatchObject({
      data: { nextPasswordChangeAlertDTM, viewer: { password: 'ok' } },
    });
    expect((await server.browser().login(member, PASSWORD)).json()).toMatchObject({
      data: { nextPasswordChangeAlertDTM },
    });
  });

  it('stays where it is when that is later', async () => {
    const { browser } = await loggedIn({ alertOn: '20990101' });
    expect((await browser.post('users/password-alert-change')).json()).toMatchObject({
      data: { nextPasswordChangeAlertDTM: '20990101000000' },
    });
  });
});

describe('a call that gives new tokens, whose answer was lost', () => {
  const key = { headers: { 'idempotency-key': 'k1' } };
  /** Two calls of one browser: one received its response, the other still holds the previous tokens. */
  const lost = async (path: string, body: object) => {
    const { browser } = await loggedIn();
    const without = browser.copy();
    expect((await browser.post(path, body, key)).statusCode).toBe(200);
    return { browser, without, again: () => without.post(path, body, key) };
  };
  const proof = ['users/password-check', { password: PASSWORD }] as const;

  it.each([proof, ['users/my-password-change', { password: PASSWORD, newPassword: NEW }] as const])(
    '%s: the same call again within the grace gets it, with the same tokens',
    async (path, body) => {
      const { browser, without, again } = await lost(path, body);
      const answer = await again();
      expect([answer.statusCode, answer.json(), answer.headers['idempotency-replayed'], [...without.cookies]]).toEqual([
        200,
        { code: '200', data: true },
        'true',
        [...browser.cookies],
      ]);
      expect([(await without.get('users/info')).statusCode, (await without.refresh()).statusCode]).toEqual([200, 200]);
    },
  );

  it('a renewal meanwhile is put off, and keeps the cookies that the call is made again with', async () => {
    const { without, again } = await lost(...proof);
    const [call, refresh] = [await without.get('users/info'), await without.refresh()];
    expect([call.json(), refresh.json(), refresh.cookies]).toMatchObject([
      { code: 'TKT_01', errorType: 'S' },
      { code: 'TKT_04', errorType: 'E' },
      [],
    ]);
    expect([(await again()).statusCode, (await without.refresh()).statusCode]).toEqual([200, 200]);
  });

  it('a renewal is put off for the grace only, though the clock was set back', async () => {
    server.wait(5 * minute);
    const { without } = await lost(...proof);
    server.wait(-5 * minute);
    expect((await without.refresh()).json()).toMatchObject({ code: 'TKT_02' });
  });

  it.each([
    ['another key', { password: PASSWORD }, 'k2'],
    ['another body', { password: 'WrongHorse77' }, 'k1'],
  ])('gives who holds the old tokens nothing for %s', async (_, body, other) => {
    const { without } = await lost(...proof);
    const refused = await without.post(proof[0], body, { headers: { 'idempotency-key': other } });
    expect(refused.json()).toMatchObject({ code: 'TKT_04', errorType: 'E' });
    expect(refused.cookies).toEqual([]);
  });

  it('lets the other call of the browser be made again with the new tokens, and say what is wrong', async () => {
    const other = ['users/my-password-change', { password: PASSWORD, newPassword: 'BatteryStaple2' }] as const;
    const repeated = { headers: { 'idempotency-key': 'k2' } };
    const { browser, without } = await lost('users/my-password-change', { password: PASSWORD, newPassword: NEW });
    expect((await without.post(...other, repeated)).json()).toMatchObject({ code: 'TKT_04', errorType: 'E' });
    expect((await browser.post(...other, repeated)).json()).toMatchObject({ code: 'LGN_04', errorType: 'B' });
  });

  it('is lost for good after the grace, and once the new tokens have been renewed themselves', async () => {
    const late = await lost(...proof);
    server.wait(minute);
    expect((await late.again()).json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
    const used = await lost(...proof);
    await used.browser.refresh();
    expect((await used.again()).json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
  });
});

describe('giving the password once more', () => {
  it('gives new tokens and kills the old ones', async () => {
    const { browser } = await loggedIn();
    const copy = browser.copy();
    expect((await browser.post('users/password-check', { password: PASSWORD })).json()).toEqual({
      code: '200',
      data: true,
    });
    expect([
      (await browser.get('users/info')).statusCode,
      (await copy.get('users/info')).statusCode,
      (await copy.refresh()).statusCode,
    ]).toEqual([200, 401, 409]);
    server.wait(minute);
    expect([
      (await browser.get('users/info')).statusCode,
      (await copy.get('users/info')).statusCode,
      (await copy.refresh()).statusCode,
    ]).toEqual([200, 401, 401]);
  });

  it('twice at once leaves a browser that is logged in', async () => {
    const { browser } = await loggedIn();
    const answers = await Promise.all([
      browser.post('users/password-check', { password: PASSWORD }),
      browser.post('users/password-check', { password: PASSWORD }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await browser.get('users/info')).statusCode).toBe(200);
  });

  it('says of a wrong one that it is not right and changes nothing, and takes the right one [P-541]', async () => {
    const { browser } = await loggedIn();
    const tokens = [...browser.cookies];
    const wrong = await browser.post('users/password-check', { password: 'WrongHorse77' });
    expect([wrong.statusCode, wrong.json(), [...browser.cookies]]).toMatchObject([
      403,
      { code: 'LGN_04', errorType: 'B' },
      tokens,
    ]);
    expect((await browser.post('users/password-check', { password: PASSWORD })).statusCode).toBe(200);
  });

  it('is for pages: a shell would lose its own tokens', async () => {
    const { browser } = await loggedIn();
    const { code } = (await browser.post('login/code')).json<{ data: { code: string } }>().data;
    const { accessToken } = (await server.browser().post('login/code/check', { code })).json<{
      data: { accessToken: string };
    }>().data;
    const refused = await server
      .browser()
      .post('users/password-check', { password: PASSWORD }, { headers: { authorization: `Bearer ${accessToken}` } });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'REQ_ORIGIN' }]);
  });
});

it('coming back as an ex-member gives new tokens and kills the old ones; other changes keep them', async () => {
  const { browser } = await loggedIn({ ex_member: 1 });
  const kept = browser.copy();
  await browser.post('users/info/change', { promotionRecvInfoList: [{ channelType: 'EMAIL', agreeYn: 'Y' }] });
  expect((await kept.get('users/info')).statusCode).toBe(200);
  expect((await browser.post('users/info/change', { convAgrYn: 'Y' })).statusCode).toBe(200);
  expect([(await browser.get('members/me')).json(), (await kept.get('members/me')).json()]).toMatchObject([
    { data: { exMemberYn: 'Y', convAgrDate: expect.stringMatching(/^\d{8}$/) as string } },
    { code: 'TKT_01' },
  ]);
});

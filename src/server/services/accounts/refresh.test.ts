import { describe, expect, it } from 'vitest';
import { accountServer, minute, PASSWORD, second } from '#tests/account-server.ts';
import type { TestBrowser } from '#tests/test-browser.ts';

const server = accountServer();

const loggedIn = async (): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.login(await server.addMember(), PASSWORD, { autoLoginYn: 'Y' });
  return browser;
};
const tokensOf = ({ cookies }: TestBrowser) => ({
  access: cookies.get('access_token')?.value ?? '',
  refresh: cookies.get('refresh_token')?.value ?? '',
});
const refreshWith = (token: string, browser = server.browser()) =>
  browser.post('login/refresh', { loginSource: 'WEB' }, { headers: { cookie: `refresh_token=${token}` } });

describe('a refresh', () => {
  it('answers a POST with loginSource by user info and a reference, and brings the next tokens', async () => {
    const browser = await loggedIn();
    const before = tokensOf(browser);
    server.wait(16 * minute);
    expect((await browser.get('users/info')).json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
    const { userInfo, accessToken } = (await browser.refresh()).json<{
      data: { userInfo: object; accessToken: string };
    }>().data;
    expect([userInfo, accessToken]).toEqual([
      expect.objectContaining({
        userName: expect.stringMatching(/^회원/) as string,
        membershipUid: expect.stringMatching(/^2000/) as string,
      }),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    const { access, refresh } = tokensOf(browser);
    expect([access === before.access, refresh === before.refresh]).toEqual([false, false]);
    expect((await browser.get('users/info')).statusCode).toBe(200);
  });

  it('whose answer was lost is answered with the same tokens once more', async () => {
    const browser = await loggedIn();
    const lost = browser.copy();
    await browser.refresh();
    server.wait(9 * second);
    expect((await lost.refresh()).statusCode).toBe(200);
    expect(tokensOf(lost)).toEqual(tokensOf(browser));
  });

  it('of many at once gives all the same tokens', async () => {
    const browser = await loggedIn();
    const copies = Array.from({ length: 12 }, () => browser.copy());
    const answers = await Promise.all(copies.map((copy) => copy.refresh()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(copies.map(() => 200));
    expect(new Set(copies.map((copy) => JSON.stringify(tokensOf(copy)))).size).toBe(1);
    expect((await copies[5]?.refresh())?.statusCode).toBe(200);
  });

  it('with a spent token after the grace ends the login for everybody who holds it', async () => {
    const browser = await loggedIn();
    const thief = browser.copy();
    await browser.refresh();
    server.wait(11 * second);
    expect((await thief.refresh()).json()).toMatchObject({ code: 'TKT_03', errorType: 'T' });
    expect((await browser.get('users/info')).json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
    expect((await browser.refresh()).json()).toMatchObject({ code: 'TKT_03', errorType: 'T' });
  });

  it('with a token of two rotations ago ends the login within the grace too', async () => {
    const browser = await loggedIn();
    const thief = browser.copy();
    await browser.refresh();
    await browser.refresh();
    expect((await thief.refresh()).json()).toMatchObject({ code: 'TKT_03' });
    expect((await browser.get('users/info')).statusCode).toBe(401);
  });

  it('that is refused takes the cookies away', async () => {
    const browser = await loggedIn();
    const thief = browser.copy();
    await browser.refresh();
    server.wait(11 * second);
    await thief.refresh();
    await browser.refresh();
    expect([...browser.cookies.keys()]).toEqual(['locale']);
  });

  it('leaves the last access token but one valid for the grace: a call may have been on its way', async () => {
    const browser = await loggedIn();
    const late = browser.copy();
    await browser.refresh();
    expect((await late.get('users/info')).statusCode).toBe(200);
    server.wait(11 * second);
    expect((await late.get('users/info')).json()).toMatchObject({ code: 'TKT_01' });
  });

  it.each([
    ['none', () => ''],
    ['a reference', () => 'x'.repeat(43)],
    ['a cut one', (token: string) => token.slice(0, -1)],
    ['one with another signature', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['one of the next generation', (token: string) => token.replace('.1.', '.2.')],
    ['one of an earlier generation', (token: string) => token.replace('.1.', '.0.')],
    ['one of another family', (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['one with more behind it', (token: string) => `${token}.x`],
    ['a very long one', (token: string) => token.repeat(40)],
  ])('with %s is refused, and the login goes on', async (_, forge) => {
    const browser = await loggedIn();
    const refused = await refreshWith(forge(tokensOf(browser).refresh));
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'TKT_02', errorType: 'T' }]);
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  it('takes no token of a page in its body, which is the way of the app shell', async () => {
    const browser = await loggedIn();
    const refused = await server
      .browser()
      .post('login/refresh', { loginSource: 'APP', refreshToken: tokensOf(browser).refresh });
    expect(refused.json()).toMatchObject({ code: 'TKT_02' });
    server.wait(11 * second);
    // The token sent the wrong way is neither used nor ended.
    expect((await browser.refresh()).statusCode).toBe(200);
  });
});

describe('an access token', () => {
  it.each([
    ['a reference', () => 'x'.repeat(43)],
    ['a cut one', (token: string) => token.slice(0, -1)],
    ['an empty one', () => ''],
    ['one with more behind it', (token: string) => `${token}x`],
  ])("that is %s is nobody's", async (_, forge) => {
    const browser = await loggedIn();
    const answer = await server
      .browser()
      .get('users/info', { headers: { cookie: `access_token=${forge(tokensOf(browser).access)}; session_hint=1` } });
    expect(answer.json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
  });

  it('of a page is good as a cookie only: copied into a header it is nothing', async () => {
    const browser = await loggedIn();
    const answer = await server
      .browser()
      .get('users/info', { headers: { authorization: `Bearer ${tokensOf(browser).access}` } });
    expect(answer.json()).toMatchObject({ code: 'TKT_01' });
  });
});

describe('a logout', () => {
  it('ends the login at once and takes the cookies away', async () => {
    const browser = await loggedIn();
    const copy = browser.copy();
    expect((await browser.get('logout')).json()).toEqual({ code: '200', data: true });
    expect([...browser.cookies.keys()]).toEqual(['locale']);
    const [call, refresh] = [await copy.get('users/info'), await copy.refresh()];
    expect([call.json(), refresh.json()]).toMatchObject([{ code: 'TKT_01' }, { code: 'TKT_02' }]);
  });

  it('after the access token is over ends the login by the refresh token', async () => {
    const browser = await loggedIn();
    const copy = browser.copy();
    server.wait(16 * minute);
    expect((await browser.post('login/refresh/end')).json()).toEqual({ code: '200', data: true });
    expect([[...browser.cookies.keys()], (await copy.refresh()).json()]).toMatchObject([
      ['locale'],
      { code: 'TKT_02' },
    ]);
  });

  it('by a token that is forged ends nothing', async () => {
    const browser = await loggedIn();
    const { refresh } = tokensOf(browser);
    for (const token of [`${refresh}x`, 'x', ''])
      await server.browser().post('login/refresh/end', undefined, { headers: { cookie: `refresh_token=${token}` } });
    expect((await browser.get('users/info')).statusCode).toBe(200);
  });

  it('of who is logged out already is no error', async () => {
    const browser = server.browser();
    expect([(await browser.get('logout')).statusCode, (await browser.get('logout')).statusCode]).toEqual([200, 200]);
  });
});

describe('session info', () => {
  it('tells that a proof is recent enough for sensitive calls, and when it is not any more', async () => {
    const browser = server.browser();
    await browser.login(await server.addMember(), PASSWORD);
    const provenYn = async () =>
      (await browser.get('login/session/info')).json<{ data: { provenYn: string } }>().data.provenYn;
    expect(await provenYn()).toBe('Y');
    server.wait(10 * minute + 1);
    await browser.refresh();
    expect(await provenYn()).toBe('N');
    await browser.post('users/password-check', { password: PASSWORD });
    expect(await provenYn()).toBe('Y');
  });

  it('tells a member who they are, and a guest that they are one [P-537]', async () => {
    expect((await server.browser().get('login/session/info')).json()).toEqual({
      code: '200',
      data: { loginYn: 'N', viewer: { login: false, tester: true, listed: false } },
    });
    const member = await server.addMember({
      kind: '1',
      ex_member: 1,
      grade: 'T0',
      passages:
        '{"TP":{"enter":{"processYn":"Y","processDate":"20261101","processTime":"090000","pticketId":"T","enterTicketCnt":1}}}',
    });
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const { data } = (await browser.get('login/session/info')).json<{ data: object }>();
    expect(data).toMatchObject({
      loginYn: 'Y',
      autoLoginYn: 'N',
      loginType: 'RESORT',
      userInfo: { membershipUid: member.uid },
    });
    expect(data).toMatchObject({
      viewer: {
        login: true,
        loginType: 'RESORT',
        memberKind: 'simple',
        regular: true,
        exMember: true,
        password: 'ok',
        grade: 'T0',
        tester: true,
        listed: false,
        onSite: { TP: true },
      },
    });
  });

  it("refuses a session that has lapsed, so that nobody takes it for a guest's", async () => {
    const browser = await loggedIn();
    server.wait(16 * minute);
    expect((await browser.get('login/session/info')).json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
  });
});

import { describe, expect, it } from 'vitest';
import { accountServer, day, minute, PASSWORD, second } from '#tests/account-server.ts';
import { inApp, type TestBrowser } from '#tests/test-browser.ts';

const server = accountServer();

interface ShellTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessTokenExpireDtm: string;
  readonly refreshTokenExpireDtm: string;
}

const page = async (more = {}): Promise<TestBrowser> => {
  const browser = server.browser({ agent: inApp });
  await browser.login(await server.addMember(), PASSWORD, { autoLoginYn: 'Y', ...more });
  return browser;
};
const codeOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.post('login/code')).json<{ data: { code: string } }>().data.code;
const check = (code: string) => server.browser().post('login/code/check', { code });
const tokensOf = async (code: string): Promise<ShellTokens> => (await check(code)).json<{ data: ShellTokens }>().data;
const callWith = (token: string, path = 'users/info') =>
  server.browser().get(path, { headers: { authorization: `Bearer ${token}` } });
const refreshWith = (refreshToken: string) =>
  server.browser().post('login/refresh', { loginSource: 'APP', refreshToken });

describe('the code for the app shell', () => {
  it("is exchanged for tokens of the shell's own, which no cookie carries", async () => {
    const answer = await check(await codeOf(await page()));
    const { accessToken } = answer.json<{ data: ShellTokens }>().data;
    expect(answer.cookies).toEqual([]);
    expect((await callWith(accessToken)).statusCode).toBe(200);
    expect(
      (
        await server.browser().get('users/info', { headers: { cookie: `access_token=${accessToken}; session_hint=1` } })
      ).json(),
    ).toMatchObject({ code: 'TKT_01' });
  });

  it('is good once, even when it comes many times at once', async () => {
    const code = await codeOf(await page());
    const answers = await Promise.all(Array.from({ length: 6 }, () => check(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await check(code)).json()).toMatchObject({ code: 'LGN_05', errorType: 'B' });
  });

  it('is good for sixty seconds', async () => {
    const code = await codeOf(await page());
    server.wait(60 * second);
    expect((await check(code)).json()).toMatchObject({ code: 'LGN_05' });
  });

  it.each(['logout', 'login'])('is dead after a %s', async (how) => {
    const browser = await page();
    const code = await codeOf(browser);
    const ends = {
      logout: () => browser.get('logout'),
      login: async () => browser.login(await server.addMember(), PASSWORD),
    };
    await ends[how as keyof typeof ends]();
    expect((await check(code)).json()).toMatchObject({ code: 'LGN_05' });
  });
});

describe('the tokens of the shell', () => {
  it('rotate by the body of the refresh call, each good once', async () => {
    const first = await tokensOf(await codeOf(await page()));
    const next = (await refreshWith(first.refreshToken)).json<{ data: ShellTokens }>().data;
    expect((await callWith(next.accessToken)).statusCode).toBe(200);
    server.wait(11 * second);
    expect((await refreshWith(first.refreshToken)).json()).toMatchObject({ code: 'TKT_03', errorType: 'T' });
    expect((await refreshWith(next.refreshToken)).json()).toMatchObject({ code: 'TKT_03' });
  });

  it('are refused as a cookie, which is the way of a page, and are still good in the body', async () => {
    const { refreshToken } = await tokensOf(await codeOf(await page()));
    const refused = await server
      .browser()
      .post('login/refresh', { loginSource: 'WEB' }, { headers: { cookie: `refresh_token=${refreshToken}` } });
    expect(refused.json()).toMatchObject({ code: 'TKT_02', errorType: 'T' });
    server.wait(11 * second);
    expect((await refreshWith(refreshToken)).statusCode).toBe(200);
  });

  it("end with the page's login", async () => {
    const browser = await page();
    const { accessToken, refreshToken } = await tokensOf(await codeOf(browser));
    await browser.get('logout');
    expect([(await callWith(accessToken)).json(), (await refreshWith(refreshToken)).json()]).toMatchObject([
      { code: 'TKT_01' },
      { code: 'TKT_02' },
    ]);
  });

  it("end the page's login when the shell logs out", async () => {
    const browser = await page();
    const { accessToken } = await tokensOf(await codeOf(browser));
    await callWith(accessToken, 'logout');
    expect((await browser.get('users/info')).json()).toMatchObject({ code: 'TKT_01' });
  });

  it('live no longer than the login that they belong to', async () => {
    const browser = await page();
    server.wait(13 * day);
    await browser.refresh();
    server.wait(13 * day);
    await browser.refresh();
    const { refreshTokenExpireDtm } = await tokensOf(await codeOf(browser));
    const left =
      Date.parse(`${refreshTokenExpireDtm.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6')}+09:00`) -
      server.now().getTime();
    expect(Math.round(left / day)).toBe(4);
  });

  it('that nobody has used for too long end alone: the page that is used goes on, and ends with its own', async () => {
    const browser = await page();
    const { refreshToken } = await tokensOf(await codeOf(browser));
    server.wait(8 * day);
    await browser.refresh();
    server.wait(7 * day);
    expect((await refreshWith(refreshToken)).json()).toMatchObject({ code: 'TKT_02', errorType: 'T' });
    expect([(await browser.refresh()).statusCode, (await browser.get('users/info')).statusCode]).toEqual([200, 200]);
    const expired = async (): Promise<number> =>
      (await server.store().db.selectFrom('logins').select('id').where('end_reason', '=', 'expired').execute()).length;
    const [before, last] = [await expired(), browser.cookies.get('refresh_token')?.value ?? ''];
    server.wait(15 * day);
    const refused = await server
      .browser()
      .post('login/refresh', { loginSource: 'WEB' }, { headers: { cookie: `refresh_token=${last}` } });
    expect([refused.json<{ code: string }>().code, await expired()]).toEqual(['TKT_02', before + 1]);
  });

  it('restore the login of an app whose page has lost its cookies, stored by the shell and sent in the body of the refresh call, until they expire [P-396]', async () => {
    const browser = await page();
    const stored = await tokensOf(await codeOf(browser));
    browser.cookies.clear();
    expect((await browser.refresh()).json()).toMatchObject({ code: 'TKT_02', errorType: 'T' });
    server.wait(16 * minute);
    const restored = (await refreshWith(stored.refreshToken)).json<{ data: ShellTokens }>().data;
    expect((await callWith(restored.accessToken)).statusCode).toBe(200);
    server.wait(15 * day);
    expect((await refreshWith(restored.refreshToken)).json()).toMatchObject({ code: 'TKT_02', errorType: 'T' });
  });

  it('end after their time like those of a page', async () => {
    const { accessToken } = await tokensOf(await codeOf(await page()));
    server.wait(15 * minute);
    expect((await callWith(accessToken)).json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
  });
});

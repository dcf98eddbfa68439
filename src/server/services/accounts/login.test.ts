import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { accountServer, day, hour, minute, PASSWORD } from '#tests/account-server.ts';
import { inApp } from '#tests/test-browser.ts';
import { hashPassword } from './passwords.ts';

const server = accountServer();

describe('a login', () => {
  it('answers with user info, references, expiry, next password day and kind of login [P-311] [P-312] [P-532]', async () => {
    const member = await server.addMember({ name: '김하늘', lang: 'en', regular: 0, alertOn: '20270101' });
    const answer = await server.browser().login(member, PASSWORD, { autoLoginYn: 'Y' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      code: '200',
      data: {
        userInfo: {
          userName: '김하늘',
          membershipUid: member.uid,
          langId: 'en',
          regularMemberYn: 'N',
          userPasswordIntzYn: 'N',
          portalId: 'PORTAL',
          tenantId: 'TENANT',
        },
        accessToken: expect.stringMatching(/^[\w-]{43}$/) as string,
        refreshToken: expect.stringMatching(/^[\w-]{43}$/) as string,
        // Two weeks after noon of 1 November, Korean time.
        refreshTokenExpireDtm: '20261115120000',
        nextPasswordChangeAlertDTM: '20270101000000',
        loginType: 'RESORT',
      },
    });
  });

  it.each([
    ['a trailing blank', (loginId: string) => `${loginId} `],
    [
      'full-width letters',
      (loginId: string) =>
        loginId.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
    ],
    ['an invisible character', (loginId: string) => `${loginId.slice(0, 2)}\u200b${loginId.slice(2)}`],
  ])('accepts a login ID that was typed with %s', async (_, type) => {
    const member = await server.addMember();
    const answer = await server.browser().login({ ...member, loginId: type(member.loginId) }, PASSWORD);
    expect(answer.statusCode).toBe(200);
  });

  it('accepts a password in another form of Unicode than the one in which it was set', async () => {
    const member = await server.addMember();
    await server
      .store()
      .db.updateTable('credentials')
      .set({ hash: await hashPassword('Caf\u00e9-Haneul-26') })
      .where('member', '=', member.uid)
      .execute();
    expect((await server.browser().login(member, 'Cafe\u0301-Haneul-26')).statusCode).toBe(200);
  });

  it('accepts a password that was hashed as typed, and stores the hash of its NFKC form then', async () => {
    const member = await server.addMember();
    const asTyped = await hash('Cafe\u0301-Haneul-26');
    await server
      .store()
      .db.updateTable('credentials')
      .set({ hash: asTyped })
      .where('member', '=', member.uid)
      .execute();
    const first = await server.browser().login(member, 'Cafe\u0301-Haneul-26');
    const second = await server.browser().login(member, 'Caf\u00e9-Haneul-26');
    expect(first.statusCode).toBe(200);
    expect(second.statusCode).toBe(200);
  });

  it('names references that no call accepts, and leaves the tokens in cookies that script cannot read', async () => {
    const member = await server.addMember();
    const answer = await server.browser().login(member, PASSWORD);
    const { accessToken, refreshToken } = answer.json<{ data: { accessToken: string; refreshToken: string } }>().data;
    const cookies = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get('access_token')).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 900 });
    expect(cookies.get('refresh_token')).toMatchObject({
      path: '/api/v1/iam/login/refresh',
      httpOnly: true,
      sameSite: 'Strict',
    });
    expect([cookies.get('access_hint')?.httpOnly, cookies.get('session_hint')?.httpOnly]).toEqual([
      undefined,
      undefined,
    ]);
    expect(answer.body).not.toContain(cookies.get('access_token')?.value);
    expect(answer.body).not.toContain(cookies.get('refresh_token')?.value);
    const asBearer = await server.browser().get('users/info', { headers: { authorization: `Bearer ${accessToken}` } });
    const asShell = await server.browser().post('login/refresh', { refreshToken });
    expect([asBearer.statusCode, asShell.statusCode]).toEqual([401, 401]);
  });

  it('is kept by the browser only where the member wants it', async () => {
    const member = await server.addMember();
    const kept = await server.browser().login(member, PASSWORD, { autoLoginYn: 'Y' });
    const unkept = await server.browser().login(member, PASSWORD, { autoLoginYn: 'N' });
    const ages = (answer: typeof kept) =>
      answer.cookies
        .filter(({ name }) => name === 'refresh_token' || name === 'session_hint')
        .map(({ maxAge }) => maxAge);
    expect([ages(kept), ages(unkept)]).toEqual([
      [14 * 86_400, 14 * 86_400],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['in the app', inApp, 'APP', 'APP'],
    ['of a phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/126.0 Mobile Safari/537.36', 'WEB_MOBILE', 'WEB'],
    ['of a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0', 'WEB_PC', 'WEB'],
  ])('%s is of one platform and one class [P-704] [V-353]', async (_, agent, platform, platformClass) => {
    const member = await server.addMember();
    await server.browser({ agent }).login(member, PASSWORD);
    const row = await server
      .store()
      .db.selectFrom('logins')
      .select(['device', 'platform_class'])
      .where('member', '=', member.uid)
      .executeTakeFirstOrThrow();
    expect([JSON.parse(row.device), row.platform_class]).toEqual([
      expect.objectContaining({ platform }),
      platformClass,
    ]);
  });

  it('keeps what is known of the device: what the request tells, and what the device says of itself', async () => {
    const member = await server.addMember();
    await server.browser().login(member, PASSWORD);
    await server
      .browser({ agent: inApp })
      .login(member, PASSWORD, { deviceInfo: { model: 'Phone 7', appVersion: '2.1.0' } });
    const rows = await server
      .store()
      .db.selectFrom('logins')
      .select('device')
      .where('member', '=', member.uid)
      .orderBy('platform_class', 'desc')
      .execute();
    expect(rows.map(({ device }) => JSON.parse(device) as object)).toEqual([
      { platform: 'WEB_PC', os: 'other' },
      { platform: 'APP', os: 'android', model: 'Phone 7', appVersion: '2.1.0' },
    ]);
  });

  it('sets no date by the clock of the browser', async () => {
    const answer = await server.browser().login(await server.addMember(), PASSWORD, { autoLoginYn: 'Y' });
    expect(answer.cookies.map(({ expires }) => expires)).toEqual(answer.cookies.map(() => undefined));
  });

  it('answers the same to a wrong id and to a wrong password', async () => {
    const member = await server.addMember();
    const nobody = { ...member, loginId: 'nobody_here' };
    const withdrawn = await server.addMember({ state: 'withdrawn' });
    const answers = await Promise.all([
      server.browser().login(member, 'WrongHorse77'),
      server.browser().login(nobody, PASSWORD),
      server.browser().login(withdrawn, PASSWORD),
    ]);
    expect(
      new Set(answers.map(({ statusCode, body, cookies }) => `${statusCode} ${body} ${cookies.length}`)).size,
    ).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ code: 'LGN_01', errorType: 'B' });
    expect(answers[0]?.statusCode).toBe(401);
  });

  it('takes a password whole: what is like it at its beginning is another one', async () => {
    const member = await server.addMember();
    const tries = [PASSWORD.slice(0, -1), `${PASSWORD}x`, `${PASSWORD}\u0001`, ` ${PASSWORD}`, PASSWORD.toLowerCase()];
    const answers = await Promise.all(tries.map((password) => server.browser().login(member, password)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 401));
  });

  it('of an earlier member in the same browser ends with the next', async () => {
    const [first, next] = [await server.addMember(), await server.addMember()];
    const browser = server.browser();
    await browser.login(first, PASSWORD);
    const before = browser.copy();
    await browser.login(next, PASSWORD);
    expect((await before.get('users/info')).json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
    expect((await browser.get('users/info')).json()).toMatchObject({ data: { userId: next.loginId } });
  });
});

describe('of one member and platform class', () => {
  it('a newer login ends the older one, whose next call gets L', async () => {
    const member = await server.addMember();
    const [older, newer] = [server.browser(), server.browser()];
    await older.login(member, PASSWORD);
    await newer.login(member, PASSWORD);
    const refused = await older.get('users/info');
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'TKT_16', errorType: 'L' }]);
    expect((await newer.get('users/info')).statusCode).toBe(200);
  });

  it('the older one gets S with TKT_16 once its access is over, and at the refresh', async () => {
    const member = await server.addMember();
    const [older, newer] = [server.browser(), server.browser()];
    await older.login(member, PASSWORD, { autoLoginYn: 'Y' });
    const access = older.cookies.get('access_token')?.value ?? '';
    await newer.login(member, PASSWORD);
    server.wait(16 * minute);
    const refused = await older.get('users/info', { headers: { cookie: `access_token=${access}; session_hint=1` } });
    const unrefreshed = await older.refresh();
    expect([refused.json(), unrefreshed.json()]).toMatchObject([
      { code: 'TKT_16', errorType: 'S' },
      { code: 'TKT_16', errorType: 'S' },
    ]);
  });

  it('an app and a browser do not end each other', async () => {
    const member = await server.addMember();
    const [web, app] = [server.browser(), server.browser({ agent: inApp })];
    await web.login(member, PASSWORD);
    await app.login(member, PASSWORD);
    expect([(await web.get('users/info')).statusCode, (await app.get('users/info')).statusCode]).toEqual([200, 200]);
  });

  it('of many logins at once exactly one is left', async () => {
    const member = await server.addMember();
    const browsers = Array.from({ length: 5 }, () => server.browser());
    const logins = await Promise.all(browsers.map((browser) => browser.login(member, PASSWORD)));
    expect(logins.map(({ statusCode }) => statusCode)).toEqual(browsers.map(() => 200));
    const calls = await Promise.all(browsers.map((browser) => browser.get('users/info')));
    expect(calls.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('the life of a login', () => {
  it('is twelve hours when it was not remembered, however much it is used', async () => {
    const browser = server.browser();
    await browser.login(await server.addMember(), PASSWORD);
    for (const _ of Array.from({ length: 11 })) {
      server.wait(hour);
      expect((await browser.refresh()).statusCode).toBe(200);
    }
    server.wait(hour);
    expect((await browser.refresh()).json()).toMatchObject({ code: 'TKT_02', errorType: 'T' });
  });

  it('is fourteen days without use when it is remembered', async () => {
    const browser = server.browser();
    await browser.login(await server.addMember(), PASSWORD, { autoLoginYn: 'Y' });
    const copy = browser.copy();
    server.wait(14 * day - minute);
    expect((await browser.refresh()).statusCode).toBe(200);
    const token = copy.cookies.get('refresh_token')?.value ?? '';
    server.wait(14 * day + minute);
    expect((await browser.refresh()).json()).toMatchObject({ code: 'TKT_02' });
    expect(
      (await copy.post('login/refresh', {}, { headers: { cookie: `refresh_token=${token}` } })).json(),
    ).toMatchObject({ code: 'TKT_02' });
  });

  it('is thirty days when it is remembered, however much it is used', async () => {
    const browser = server.browser();
    await browser.login(await server.addMember(), PASSWORD, { autoLoginYn: 'Y' });
    for (const _ of Array.from({ length: 5 })) {
      server.wait(5 * day);
      expect((await browser.refresh()).statusCode).toBe(200);
    }
    const last = await browser.refresh();
    expect(last.cookies.find(({ name }) => name === 'refresh_token')?.maxAge).toBe(5 * 86_400);
    server.wait(5 * day);
    expect((await browser.refresh()).json()).toMatchObject({ code: 'TKT_02' });
  });
});

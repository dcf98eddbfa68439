import { describe, expect, it } from 'vitest';
import { accountServer, minute, PASSWORD } from '#tests/account-server.ts';
import type { TestMember } from '#tests/test-member.ts';
import { inApp, type TestBrowser } from '#tests/test-browser.ts';

const NEW = 'BatteryStaple9';
const server = accountServer();

const sentTo = async ({ uid }: Pick<TestMember, 'uid'>) =>
  server
    .store()
    .db.selectFrom('outbox')
    .select(['address', 'subject', 'body'])
    .where('member', '=', uid)
    .orderBy('at')
    .orderBy('id')
    .execute();
const inBody = (mails: Awaited<ReturnType<typeof sentTo>>, pattern: RegExp): string =>
  pattern.exec(mails.at(-1)?.body ?? '')?.[1] ?? '';
const nameOf = async ({ uid }: TestMember): Promise<string> =>
  (await server.store().db.selectFrom('members').select('name').where('uid', '=', uid).executeTakeFirstOrThrow()).name;
const tokenFor = async (member: TestMember): Promise<string> => {
  // Find the last message by its time.
  server.wait(1);
  await server.browser().post('users/password-reset', { userId: member.loginId, email: member.email });
  return inBody(await sentTo(member), /\?token=([\w-]{43})/);
};
const useToken = (token: string, newPassword = NEW, browser: TestBrowser = server.browser()) =>
  browser.post('users/password-reset', { token, newPassword }, { headers: { 'x-user-locale': 'en' } });
const find = (query: object, browser = server.browser()) =>
  browser.get(`users/user-id-find?${new URLSearchParams(query as Record<string, string>).toString()}`);

describe('a forgotten password', () => {
  it('is answered by an email with a link to the page of the policy, in the language of the member', async () => {
    const member = await server.addMember({ lang: 'en' });
    const answer = await server
      .browser()
      .post('users/password-reset', { userId: member.loginId, email: member.email.toUpperCase() });
    expect(answer.json()).toEqual({ code: '200', data: { sentYn: 'Y' } });
    expect(await sentTo(member)).toEqual([
      {
        address: member.email,
        subject: 'Word reset',
        body: expect.stringMatching(/^Word reset http:\/\/127\.0\.0\.1:3000\/login\?token=[\w-]{43} 30$/) as string,
      },
    ]);
  });

  it('is answered alike whether there is such a member, such an address, or neither', async () => {
    const member = await server.addMember();
    const wishes = [
      { userId: member.loginId, email: member.email },
      { userId: member.loginId, email: 'other@resort.example' },
      { userId: 'nobody_here', email: member.email },
    ];
    const answers = await Promise.all(wishes.map((wish) => server.browser().post('users/password-reset', wish)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"code":"200","data":{"sentYn":"Y"}}']),
    );
    expect(await sentTo(member)).toHaveLength(1);
  });

  it('leads nowhere else, whatever a request says of its host', async () => {
    const member = await server.addMember();
    await server
      .browser()
      .post(
        'users/password-reset',
        { userId: member.loginId, email: member.email },
        { headers: { host: 'evil.example', origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' } },
      );
    expect(inBody(await sentTo(member), /(http\S+)\/login/)).toBe('http://127.0.0.1:3000');
  });

  it('may be chosen anew with the token, once [P-542]', async () => {
    const member = await server.addMember({ initial: true });
    const token = await tokenFor(member);
    const asked = await server.browser().get(`users/password-reset?token=${token}`);
    expect(asked.json()).toEqual({
      code: '200',
      data: { userId: expect.stringMatching(/^me\*+\w\w$/) as string, expireDtm: '20261101123000' },
    });
    expect((await useToken(token)).json()).toEqual({ code: '200', data: { sentYn: 'N' } });
    expect([
      (await server.browser().login(member, PASSWORD)).statusCode,
      (await server.browser().login(member, NEW)).json(),
    ]).toMatchObject([401, { data: { userInfo: { userPasswordIntzYn: 'N' } } }]);
    expect([
      (await useToken(token, 'BatteryStaple8')).json(),
      (await server.browser().get(`users/password-reset?token=${token}`)).json(),
    ]).toMatchObject([{ code: 'LGN_05' }, { code: 'LGN_05' }]);
  });

  it('ends everything that was logged in, and takes the cookies of a browser that was', async () => {
    const member = await server.addMember();
    const [web, app] = [server.browser(), server.browser({ agent: inApp })];
    await web.login(member, PASSWORD);
    await app.login(member, PASSWORD);
    await useToken(await tokenFor(member), NEW, web);
    expect([[...web.cookies.keys()], (await app.get('users/info')).json(), (await app.refresh()).json()]).toMatchObject(
      [['locale'], { code: 'TKT_01' }, { code: 'TKT_02' }],
    );
  });

  it('of several tokens the first that is used ends the others', async () => {
    const member = await server.addMember();
    const [first, next] = [await tokenFor(member), await tokenFor(member)];
    expect(first).not.toBe(next);
    await useToken(first);
    expect((await useToken(next, 'BatteryStaple8')).json()).toMatchObject({ code: 'LGN_05' });
  });

  it('of many uses of a token at once one counts', async () => {
    const member = await server.addMember();
    const token = await tokenFor(member);
    const answers = await Promise.all(
      ['BatteryStaple1', 'BatteryStaple2', 'BatteryStaple3'].map((password) => useToken(token, password)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('has a token that is good for half an hour', async () => {
    const token = await tokenFor(await server.addMember());
    server.wait(30 * minute);
    const answers = [await server.browser().get(`users/password-reset?token=${token}`), await useToken(token)];
    expect(answers.map((answer) => answer.json<object>())).toMatchObject([
      { code: 'LGN_05', errorType: 'B' },
      { code: 'LGN_05', errorType: 'B' },
    ]);
  });

  it.each([
    ['short', 'PWD_03'],
    ['qwertyuiop', 'PWD_04'],
    [PASSWORD, 'PWD_05'],
  ])('may not be %s, and the token stays good', async (newPassword, code) => {
    const member = await server.addMember();
    const token = await tokenFor(member);
    expect((await useToken(token, newPassword)).json()).toMatchObject({ code });
    expect((await useToken(token)).statusCode).toBe(200);
  });

  it('lets a member in who had to wait for wrong tries', async () => {
    const member = await server.addMember();
    for (const _ of Array.from({ length: 5 })) await server.browser().login(member, 'WrongHorse77');
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(429);
    await useToken(await tokenFor(member));
    expect((await server.browser().login(member, NEW)).statusCode).toBe(200);
  });
});

describe('a forgotten id', () => {
  it('is shown, masked, to who brings the code that was sent [P-540]', async () => {
    const member = await server.addMember({ name: '김하늘', lang: 'ko' });
    const asked = (await find({ userName: '김하늘', email: member.email.toUpperCase() })).json<{
      data: { requestId: string };
    }>();
    expect(asked).toEqual({
      code: '200',
      data: { requestId: expect.stringMatching(/^[\w-]{43}$/) as string, sentYn: 'Y' },
    });
    const code = inBody(await sentTo(member), /(\d{6}) 30$/);
    const shown = await find({ requestId: asked.data.requestId, code });
    expect(shown.json()).toEqual({
      code: '200',
      data: { userIdList: [expect.stringMatching(/^me\*+\w\w$/) as string] },
    });
    expect((await find({ requestId: asked.data.requestId, code })).json()).toMatchObject({ code: 'LGN_05' });
  });

  it('is every id of a person who has several', async () => {
    const member = await server.addMember({ name: '이둘', email: 'both@resort.example' });
    await server.addMember({ name: '이둘', email: 'Both@resort.example', created_at: '2026-12-01T00:00:00.000Z' });
    const { requestId } = (await find({ userName: '이둘', email: 'both@resort.example' })).json<{
      data: { requestId: string };
    }>().data;
    const shown = await find({ requestId, code: inBody(await sentTo(member), /(\d{6}) 30$/) });
    expect(shown.json<{ data: { userIdList: string[] } }>().data.userIdList).toHaveLength(2);
  });

  it('is answered alike whether there is such a member, such an address, or neither', async () => {
    const member = await server.addMember({ name: '박구름' });
    const answers = await Promise.all([
      find({ userName: '박구름', email: member.email }),
      find({ userName: '박구름', email: 'other@resort.example' }),
      find({ userName: '아무도', email: member.email }),
    ]);
    const shapes = answers.map(
      ({ statusCode, body }) => `${statusCode} ${body.replace(/"requestId":"[\w-]{43}"/, '"requestId":"…"')}`,
    );
    expect(new Set(shapes)).toEqual(new Set(['200 {"code":"200","data":{"requestId":"…","sentYn":"Y"}}']));
    expect(await sentTo(member)).toHaveLength(1);
  });

  it('has a code that five tries may guess at, and that is good for half an hour', async () => {
    const member = await server.addMember();
    const person = { userName: await nameOf(member), email: member.email };
    const { requestId } = (await find(person)).json<{ data: { requestId: string } }>().data;
    const code = inBody(await sentTo(member), /(\d{6}) 30$/);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.all(Array.from({ length: 5 }, () => find({ requestId, code: wrong })));
    expect(guesses.map((guess) => guess.json<{ code: string }>().code)).toEqual(
      Array.from({ length: 5 }, () => 'LGN_05'),
    );
    expect((await find({ requestId, code })).json()).toMatchObject({ code: 'LGN_05' });
    const later = (await find(person)).json<{ data: { requestId: string } }>().data;
    server.wait(30 * minute);
    expect(
      (await find({ requestId: later.requestId, code: inBody(await sentTo(member), /(\d{6}) 30$/) })).json(),
    ).toMatchObject({ code: 'LGN_05' });
  });

  it('is shown once, even when the code comes many times at once', async () => {
    const member = await server.addMember();
    const { requestId } = (await find({ userName: await nameOf(member), email: member.email })).json<{
      data: { requestId: string };
    }>().data;
    const code = inBody(await sentTo(member), /(\d{6}) 30$/);
    const answers = await Promise.all(Array.from({ length: 4 }, () => find({ requestId, code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is shown for no code that nobody has asked for: who opens the second page by itself is told to ask for one', async () => {
    const refused = await find({ requestId: '', code: '123456' });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'LGN_05', errorType: 'B' }]);
  });

  it('is asked for by name and address, or by request and code', async () => {
    const questions = [
      {},
      { userName: '김' },
      { email: 'a@b.example' },
      { requestId: 'x' },
      { code: '1' },
      { userName: '김', email: 'a@b.example', requestId: 'x', code: '1' },
      { userName: '김', code: '1' },
    ];
    const answers = await Promise.all(questions.map((question) => find(question)));
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      questions.map(() => [400, 'REQ_INVALID']),
    );
  });
});

it('what was sent can be read in the sandbox, newest first, with links of this site to follow', async () => {
  const member = await server.addMember({ lang: 'en' });
  const token = await tokenFor(member);
  server.wait(minute);
  await find({ userName: await nameOf(member), email: member.email });
  const page = await server.browser().get('/sandbox/outbox', { headers: { 'accept-language': 'en' } });
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(page.body).toContain('Sandbox');
  expect(page.body).toContain(`<a href="/login?token=${token}">`);
  expect(page.body).toMatch(/<dt>Channel<\/dt><dd>E-mail<\/dd>.*<dt>State<\/dt><dd>Waiting<\/dd>/s);
  expect(page.body.indexOf('Word find')).toBeGreaterThan(0);
  expect(page.body.indexOf('Word find')).toBeLessThan(page.body.indexOf(token));
});

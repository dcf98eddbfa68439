import { describe, expect, it } from 'vitest';
import { accountServer, minute, PASSWORD } from '#tests/account-server.ts';
import { socialDocuments, socialPlayer } from '#tests/social-login.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { feature } from './feature.ts';

const server = accountServer({ features: [feature], documents: socialDocuments });
const player = socialPlayer(server);

const codeOf = async (answer: Promise<{ json: () => unknown }>): Promise<string> =>
  ((await answer).json() as { code: string }).code;

const startedAt = async (browser: TestBrowser, provider: string, subject = `${provider}-stranger`) => ({
  provider,
  returned: await player.goThere(browser, provider, { subject }),
});

const logInsNow = async (): Promise<number> =>
  (await server.store().db.selectFrom('logins').select('id').where('ended_at', 'is', null).execute()).length;

describe('a return is refused', () => {
  it.each([
    ['another browser', async (_browser: TestBrowser) => server.browser()],
    [
      'another browser that started a login of its own',
      async (_browser: TestBrowser) => {
        const other = server.browser();
        await player.start(other, 'kakao');
        return other;
      },
    ],
  ])('in %s', async (_who, otherOf) => {
    const victim = server.browser();
    const { returned } = await startedAt(victim, 'kakao');
    const other = await otherOf(victim);
    expect(await codeOf(player.logIn(other, 'kakao', returned))).toBe('SNS_01');
    // The right browser can still finish.
    expect(await codeOf(player.logIn(victim, 'kakao', returned))).toBe('200');
  });

  it('the second time', async () => {
    const browser = server.browser();
    const { returned } = await startedAt(browser, 'kakao');
    await player.logIn(browser, 'kakao', returned);
    expect(await codeOf(player.logIn(browser, 'kakao', returned))).toBe('SNS_01');
  });

  it('when several tabs bring it at once, but in one', async () => {
    const browser = server.browser();
    const { returned } = await startedAt(browser, 'kakao');
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(player.logIn(browser, 'kakao', returned))));
    expect(codes.toSorted()).toEqual(['200', 'SNS_01', 'SNS_01', 'SNS_01']);
  });

  it('after ten minutes', async () => {
    const browser = server.browser();
    const { returned } = await startedAt(browser, 'kakao');
    server.wait(10 * minute + 1000);
    expect(await codeOf(player.logIn(browser, 'kakao', returned))).toBe('SNS_01');
  });

  it.each([
    ['a state that nobody made', { state: 'x'.repeat(43) }],
    ['no state', { state: '' }],
  ])('with %s [P-640]', async (_what, change) => {
    const browser = server.browser();
    const { returned } = await startedAt(browser, 'facebook');
    expect(await codeOf(player.logIn(browser, 'facebook', { ...returned, ...change }))).toBe('SNS_01');
  });

  it('with the state of another login of the same browser', async () => {
    const browser = server.browser();
    const { returned } = await startedAt(browser, 'cloud');
    const { returned: second } = await startedAt(browser, 'cloud', 'cloud-newcomer');
    expect(await codeOf(player.logIn(browser, 'cloud', { ...returned, state: second['state'] ?? '' }))).toBe('SNS_02');
  });

  it('at the landing page of another provider', async () => {
    const browser = server.browser();
    const { returned } = await startedAt(browser, 'cloud');
    expect(await codeOf(player.logIn(browser, 'kakao', returned))).toBe('SNS_01');
  });

  it('with the issuer of another provider (RFC 9207)', async () => {
    const browser = server.browser();
    const { returned } = await startedAt(browser, 'cloud');
    const iss = 'https://attacker.example';
    expect(await codeOf(player.logIn(browser, 'cloud', { ...returned, iss }))).toBe('SNS_02');
  });

  it.each(['apple', 'cloud', 'kakao', 'naver', 'facebook'])('with a forged answer of %s', async (provider) => {
    const browser = server.browser();
    const returned = await player.goThere(browser, provider, { act: 'forge' });
    expect(await codeOf(player.logIn(browser, provider, returned))).toBe('SNS_02');
  });

  it.each(['apple', 'cloud', 'kakao', 'naver', 'facebook'])('when the person refuses at %s', async (provider) => {
    const browser = server.browser();
    const returned = await player.goThere(browser, provider, { act: 'refuse' });
    expect(await codeOf(player.logIn(browser, provider, returned))).toBe('SNS_02');
  });

  it('with a code of another provider', async () => {
    const browser = server.browser();
    const { returned: naver } = await startedAt(browser, 'naver');
    const { returned: kakao } = await startedAt(browser, 'kakao');
    expect(await codeOf(player.logIn(browser, 'kakao', { ...kakao, code: naver['code'] ?? '' }))).toBe('SNS_02');
  });

  it('when it was started to link, but comes as a login', async () => {
    const member = await server.addMember();
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const returned = await player.goThere(browser, 'kakao', { purpose: 'LINK' });
    expect(await codeOf(player.logIn(browser, 'kakao', returned))).toBe('SNS_01');
  });
});

describe('a form that Apple posts', () => {
  const bring = async (browser: TestBrowser) => player.goThere(browser, 'apple');

  it('is stored and answered with a redirect, without a cookie', async () => {
    const returned = await bring(server.browser());
    expect(Object.keys(returned)).toEqual(['ref']);
  });

  it('is taken once', async () => {
    const browser = server.browser();
    const returned = await bring(browser);
    expect(await codeOf(player.logIn(browser, 'apple', returned))).toBe('200');
    expect(await codeOf(player.logIn(browser, 'apple', returned))).toBe('SNS_01');
  });

  it('is gone after five minutes', async () => {
    const browser = server.browser();
    const returned = await bring(browser);
    server.wait(5 * minute + 1000);
    expect(await codeOf(player.logIn(browser, 'apple', returned))).toBe('SNS_01');
  });

  it('of a provider that nobody knows, or that is too large, is refused', async () => {
    const post = (url: string, payload: string) =>
      server.app().inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post('/member/sns/nobody', 'code=x&state=y')).statusCode).toBe(404);
    expect((await post('/member/sns/apple', `code=${'x'.repeat(40_000)}`)).statusCode).toBe(413);
  });

  it('tells the name at the first login only', async () => {
    const nameOf = async (): Promise<string | undefined> => {
      const browser = server.browser();
      const answer = await player.logIn(
        browser,
        'apple',
        await player.goThere(browser, 'apple', { subject: 'apple-newcomer' }),
      );
      const { accessToken } = answer.json<{ data: { accessToken: string } }>().data;
      const user = await browser.post('kakao/user', { accessToken });
      return user.json<{ data: { kakao_account: { name?: string } } }>().data.kakao_account.name;
    };
    expect(await nameOf()).toBe('R********k');
    expect(await nameOf()).toBeUndefined();
  });
});

describe('the page of a fake provider', () => {
  it.each([
    'https://attacker.example/member/sns/kakao',
    'http://localhost:80/member/sns/kakao?next=https://attacker.example',
    'http://localhost:80/member/sns/naver',
    'http://localhost:80/',
    'javascript:alert(1)',
  ])('sends nobody to %s', async (redirect) => {
    const answer = await player.start(server.browser(), 'kakao');
    const url = new URL(answer.json<{ data: { authorizeUrl: string } }>().data.authorizeUrl);
    url.searchParams.set('redirect_uri', redirect);
    const page = await server.app().inject({ method: 'GET', url: `${url.pathname}${url.search}` });
    expect(page.statusCode).toBe(400);
    expect(page.body).not.toContain('attacker.example');
  });
});

describe('secrets', () => {
  it('stand in no answer, no log and no row in the clear', async () => {
    const member = await server.addMember();
    await player.linkRow(member.uid, 'cloud', 'cloud-stranger');
    const browser = server.browser();
    const started = await player.start(browser, 'cloud');
    const { authorizeUrl } = started.json<{ data: { authorizeUrl: string } }>().data;
    const returned = await player.visit(authorizeUrl, { subject: 'cloud-stranger' });
    const answer = await player.logIn(browser, 'cloud', returned);
    expect(answer.json()).toMatchObject({ data: { resultCd: 'LOGIN' } });
    const { db } = server.store();
    const rows = JSON.stringify([
      await db.selectFrom('social_logins').selectAll().execute(),
      await db.selectFrom('social_identities').selectAll().execute(),
    ]);
    const told = `${started.body} ${answer.body} ${server.logged()}`;
    const secret = server.app().context.readSecret('cloud-client')?.reveal() ?? '';
    for (const hidden of [secret, 'code_verifier', 'access_token', 'id_token']) {
      expect(told).not.toContain(hidden);
      expect(rows).not.toContain(hidden);
    }
    expect(rows).not.toContain(returned['state']);
    expect(server.logged()).not.toContain(returned['code']);
    expect(answer.body).not.toContain('cloud-stranger');
  });

  it('a refusal logs the reason without code or token', async () => {
    const browser = server.browser();
    const returned = await player.goThere(browser, 'cloud', { act: 'forge' });
    await player.logIn(browser, 'cloud', returned);
    expect(server.logged()).toContain('a social login was not accepted');
    expect(server.logged()).not.toContain(returned['code']);
  });
});

it('no refused return has opened a login', async () => {
  const before = await logInsNow();
  const browser = server.browser();
  const returned = await player.goThere(browser, 'kakao', { act: 'forge' });
  await player.logIn(browser, 'kakao', returned);
  await player.logIn(server.browser(), 'kakao', returned);
  expect(await logInsNow()).toBe(before);
});

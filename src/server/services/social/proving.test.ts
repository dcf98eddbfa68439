import { beforeEach, describe, expect, it } from 'vitest';
import { accountServer, minute, PASSWORD } from '#tests/account-server.ts';
import { socialDocuments, socialPlayer } from '#tests/social-login.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { feature } from './feature.ts';

const providers = ['kakao', 'naver', 'apple', 'facebook', 'cloud'] as const;
/** A provider that cannot be asked for a fresh login. */
const withoutFreshLogin = (): (typeof socialDocuments)[number] => {
  const text = JSON.stringify(socialDocuments.find(({ id }) => id === 'naver'));
  const { freshLogin: _none, ...rest } = JSON.parse(text.replaceAll('social/naver', 'social/trusting')) as Record<
    string,
    unknown
  >;
  return { ...rest, id: 'trusting' } as (typeof socialDocuments)[number];
};
const server = accountServer({ features: [feature], documents: [...socialDocuments, withoutFreshLogin()] });
const player = socialPlayer(server);

const codeOf = async (answer: Promise<{ json: () => unknown }>): Promise<string> =>
  ((await answer).json() as { code: string }).code;

const loggedIn = async (linked: readonly string[] = []) => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  for (const provider of linked) await player.linkRow(member.uid, provider, `${provider}-stranger`);
  return { member, browser };
};

const isProven = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.get('login/session/info')).json<{ data: { provenYn: string } }>().data.provenYn === 'Y';

const expireProof = async (browser: TestBrowser): Promise<void> => {
  server.wait(10 * minute + 1000);
  await browser.refresh();
};

const authorizeUrl = async (browser: TestBrowser, snsType: string, purpose: string): Promise<URL> => {
  const answer = await player.start(browser, snsType, purpose);
  return new URL(answer.json<{ data: { authorizeUrl: string } }>().data.authorizeUrl);
};

beforeEach(async () => {
  await server.store().db.updateTable('social_identities').set({ state: 'UNLINKED' }).execute();
});

describe('a proof at a linked provider', () => {
  it('counts as the password does', async () => {
    const { browser } = await loggedIn(['naver']);
    await expireProof(browser);
    expect(await codeOf(player.start(browser, 'cloud', 'LINK'))).toBe('PWD_02');
    const returned = await player.goThere(browser, 'naver', { purpose: 'PROVE' });
    const answer = await browser.post('users/link-Sns', { snsType: 'naver', ...returned });
    expect(answer.json()).toMatchObject({ data: { resultCd: 'PROVE' } });
    expect(await codeOf(player.start(browser, 'cloud', 'LINK'))).toBe('200');
  });

  it.each([
    ['names the screen that goes on', 'ParkMain', 'accept=Y', '/test-park/main?accept=Y&proven=Y'],
    ['names no unknown screen', 'Nowhere', 'accept=Y', ''],
    ['names no screen with a parameter', 'Detail', '', ''],
  ])('%s', async (_, nextScreen, nextQuery, returnUrl) => {
    const { browser } = await loggedIn(['naver']);
    const started = await browser.post('login/sns/start', {
      snsType: 'naver',
      purpose: 'PROVE',
      nextScreen,
      nextQuery,
    });
    const { data } = started.json<{ data: { authorizeUrl: string } }>();
    const returned = await player.visit(data.authorizeUrl, { subject: 'naver-stranger' });
    const answer = await browser.post('users/link-Sns', { snsType: 'naver', ...returned });
    expect(answer.json()).toMatchObject({ data: { resultCd: 'PROVE', returnUrl } });
  });

  it.each([
    ['/test-park/main?tab=2', '/test-park/main?tab=2'],
    ['/nowhere', ''],
    ['//evil.example/test-park/main', ''],
    ['/\\evil.example', ''],
    ['https://evil.example/test-park/main', ''],
    ['javascript:alert(1)', ''],
  ])('leads on to %s: %j', async (nextPath, returnUrl) => {
    const { browser } = await loggedIn(['naver']);
    const started = await browser.post('login/sns/start', { snsType: 'naver', purpose: 'PROVE', nextPath });
    const { data } = started.json<{ data: { authorizeUrl: string } }>();
    const returned = await player.visit(data.authorizeUrl, { subject: 'naver-stranger' });
    const answer = await browser.post('users/link-Sns', { snsType: 'naver', ...returned });
    expect(answer.json()).toMatchObject({ data: { resultCd: 'PROVE', returnUrl } });
  });

  it.each(['https://evil.example', 'a/../b', '#x'])('refuses %s as the query of the screen', async (nextQuery) => {
    const { browser } = await loggedIn(['naver']);
    const started = await browser.post('login/sns/start', {
      snsType: 'naver',
      purpose: 'PROVE',
      nextScreen: 'ParkMain',
      nextQuery,
    });
    expect(started.statusCode).toBe(400);
  });

  it('with another account proves nothing', async () => {
    const { browser } = await loggedIn(['naver']);
    await expireProof(browser);
    const returned = await player.goThere(browser, 'naver', { purpose: 'PROVE', subject: 'naver-newcomer' });
    expect(await codeOf(browser.post('users/link-Sns', { snsType: 'naver', ...returned }))).toBe('SNS_02');
    expect(await codeOf(player.start(browser, 'cloud', 'LINK'))).toBe('PWD_02');
  });

  it('is not offered at a provider without a link', async () => {
    const { browser } = await loggedIn();
    expect(await codeOf(player.start(browser, 'naver', 'PROVE'))).toBe('NOT_FOUND');
  });
});

describe('a fresh login', () => {
  const asked = { prompt: ['login'], max_age: ['0'], auth_type: ['reauthenticate'] };
  const askedBy = async (snsType: string, purpose: string) => {
    const { browser } = await loggedIn(purpose === 'PROVE' ? [snsType] : []);
    const { searchParams } = await authorizeUrl(browser, snsType, purpose);
    return Object.fromEntries(
      Object.keys(asked).flatMap((name) => (searchParams.has(name) ? [[name, searchParams.getAll(name)]] : [])),
    );
  };

  it.each([
    ['kakao', { prompt: asked.prompt }],
    ['naver', { auth_type: asked.auth_type }],
    ['apple', {}],
    ['facebook', { auth_type: asked.auth_type }],
    ['cloud', { prompt: asked.prompt, max_age: asked.max_age }],
  ])('is asked of %s as its document says, for a proof alone', async (provider, parameters) => {
    expect(await askedBy(provider, 'PROVE')).toEqual(parameters);
    expect(await askedBy(provider, 'LINK')).toEqual({});
    expect(await askedBy(provider, 'LOGIN')).toEqual({});
  });

  it('is asked of the browser that is led to the provider', async () => {
    const { browser } = await loggedIn(['cloud']);
    const answer = await player.start(browser, 'cloud', 'PROVE');
    const { url, authorizeUrl: address } = answer.json<{ data: { url: string; authorizeUrl: string } }>().data;
    expect((await browser.get(url)).headers.location).toBe(address);
  });

  it.each(providers)('at %s proves the member', async (provider) => {
    const { browser } = await loggedIn([provider]);
    await expireProof(browser);
    const returned = await player.goThere(browser, provider, { purpose: 'PROVE' });
    expect(await codeOf(browser.post('users/link-Sns', { snsType: provider, ...returned }))).toBe('200');
    expect(await isProven(browser)).toBe(true);
  });

  it.each(['apple', 'cloud'])('that %s did not make proves nothing (SNS_04)', async (provider) => {
    const { browser } = await loggedIn([provider]);
    await expireProof(browser);
    const returned = await player.goThere(browser, provider, { purpose: 'PROVE', act: 'stale' });
    expect(await codeOf(browser.post('users/link-Sns', { snsType: provider, ...returned }))).toBe('SNS_04');
    expect(await isProven(browser)).toBe(false);
  });

  it('proves nothing without its time, as if the browser had dropped the request', async () => {
    const { browser } = await loggedIn(['cloud']);
    await expireProof(browser);
    const url = await authorizeUrl(browser, 'cloud', 'PROVE');
    url.searchParams.delete('max_age');
    const returned = await player.visit(url.href, { subject: 'cloud-stranger' });
    expect(await codeOf(browser.post('users/link-Sns', { snsType: 'cloud', ...returned }))).toBe('SNS_04');
    expect(await isProven(browser)).toBe(false);
  });

  it('cannot be asked of every provider: such a one logs in, but proves nobody', async () => {
    const { browser } = await loggedIn(['trusting', 'naver']);
    expect(await codeOf(player.start(browser, 'trusting', 'PROVE'))).toBe('SNS_04');
    const answer = await browser.get('users/link-status?proofYn=Y');
    const { linkList } = answer.json<{ data: { linkList: { snsType: string }[] } }>().data;
    expect(linkList.map(({ snsType }) => snsType)).toEqual(['naver']);
    const other = server.browser();
    const login = await player.logIn(other, 'trusting', await player.goThere(other, 'trusting'));
    expect(login.json()).toMatchObject({ data: { resultCd: 'LOGIN' } });
  });
});

describe('a login with a social account', () => {
  it.each(['kakao', 'naver', 'facebook', 'cloud'])(
    'at %s, which may know the browser, is no proof',
    async (provider) => {
      await loggedIn([provider]);
      const browser = server.browser();
      await player.logIn(browser, provider, await player.goThere(browser, provider));
      expect(await isProven(browser)).toBe(false);
    },
  );

  it('is a proof as of the time that the provider tells', async () => {
    await loggedIn(['apple']);
    const browser = server.browser();
    await player.logIn(browser, 'apple', await player.goThere(browser, 'apple'));
    expect(await isProven(browser)).toBe(true);
    const stale = server.browser();
    await player.logIn(stale, 'apple', await player.goThere(stale, 'apple', { act: 'stale' }));
    expect(await isProven(stale)).toBe(false);
  });
});

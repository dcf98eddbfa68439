import { describe, expect, it } from 'vitest';
import { accountServer, minute } from '#tests/account-server.ts';
import { socialDocuments, socialPlayer } from '#tests/social-login.ts';
import { feature } from './feature.ts';

const naver = socialDocuments.find(({ type, id }) => type === 'social-provider' && id === 'naver');
const off = { ...naver, id: 'closed', isOff: true } as (typeof socialDocuments)[number];
const server = accountServer({ features: [feature], documents: [...socialDocuments, off] });
const player = socialPlayer(server);
const providers = ['kakao', 'naver', 'apple', 'facebook', 'cloud'] as const;
const loginTypes = { kakao: 'KAKAO', naver: 'NAVER', apple: 'APPLE', facebook: 'FACEBOOK', cloud: 'OIDC' };

const authorizeUrl = async (snsType: string): Promise<URL> => {
  const answer = await player.start(server.browser(), snsType);
  return new URL(answer.json<{ data: { authorizeUrl: string } }>().data.authorizeUrl);
};

describe('the address at a provider', () => {
  it.each(providers)('leads %s back to its landing page [P-177]', async (provider) => {
    const url = await authorizeUrl(provider);
    expect(url.searchParams.get('redirect_uri')).toBe(`http://localhost:80/member/sns/${provider}`);
  });

  it.each(providers)('of %s is another site than this one', async (provider) => {
    expect((await authorizeUrl(provider)).hostname).toBe('127.0.0.1');
  });

  it.each(providers)('of %s has a state and a challenge of its own each time', async (provider) => {
    const [one, other] = [await authorizeUrl(provider), await authorizeUrl(provider)];
    expect(one.searchParams.get('state')).not.toBe(other.searchParams.get('state'));
    expect(one.searchParams.get('code_challenge')).not.toBe(other.searchParams.get('code_challenge'));
    expect(one.searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('of kakao asks for seven scopes [P-635]', async () => {
    const url = await authorizeUrl('kakao');
    expect(url.searchParams.get('scope')?.split(',')).toEqual([
      'profile',
      'account_email',
      'phone_number',
      'account_ci',
      'legal_name',
      'legal_birth_date',
      'legal_gender',
    ]);
  });

  it('of facebook asks for the address alone, with a state [P-640]', async () => {
    const url = await authorizeUrl('facebook');
    expect(url.searchParams.get('scope')).toBe('email');
    expect(url.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  });

  it('of apple asks for a form post', async () => {
    expect((await authorizeUrl('apple')).searchParams.get('response_mode')).toBe('form_post');
  });
});

describe('the providers of the site', () => {
  it('are the documents that are not off, in their order, each with a name and an icon for its button [P-044]', async () => {
    const answer = await server.browser().get('login/sns/providers');
    const { providerList } = answer.json<{
      data: { providerList: { snsType: string; name: string; icon: string }[] };
    }>().data;
    expect(providerList.map(({ snsType }) => snsType)).toEqual(providers);
    expect(providerList.filter(({ name, icon }) => name === '' || icon === '')).toEqual([]);
    expect((await player.start(server.browser(), 'closed')).statusCode).toBe(404);
  });
});

describe('the path to a provider', () => {
  const started = async (snsType: string) => {
    const browser = server.browser();
    const answer = await player.start(browser, snsType);
    return { browser, ...answer.json<{ data: { authorizeUrl: string; url: string } }>().data };
  };
  const openedBy = (browser: ReturnType<typeof server.browser>, url: string) => browser.get(url);

  it.each(providers)('leads the browser that started to %s', async (provider) => {
    const { browser, authorizeUrl: address, url } = await started(provider);
    const answer = await openedBy(browser, url);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(address);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  it('leads no other browser there', async () => {
    const { url } = await started('kakao');
    const other = await started('kakao');
    expect((await openedBy(other.browser, url)).headers.location).toBe('/');
  });

  it('leads nowhere after the time of the login', async () => {
    const { browser, url } = await started('kakao');
    server.wait(10 * minute + 1000);
    expect((await openedBy(browser, url)).headers.location).toBe('/');
  });
});

describe('a member with a linked account', () => {
  it.each(providers)('logs in with %s [P-534, P-316, P-174, P-175, P-176]', async (provider) => {
    const member = await server.addMember();
    const subject = `${provider}-stranger`;
    await player.linkRow(member.uid, provider, subject);
    const browser = server.browser();
    const answer = await player.logIn(browser, provider, await player.goThere(browser, provider));
    expect(answer.json()).toMatchObject({
      code: '200',
      data: {
        resultCd: 'LOGIN',
        loginType: loginTypes[provider],
        userInfo: { membershipUid: member.uid },
      },
    });
    const session = await browser.get('login/session/info');
    expect(session.json()).toMatchObject({ data: { loginYn: 'Y', loginType: loginTypes[provider] } });
    await server.store().db.updateTable('social_identities').set({ state: 'UNLINKED' }).execute();
  });

  it.each([
    ['leaving', 'LGN_06'],
    ['suspended', 'LGN_07'],
  ] as const)('who is %s is told so', async (state, code) => {
    const member = await server.addMember({ state, leave_at: '2026-11-08T00:00:00.000Z' });
    await player.linkRow(member.uid, 'naver', 'naver-stranger');
    const browser = server.browser();
    const answer = await player.logIn(browser, 'naver', await player.goThere(browser, 'naver'));
    expect(answer.json()).toMatchObject({ code });
    expect(browser.cookies.has('access')).toBe(false);
    await server.store().db.updateTable('social_identities').set({ state: 'UNLINKED' }).execute();
  });

  it('who is leaving comes back with the account that this browser has just proven, once', async () => {
    const member = await server.addMember({ state: 'leaving', leave_at: '2026-11-08T00:00:00.000Z' });
    await player.linkRow(member.uid, 'naver', 'naver-stranger');
    const back = (browser: ReturnType<typeof server.browser>) =>
      browser.post('certification/MBL/login-sns', { snsType: 'naver', comeBackYn: 'Y' });
    const [browser, other] = [server.browser(), server.browser()];
    expect((await back(browser)).json()).toMatchObject({ code: 'SNS_01' });
    await player.logIn(browser, 'naver', await player.goThere(browser, 'naver'));
    expect((await back(other)).json()).toMatchObject({ code: 'SNS_01' });
    expect((await back(browser)).json()).toMatchObject({
      data: { resultCd: 'LOGIN', userInfo: { membershipUid: member.uid } },
    });
    expect((await back(browser)).json()).toMatchObject({ code: 'SNS_01' });
    const { state } = await server
      .store()
      .db.selectFrom('members')
      .select('state')
      .where('uid', '=', member.uid)
      .executeTakeFirstOrThrow();
    expect(state).toBe('active');
    await server.store().db.updateTable('social_identities').set({ state: 'UNLINKED' }).execute();
  });
});

describe('the exchange of the code', () => {
  it.each(['kakao', 'facebook'])(
    'with %s is made by the server, and the browser gets no token [P-636, P-641]',
    async (provider) => {
      const browser = server.browser();
      const answer = await player.logIn(browser, provider, await player.goThere(browser, provider));
      expect(answer.json()).toMatchObject({ data: { resultCd: 'JOIN' } });
      expect(answer.body).not.toMatch(/access_token|id_token/);
    },
  );

  it('names the fields of the profile at facebook in its document [P-351] [P-642]', () => {
    const facebook = socialDocuments.find(({ type, id }) => type === 'social-provider' && id === 'facebook');
    expect(facebook?.['profileFields']).toEqual([
      'id',
      'name',
      'email',
      'picture',
      'short_name',
      'cover',
      'gender',
      'birthday',
      'link',
    ]);
  });
});

describe('an account that no member has', () => {
  it('begins a join', async () => {
    const browser = server.browser();
    const answer = await player.logIn(browser, 'kakao', await player.goThere(browser, 'kakao'));
    expect(answer.json()).toMatchObject({ data: { resultCd: 'JOIN' } });
  });

  it('with the address, phone number and name of a member begins a join, and nothing says that they are known', async () => {
    await server.addMember({ email: 'haneul.full@haneul-resort.example', mobile: '01090009999', name: '문나그네' });
    const browser = server.browser();
    const known = await player.logIn(browser, 'kakao', await player.goThere(browser, 'kakao'));
    const other = server.browser();
    const unknown = await player.logIn(
      other,
      'kakao',
      await player.goThere(other, 'kakao', { subject: 'kakao-newcomer' }),
    );
    const shapeOf = (answer: typeof known) => {
      const { data } = answer.json<{ data: Record<string, string> }>();
      return { ...data, accessToken: data['accessToken']?.length };
    };
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    expect((await browser.get('login/session/info')).json()).toMatchObject({ data: { loginYn: 'N' } });
  });

  it('is shown masked for its one-time reference; a token of the provider finds nothing [P-539, P-637]', async () => {
    const browser = server.browser();
    const joined = await player.logIn(browser, 'kakao', await player.goThere(browser, 'kakao'));
    const { accessToken } = joined.json<{ data: { accessToken: string } }>().data;
    const stranger = await server.browser().post('kakao/user', { accessToken });
    expect(stranger.json()).toMatchObject({ code: 'SNS_01' });
    const answer = await browser.post('kakao/user', { accessToken });
    expect(answer.json()).toMatchObject({
      data: { kakao_account: { email: 'h***@haneul-resort.example', name: '문**네' } },
    });
    expect(answer.body).not.toContain('kakao-stranger');
    expect((await browser.post('kakao/user', { accessToken })).json()).toMatchObject({ code: 'SNS_01' });
  });

  it('is not shown after five minutes', async () => {
    const browser = server.browser();
    const joined = await player.logIn(browser, 'kakao', await player.goThere(browser, 'kakao'));
    const { accessToken } = joined.json<{ data: { accessToken: string } }>().data;
    server.wait(5 * minute + 1000);
    expect((await browser.post('kakao/user', { accessToken })).json()).toMatchObject({ code: 'SNS_01' });
  });
});

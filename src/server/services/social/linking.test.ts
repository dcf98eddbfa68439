import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { SignJWT } from 'jose';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { onlyThisSession, otherSessions } from '#tests/other-sessions.ts';
import { socialDocuments, socialPlayer } from '#tests/social-login.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import type { TestMember } from '#tests/test-member.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { keyOfText } from './client.ts';
import { feature } from './feature.ts';
import { revokeDue } from './revocations.ts';

const server = accountServer({ features: [feature], documents: socialDocuments });
const player = socialPlayer(server);

const codeOf = async (answer: Promise<{ json: () => unknown }>): Promise<string> =>
  ((await answer).json() as { code: string }).code;
const idempotent = () => ({ headers: { 'idempotency-key': Math.random().toString(36).slice(2).padEnd(16, 'x') } });

const loggedIn = async (parts: Parameters<typeof server.addMember>[0] = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  return { member, browser };
};

const link = async (browser: TestBrowser, provider: string, subject?: string) =>
  browser.post('users/link-Sns', {
    snsType: provider,
    ...(await player.goThere(browser, provider, { purpose: 'LINK', ...(subject === undefined ? {} : { subject }) })),
  });

interface Item {
  readonly snsType: string;
  readonly linkYn: string;
  readonly unlinkYn: string;
  readonly label: string;
}
const statusOf = async (browser: TestBrowser): Promise<Record<string, Item>> => {
  const answer = await browser.get('users/link-status');
  const { linkList } = answer.json<{ data: { linkList: readonly Item[] } }>().data;
  return Object.fromEntries(linkList.map((item) => [item.snsType, item]));
};

const isLoggedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.get('users/link-status')).statusCode === 200;

const undoTokenOf = async ({ uid }: TestMember): Promise<string> => {
  const { body } = await server
    .store()
    .db.selectFrom('notifications')
    .select('body')
    .where('member', '=', uid)
    .where('body', 'like', '%undo-link%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(body)?.[1] ?? '';
};

const withoutOwnId = async ({ uid }: TestMember): Promise<void> => {
  const { db } = server.store();
  await db.deleteFrom('credentials').where('member', '=', uid).execute();
  await db.updateTable('members').set({ login_id: null }).where('uid', '=', uid).execute();
};

beforeEach(async () => {
  await server.store().db.deleteFrom('social_revocations').execute();
  await server.store().db.updateTable('social_identities').set({ state: 'UNLINKED' }).execute();
});

describe('linking', () => {
  it('lets the member log in with the account, and link-status tells it [P-556, P-554, P-178, P-199]', async () => {
    const { member, browser } = await loggedIn();
    expect((await statusOf(browser))['naver']).toMatchObject({ linkYn: 'N' });
    expect(await codeOf(link(browser, 'naver'))).toBe('200');
    expect((await statusOf(browser))['naver']).toMatchObject({ linkYn: 'Y', label: '낯선손님' });
    const other = server.browser();
    const answer = await player.logIn(other, 'naver', await player.goThere(other, 'naver'));
    expect(answer.json()).toMatchObject({ data: { resultCd: 'LOGIN', userInfo: { membershipUid: member.uid } } });
  });

  it('at kakao comes back to my page', async () => {
    const { browser } = await loggedIn();
    const answer = await player.start(browser, 'kakao', 'LINK');
    const url = new URL(answer.json<{ data: { authorizeUrl: string } }>().data.authorizeUrl);
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:80/mypage/sns/kakao');
  });

  it('needs a proof that is not older than ten minutes', async () => {
    const { browser } = await loggedIn();
    server.wait(10 * minute + 1000);
    await browser.refresh();
    expect(await codeOf(player.start(browser, 'naver', 'LINK'))).toBe('PWD_02');
  });

  it('needs a login', async () => {
    expect(await codeOf(player.start(server.browser(), 'naver', 'LINK'))).toBe('TKT_01');
  });

  it('ends the other logins, bars sensitive calls for a day, and tells the member', async () => {
    const { member, browser } = await loggedIn();
    const elsewhere = server.browser({ agent: 'Mozilla/5.0 (Linux; Android 16; Mobile) TestApp/1' });
    await elsewhere.login(member, PASSWORD);
    await link(browser, 'naver');
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(await codeOf(browser.post('users/unlink', { loginType: 'NAVER' }, idempotent()))).toBe('BAR_01');
    expect((await statusOf(browser))['naver']).toMatchObject({ unlinkYn: 'N' });
    expect(await undoTokenOf(member)).not.toBe('');
    const sent = await server
      .store()
      .db.selectFrom('outbox')
      .select('channel')
      .where('member', '=', member.uid)
      .execute();
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['EMAIL', 'PUSH', 'SMS']);
  });

  it('gives this session new tokens, and ends every other one', async () => {
    const { member, browser } = await loggedIn();
    const others = await otherSessions(server, member, browser);
    expect(await codeOf(link(browser, 'naver'))).toBe('200');
    expect(await others.codes()).toEqual(onlyThisSession);
  });

  it('refuses an account that another member has, and a second one of a provider', async () => {
    const { browser } = await loggedIn();
    await link(browser, 'naver');
    const other = await loggedIn();
    expect(await codeOf(link(other.browser, 'naver'))).toBe('LNK_01');
    expect(await codeOf(link(browser, 'naver', 'naver-newcomer'))).toBe('LNK_02');
  });

  it('of one account by two members at once succeeds for one', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    const returns = await Promise.all(
      [one, other].map(({ browser }) => player.goThere(browser, 'naver', { purpose: 'LINK' })),
    );
    const codes = await Promise.all(
      [one, other].map(({ browser }, index) =>
        codeOf(browser.post('users/link-Sns', { snsType: 'naver', ...returns[index] })),
      ),
    );
    expect(codes.toSorted()).toEqual(['200', 'LNK_01']);
  });

  it('is refused when another member logs in to the browser in between', async () => {
    const { browser } = await loggedIn();
    const returned = await player.goThere(browser, 'naver', { purpose: 'LINK' });
    await browser.login(await server.addMember(), PASSWORD);
    expect(await codeOf(browser.post('users/link-Sns', { snsType: 'naver', ...returned }))).toBe('SNS_01');
  });

  it('is undone by the code of the notice within seven days, once, and ends every login', async () => {
    const { member, browser } = await loggedIn();
    await link(browser, 'naver');
    const token = await undoTokenOf(member);
    const guest = server.browser();
    expect(await codeOf(guest.post('users/undo-link', { token }))).toBe('200');
    expect(await isLoggedIn(browser)).toBe(false);
    expect(await codeOf(player.logIn(guest, 'naver', await player.goThere(guest, 'naver')))).toBe('200');
    expect(await codeOf(guest.post('users/undo-link', { token }))).toBe('LGN_05');
    await browser.login(member, PASSWORD);
    expect((await statusOf(browser))['naver']).toMatchObject({ linkYn: 'N' });
  });

  it('cannot be undone after seven days', async () => {
    const { member, browser } = await loggedIn();
    await link(browser, 'naver');
    const token = await undoTokenOf(member);
    server.wait(7 * day + 1000);
    expect(await codeOf(server.browser().post('users/undo-link', { token }))).toBe('LGN_05');
  });
});

describe('unlinking', () => {
  it('ends the link, revokes it at the provider, and link-status no longer lists it [P-557, P-021]', async () => {
    const { member, browser } = await loggedIn();
    await link(browser, 'naver');
    await server.store().db.updateTable('members').set({ barred_until: '' }).where('uid', '=', member.uid).execute();
    expect(await codeOf(browser.post('users/unlink', { loginType: 'NAVER' }, idempotent()))).toBe('200');
    expect((await statusOf(browser))['naver']).toMatchObject({ linkYn: 'N', label: '' });
    const { db } = server.store();
    expect(await db.selectFrom('social_revocations').select('provider').execute()).toEqual([{ provider: 'naver' }]);
    await revokeDue(server.app());
    expect(await db.selectFrom('social_revocations').select('provider').execute()).toEqual([]);
  });

  it.each(['kakao', 'naver', 'apple', 'facebook'])('undoes a link of %s [P-492]', async (provider) => {
    const { member, browser } = await loggedIn();
    expect(await codeOf(link(browser, provider))).toBe('200');
    expect((await statusOf(browser))[provider]).toMatchObject({ linkYn: 'Y' });
    await server.store().db.updateTable('members').set({ barred_until: '' }).where('uid', '=', member.uid).execute();
    const loginType = provider.toUpperCase();
    expect(await codeOf(browser.post('users/unlink', { loginType }, idempotent()))).toBe('200');
    expect((await statusOf(browser))[provider]).toMatchObject({ linkYn: 'N' });
  });

  it('of the last way to log in is refused', async () => {
    const { member, browser } = await loggedIn();
    await player.linkRow(member.uid, 'naver', 'naver-stranger');
    await withoutOwnId(member);
    expect((await statusOf(browser))['naver']).toMatchObject({ linkYn: 'Y', unlinkYn: 'N' });
    expect(await codeOf(browser.post('users/unlink', { loginType: 'NAVER' }, idempotent()))).toBe('LNK_03');
  });

  it('needs a proof', async () => {
    const { member, browser } = await loggedIn();
    await player.linkRow(member.uid, 'naver', 'naver-stranger');
    server.wait(10 * minute + 1000);
    await browser.refresh();
    expect(await codeOf(browser.post('users/unlink', { loginType: 'NAVER' }, idempotent()))).toBe('PWD_02');
  });
});

describe('an own ID and password', () => {
  const own = { userId: 'own_name01', password: 'CorrectHorse9' };
  const social = async () => {
    const { member } = await loggedIn();
    await player.linkRow(member.uid, 'naver', 'naver-stranger');
    await withoutOwnId(member);
    const browser = server.browser();
    await player.logIn(browser, 'naver', await player.goThere(browser, 'naver'));
    const proof = await player.goThere(browser, 'naver', { purpose: 'PROVE' });
    await browser.post('users/link-Sns', { snsType: 'naver', ...proof });
    return { member, browser };
  };

  it('of a social member log in afterwards, and link-status tells them [P-555, P-200]', async () => {
    const { member, browser } = await social();
    expect((await statusOf(browser))['']).toMatchObject({ linkYn: 'N' });
    expect(await codeOf(browser.post('users/link-id-passwd', own, idempotent()))).toBe('200');
    expect((await statusOf(browser))['']).toMatchObject({ linkYn: 'Y' });
    const answer = await server.browser().login({ ...member, loginId: own.userId }, own.password);
    expect(answer.statusCode).toBe(200);
  });

  it('give this session new tokens, and end every other one', async () => {
    const { member, browser } = await loggedIn();
    const others = await otherSessions(server, member, browser);
    await withoutOwnId(member);
    const account = { ...own, userId: 'renewed_one' };
    expect(await codeOf(browser.post('users/link-id-passwd', account, idempotent()))).toBe('200');
    expect(await others.codes()).toEqual(onlyThisSession);
  });

  it('must be free and fit the rules', async () => {
    const taken = await server.addMember({ login_id: 'taken_name1' });
    const { browser } = await social();
    const set = (change: object) => codeOf(browser.post('users/link-id-passwd', { ...own, ...change }, idempotent()));
    expect(await set({ userId: taken.loginId })).toBe('JOI_05');
    expect(await set({ userId: 'A' })).toBe('JOI_05');
    expect(await set({ password: 'short' })).toBe('PWD_03');
  });

  it('are refused to a member who has them', async () => {
    const { browser } = await loggedIn();
    expect(await codeOf(browser.post('users/link-id-passwd', { ...own, userId: 'second_one' }, idempotent()))).toBe(
      'LNK_02',
    );
  });

  it('are undone by the code of the notice', async () => {
    const { member, browser } = await social();
    await browser.post('users/link-id-passwd', { ...own, userId: 'undone_one' }, idempotent());
    expect(await codeOf(server.browser().post('users/undo-link', { token: await undoTokenOf(member) }))).toBe('200');
    expect((await server.browser().login({ ...member, loginId: 'undone_one' }, own.password)).statusCode).toBe(401);
  });
});

describe('the notice of a provider', () => {
  const send = (provider: string, payload: Record<string, string>, headers: Record<string, string> = {}) =>
    server.app().inject({
      method: 'POST',
      url: `/api/hooks/v1/social/${provider}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(payload).toString(),
    });
  const secretOf = (name: string): string => server.app().context.readSecret(name)?.reveal() ?? '';
  const loggedInWith = async (provider: string) => {
    const member = await server.addMember();
    await player.linkRow(member.uid, provider, `${provider}-stranger`);
    const browser = server.browser();
    await player.logIn(browser, provider, await player.goThere(browser, provider));
    return browser;
  };
  const appleEvent = (key: string) =>
    new SignJWT({ events: JSON.stringify({ type: 'consent-revoked', sub: 'apple-stranger' }) })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'apple' })
      .setIssuer(`${siteOrigin(server.app())}/sandbox/social/apple`)
      .setAudience('haneul-apple')
      .setIssuedAt(Math.floor(server.now().getTime() / 1000))
      .sign(keyOfText(key));
  const facebookRequest = (secret: string): string => {
    const payload = Buffer.from(JSON.stringify({ user_id: 'facebook-stranger' })).toString('base64url');
    return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
  };

  it('of kakao ends the link and its logins', async () => {
    const browser = await loggedInWith('kakao');
    const answer = await send(
      'kakao',
      { user_id: 'kakao-stranger' },
      { authorization: `KakaoAK ${secretOf('kakao-admin')}` },
    );
    expect(answer.statusCode).toBe(204);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('of apple ends the link and its logins', async () => {
    const browser = await loggedInWith('apple');
    const answer = await send('apple', { payload: await appleEvent('sandbox key of apple') });
    expect(answer.statusCode).toBe(204);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('of facebook ends the link and its logins', async () => {
    const browser = await loggedInWith('facebook');
    const answer = await send('facebook', { signed_request: facebookRequest(secretOf('facebook-client')) });
    expect(answer.statusCode).toBe(204);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it.each([
    ['kakao', async () => send('kakao', { user_id: 'kakao-stranger' }, { authorization: 'KakaoAK guessed' })],
    ['apple', async () => send('apple', { payload: await appleEvent('another key') })],
    ['facebook', async () => send('facebook', { signed_request: facebookRequest('guessed') })],
  ] as const)('that %s did not sign changes nothing', async (provider, post) => {
    const browser = await loggedInWith(provider);
    expect((await post()).statusCode).toBe(403);
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { accountServer, minute } from '#tests/account-server.ts';
import {
  allAgreed,
  joinDocuments,
  newAccount,
  requiredAgreed,
  stepIn,
  typedPerson,
  untilAccount,
} from '#tests/join-flow.ts';
import { socialDocuments, socialPlayer } from '#tests/social-login.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { codeOf, verifyAs } from '#tests/verify-flow.ts';
import { feature as consents } from '../consents/feature.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature as social } from '../social/feature.ts';
import { feature } from './feature.ts';

const server = accountServer({
  documents: [...joinDocuments, ...socialDocuments],
  features: [feature, identity, social, consents],
});
const { app } = server;
const db = () => server.store().db;
const player = socialPlayer(server);

/** The person of the providers' accounts of newcomers. */
const robin = typedPerson('Robin Park', '19950705', '01090008888');
const stepOf = async (browser: TestBrowser): Promise<string> => stepIn(await browser.get('users/join'));
const linksOf = async (provider: string) =>
  db()
    .selectFrom('social_identities')
    .select(['member', 'state'])
    .where('provider', '=', provider)
    .where('subject', '=', `${provider}-newcomer`)
    .execute();

/** Returns from a provider as the newcomer, and agrees to the terms. */
const joinBy = async (provider: string): Promise<TestBrowser> => {
  const browser = server.browser();
  const subject = `${provider}-newcomer`;
  await player.logIn(browser, provider, await player.goThere(browser, provider, { subject }));
  await browser.post('users/join/terms', { termsAgreeList: requiredAgreed });
  return browser;
};

describe('a person with an account, who joins by a social account [P-556]', () => {
  const account = newAccount(1);

  it('is not known by the word of the provider, but by an own verification', async () => {
    const first = server.browser();
    const emailCode = await untilAccount(server, first, { email: 'robin@mail.example', fields: robin });
    expect(stepIn(await first.post('users/join', { ...account, emailCode }))).toBe('DONE');
    const browser = await joinBy('kakao');
    expect(await stepOf(browser)).toBe('VERIFY');
    await verifyAs(app, browser, { fields: robin });
    expect(await stepOf(browser)).toBe('LINK');
  });

  it('links it, is logged in, is told, and can undo it', async () => {
    const browser = await joinBy('naver');
    await verifyAs(app, browser, { fields: robin });
    const { data } = (await browser.post('users/join/link')).json<{ data: Record<string, unknown> }>();
    expect(data).toMatchObject({ accessToken: expect.any(String), userInfo: { userName: 'Robin Park' } });
    expect(await linksOf('naver')).toEqual([{ member: expect.any(String), state: 'LINKED' }]);
    const messages = await db().selectFrom('outbox').select('body').where('purpose', '<>', 'auth').execute();
    expect(messages.some(({ body }) => body.includes('undo'))).toBe(true);
    const later = server.browser();
    const login = await player.logIn(
      later,
      'naver',
      await player.goThere(later, 'naver', { subject: 'naver-newcomer' }),
    );
    expect(login.json()).toMatchObject({ data: { resultCd: 'LOGIN' } });
    expect(codeOf(await browser.post('users/join/link'))).toBe('JOI_02');
  });

  it('links nothing after a verification by a portal alone', async () => {
    const browser = await joinBy('facebook');
    await verifyAs(app, browser, { method: 'SELF', fields: robin });
    expect(await stepOf(browser)).toBe('KNOWN');
    expect(codeOf(await browser.post('users/join/link'))).toBe('JOI_01');
    expect(await linksOf('facebook')).toEqual([]);
  });

  it('links nothing from another browser, nor ten minutes after the verification', async () => {
    const browser = await joinBy('facebook');
    await verifyAs(app, browser, { fields: robin });
    expect(codeOf(await server.browser().post('users/join/link'))).toBe('JOI_02');
    server.wait(10 * minute + 1000);
    expect(codeOf(await browser.post('users/join/link'))).toBe('VRF_03');
    expect(await linksOf('facebook')).toEqual([]);
  });

  it('links once from two tabs', async () => {
    const browser = await joinBy('apple');
    await verifyAs(app, browser, { fields: robin });
    const answers = await Promise.all([browser.post('users/join/link'), browser.post('users/join/link')]);
    expect(answers.map(codeOf).toSorted()).toEqual(['200', 'JOI_02']);
    expect(await linksOf('apple')).toHaveLength(1);
  });

  it('links nothing while the account is suspended', async () => {
    const browser = await joinBy('cloud');
    await verifyAs(app, browser, { fields: robin });
    await db().updateTable('members').set({ state: 'suspended' }).where('login_id', '=', account.userId).execute();
    expect(codeOf(await browser.post('users/join/link'))).toBe('LGN_07');
    await db().updateTable('members').set({ state: 'active' }).where('login_id', '=', account.userId).execute();
    expect(await linksOf('cloud')).toEqual([]);
  });
});

it('shows terms as agreed that the social account has agreed to at its provider [P-638]', async () => {
  const browser = server.browser();
  await player.logIn(browser, 'kakao', await player.goThere(browser, 'kakao', { subject: 'kakao-stranger' }));
  const { data } = (await browser.get('users/join/agreements')).json<{
    data: { list: { termsId: string; agreedYn: string }[] };
  }>();
  expect(data.list.map(({ termsId, agreedYn }) => [termsId, agreedYn])).toEqual([
    ['terms-use-1', 'Y'],
    ['promotion-email', 'N'],
  ]);
  expect(allAgreed.map(({ termsId }) => termsId)).toEqual(data.list.map(({ termsId }) => termsId));
});

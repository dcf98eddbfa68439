import { beforeEach, describe, expect, it } from 'vitest';
import { accountServer, day, PASSWORD, second } from '#tests/account-server.ts';
import { client, foreignDocuments, secrets } from '#tests/foreign/foreign-site.ts';
import {
  accounts,
  beginIdentity,
  beginSocial,
  flows,
  keysOf,
  person,
  type Begun,
} from '#tests/foreign/foreign-flows.ts';
import { oidcServer } from '#tests/foreign/oidc-server.ts';
import { visitProvider } from '#tests/foreign/provider-visitor.ts';
import { joinDocuments, requiredAgreed } from '#tests/join-flow.ts';
import { socialDocuments } from '#tests/social-login.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { codeOf, comeBack, finishVerify } from '#tests/verify-flow.ts';
import { feature as consents } from '../../src/server/services/consents/feature.ts';
import { feature as identity } from '../../src/server/services/identity/feature.ts';
import { feature as joins } from '../../src/server/services/joins/feature.ts';
import { feature as social } from '../../src/server/services/social/feature.ts';
import { revokeDue } from '../../src/server/services/social/revocations.ts';

const provider = await oidcServer({
  clients: [client.social, client.identity],
  accounts,
  idTokenSeconds: 60,
});
const server = accountServer({
  documents: [...joinDocuments, ...socialDocuments, ...foreignDocuments(provider)],
  features: [joins, identity, social, consents],
  env: secrets,
});

/** Sets the clock of the site; the provider lives in real time. */
const setClock = (aheadMs = 0): void => server.wait(Date.now() + aheadMs - server.now().getTime());

beforeEach(async () => {
  setClock();
  provider.publish(await provider.rotate('first'));
});

const changed = (url: string, change: Readonly<Record<string, string | undefined>>): string => {
  const made = new URL(url);
  for (const [name, value] of Object.entries(change))
    if (value === undefined) made.searchParams.delete(name);
    else made.searchParams.set(name, value);
  return made.href;
};

describe.each(flows)('$name at a provider of another hand', ({ begin, done, refused, cancelled, away }) => {
  const visited = async ({ url }: Begun, account = 'sea') => visitProvider(url, { account });
  const begunHere = () => begin(server.browser());

  it('succeeds with PKCE, nonce and issuer', async () => {
    const begun = await begunHere();
    const { searchParams } = new URL(begun.url);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('nonce')).not.toBeNull();
    const returned = await visited(begun);
    expect(returned.searchParams.get('iss')).toBe(provider.origin);
    expect(codeOf(await begun.finish(returned))).toBe(done);
  });

  it('is refused when the person refuses', async () => {
    const begun = await begunHere();
    const returned = await visitProvider(begun.url, { account: 'sea', refuses: true });
    expect(returned.searchParams.get('error')).toBe('access_denied');
    expect(codeOf(await begun.finish(returned))).toBe(cancelled);
  });

  it.each([
    ['another nonce', { nonce: 'a-nonce-of-somebody-else' }],
    ['the challenge of another verifier', { code_challenge: 'x'.repeat(43) }],
  ])('is refused with %s', async (_what, change) => {
    const begun = await begunHere();
    const returned = await visitProvider(changed(begun.url, change), { account: 'sea' });
    expect(codeOf(await begun.finish(returned))).toBe(refused);
  });

  it.each([
    ['of another provider', 'https://mixed-up.example'],
    ['that is missing', undefined],
  ])('is refused with an issuer %s (RFC 9207)', async (_what, iss) => {
    const begun = await begunHere();
    const returned = new URL(changed((await visited(begun)).href, { iss }));
    expect(codeOf(await begun.finish(returned))).toBe(refused);
  });

  it('is refused with the code of another person', async () => {
    const [mine, theirs] = [await begunHere(), await begunHere()];
    const stolen = (await visited(theirs, 'lake')).searchParams.get('code') ?? '';
    const returned = new URL(changed((await visited(mine)).href, { code: stolen }));
    expect(codeOf(await mine.finish(returned))).toBe(refused);
  });

  it('goes on when the keys change between its steps', async () => {
    const begun = await begunHere();
    const returned = await visited(begun);
    provider.publish(await provider.rotate('second'));
    expect(codeOf(await begun.finish(returned))).toBe(done);
  });

  it.each([
    ['that nobody knows', 'unknown'],
    ['that carries the name of a known one', 'first'],
  ])('is refused with a key %s', async (_what, kid) => {
    const begun = await begunHere();
    const returned = await visited(begun);
    await provider.rotate(kid);
    expect(codeOf(await begun.finish(returned))).toBe(refused);
  });

  it('is refused with the profile of another person', async () => {
    const begun = await begunHere();
    const returned = await visited(begun);
    const undo = provider.fail('profile', (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...person, sub: 'lake' })),
    );
    expect(codeOf(await begun.finish(returned))).toBe(refused);
    undo();
  });

  it.each(['token', 'jwks', 'profile'] as const)('says that the provider is away while %s fails', async (name) => {
    const begun = await begunHere();
    const returned = await visited(begun);
    const undo = provider.fail(name, (_request, response) => response.writeHead(503).end());
    expect(codeOf(await begun.finish(returned))).toBe(away);
    undo();
  });

  it('says that the provider is away when it breaks off', async () => {
    const begun = await begunHere();
    const returned = await visited(begun);
    const undo = provider.fail('jwks', (request) => request.socket.destroy());
    expect(codeOf(await begun.finish(returned))).toBe(away);
    undo();
  });

  it.each([
    ['behind by 4 seconds', -4 * second, done],
    ['behind by a minute', -60 * second, refused],
    ['ahead by 50 seconds', 50 * second, done],
    ['ahead by two minutes', 120 * second, refused],
  ])('with a clock %s', async (_what, ms, code) => {
    setClock(ms);
    const begun = await begunHere();
    expect(codeOf(await begun.finish(await visited(begun)))).toBe(code);
  });
});

describe('a social account of another hand', () => {
  const visit = async ({ url }: Begun, account = 'sea') => visitProvider(url, { account });
  const logIn = async (browser: TestBrowser, account: string) => {
    const begun = await beginSocial(browser);
    return (await begun.finish(await visit(begun, account))).json<{ data: Record<string, unknown> }>().data;
  };

  it('joins with what the provider vouches for, and logs in from then on', async () => {
    const browser = server.browser();
    const { accessToken, resultCd } = await logIn(browser, 'lake');
    expect(resultCd).toBe('JOIN');
    // The provider tells names and addresses at its profile address alone.
    const user = await browser.post('kakao/user', { accessToken });
    expect(user.json()).toMatchObject({ data: { kakao_account: { email: 's***@mail.example', name: '한*수' } } });
    await browser.post('users/join/terms', { termsAgreeList: requiredAgreed });
    await browser.post('users/join/later');
    const joined = await browser.post('users/user-regular-sns', { nickName: '호수', email: person.email });
    const { membershipUid } = joined.json<{ data: { userInfo: { membershipUid: string } } }>().data.userInfo;
    expect(await logIn(server.browser(), 'lake')).toMatchObject({
      resultCd: 'LOGIN',
      loginType: 'OIDC',
      userInfo: { membershipUid },
    });
  });

  it('is linked, proves its member, and is revoked at the provider when it is unlinked', async () => {
    const member = await server.addMember();
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const link = await beginSocial(browser, 'LINK');
    expect((await link.finish(await visit(link))).json()).toMatchObject({ data: { resultCd: 'LINK' } });
    const proof = await beginSocial(browser, 'PROVE');
    expect((await proof.finish(await visit(proof))).json()).toMatchObject({ data: { resultCd: 'PROVE' } });
    const other = await beginSocial(browser, 'PROVE');
    expect(codeOf(await other.finish(await visit(other, 'lake')))).toBe('SNS_02');
    expect(await logIn(server.browser(), 'sea')).toMatchObject({ userInfo: { membershipUid: member.uid } });
    setClock(day + second);
    await browser.login(member, PASSWORD);
    await browser.post('users/unlink', { loginType: 'OIDC' }, { headers: { 'idempotency-key': 'unlink-of-the-sea' } });
    await revokeDue(server.app());
    expect(provider.asked.at(-1)).toBe('/token/revocation');
    expect(await server.store().db.selectFrom('social_revocations').selectAll().execute()).toEqual([]);
  });
});

describe('a proof at a provider of another hand that knows the browser', () => {
  const known = async () => {
    const member = await server.addMember();
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const cookies = new Map<string, string>();
    const visit = (url: string) => visitProvider(url, { account: 'sea', cookies });
    await server.store().db.updateTable('social_identities').set({ state: 'UNLINKED' }).execute();
    const link = await beginSocial(browser, 'LINK');
    await link.finish(await visit(link.url));
    provider.ageLogins(3600);
    return { visit, proof: await beginSocial(browser, 'PROVE') };
  };

  it('needs a login there again', async () => {
    const { visit, proof } = await known();
    expect(codeOf(await proof.finish(await visit(proof.url)))).toBe('200');
  });

  it.each([
    ['tells the time of an old login', { prompt: undefined, max_age: '86400' }],
    ['tells no time', { prompt: undefined, max_age: undefined }],
  ])('is refused when it %s', async (_what, change) => {
    const { visit, proof } = await known();
    expect(codeOf(await proof.finish(await visit(changed(proof.url, change))))).toBe('SNS_04');
  });
});

describe('a person of another hand', () => {
  const verify = async (account: string) => {
    const browser = server.browser();
    const begun = await beginIdentity(browser);
    const returned = await visitProvider(begun.url, { account });
    return { begun, returned, answer: await begun.finish(returned) };
  };

  it('has the claims that the document names', async () => {
    const { answer } = await verify('sea');
    expect(answer.json<{ data: object }>().data).toMatchObject({
      userName: '한*다',
      birthDate: '19900203',
      genderCd: '2',
      foreignerYn: 'Y',
      mobileNo: '01*******89',
    });
  });

  it('is told from others by the CI of the document', async () => {
    await verify('sea');
    const { identityKeys } = server.app().context;
    const rows = await server.store().db.selectFrom('joins').select('details').where('state', '=', 'OPEN').execute();
    const texts = rows.map(({ details }) => identityKeys.unseal('join', details) ?? '');
    expect(texts.join(' ')).toContain(identityKeys.personKey('ci', keysOf('s').ci));
  });

  it.each(['nameless', 'ageless', 'keyless'])('who is %s is nobody', async (account) => {
    expect(codeOf((await verify(account)).answer)).toBe('VRF_02');
  });

  it('comes back once', async () => {
    const { begun, returned, answer } = await verify('sea');
    expect(answer.statusCode).toBe(200);
    expect(codeOf(await begun.finish(returned))).toBe('VRF_03');
  });

  it('comes back in time', async () => {
    const begun = await beginIdentity(server.browser());
    const returned = await visitProvider(begun.url, { account: 'sea' });
    setClock(31 * 60 * second);
    expect(codeOf(await begun.finish(returned))).toBe('VRF_03');
  });

  it.each<readonly [what: string, name: 'token' | 'jwks' | 'profile', fault: Parameters<typeof provider.fail>[1]]>([
    ['does not answer', 'token', (request) => void request.resume()],
    ['has no keys after the code was used', 'jwks', (_request, response) => response.writeHead(503).end()],
    ['has no profile after the code was used', 'profile', (_request, response) => response.writeHead(503).end()],
  ])('can go on with the same return when the provider %s', async (_what, name, fault) => {
    const browser = server.browser();
    const begun = await beginIdentity(browser);
    const ref = await comeBack(browser, (await visitProvider(begun.url, { account: 'sea' })).href);
    const undo = provider.fail(name, fault);
    const refused = await finishVerify(browser, ref);
    expect(refused.json()).toMatchObject({ code: 'VRF_07', returnUrl: expect.stringMatching(/^\//) as string });
    undo();
    expect(codeOf(await finishVerify(browser, ref))).toBe('200');
  });
});

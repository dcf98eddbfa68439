import { describe, expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { codeSentTo, joinDocuments, requiredAgreed } from '#tests/join-flow.ts';
import { socialDocuments, socialPlayer } from '#tests/social-login.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { codeOf } from '#tests/verify-flow.ts';
import { feature as consents } from '../consents/feature.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature as social } from '../social/feature.ts';
import { feature } from './feature.ts';

const server = accountServer({
  documents: [...joinDocuments, ...socialDocuments],
  features: [feature, identity, social, consents],
});
const player = socialPlayer(server);
const mail = 'robin@mail.example';

const returnFrom = async (browser: TestBrowser, provider: string, subject = `${provider}-newcomer`): Promise<void> => {
  await player.logIn(browser, provider, await player.goThere(browser, provider, { subject }));
};

/** Comes from a provider as the newcomer, agrees to the terms, and puts the verification off. */
const untilComplete = async (
  provider: string,
  browser = server.browser(),
  subject = `${provider}-newcomer`,
): Promise<TestBrowser> => {
  await returnFrom(browser, provider, subject);
  await browser.post('users/join/terms', { termsAgreeList: requiredAgreed });
  await browser.post('users/join/later');
  return browser;
};
const joinOf = async (browser: TestBrowser) =>
  (await browser.get('users/join')).json<{ data: Readonly<Record<string, string>> }>().data;
const complete = (browser: TestBrowser, body: object) => browser.post('users/user-regular-sns', body);
const memberNamed = (nickname: string) =>
  server
    .store()
    .db.selectFrom('members')
    .select(['name', 'email'])
    .where('nickname', '=', nickname)
    .executeTakeFirstOrThrow();

describe('the last step of a social join [P-535]', () => {
  it('offers an address that the provider has verified, which needs no code', async () => {
    const browser = await untilComplete('kakao');
    expect(await joinOf(browser)).toMatchObject({ step: 'COMPLETE', suggestedEmail: mail, emailProvenYn: 'Y' });
    expect(codeOf(await complete(browser, { nickName: '확인됨', email: mail }))).toBe('200');
    expect(await memberNamed('확인됨')).toMatchObject({ email: mail });
  });

  it('offers an address that the provider has not verified, which a code proves', async () => {
    const browser = await untilComplete('naver');
    expect(await joinOf(browser)).toMatchObject({ suggestedEmail: mail, emailProvenYn: 'N' });
    expect(codeOf(await complete(browser, { nickName: '미확인', email: mail }))).toBe('JOI_09');
    await browser.post('users/join/email-code', { email: mail });
    const emailCode = await codeSentTo(server, mail);
    expect(codeOf(await complete(browser, { nickName: '미확인', email: mail, emailCode }))).toBe('200');
    expect(await memberNamed('미확인')).toMatchObject({ email: mail });
  });

  it('takes an address that a member has, links nothing to that member, and says nothing of it', async () => {
    const owner = await server.addMember();
    const browser = await untilComplete('facebook');
    await browser.post('users/join/email-code', { email: owner.email });
    const emailCode = await codeSentTo(server, owner.email);
    const answer = await complete(browser, { nickName: '같은주소', email: owner.email, emailCode });
    expect(answer.json()).toMatchObject({ code: '200', data: { userInfo: expect.any(Object) as object } });
    expect(answer.json<{ data: { userInfo: object } }>().data.userInfo).not.toMatchObject({ membershipUid: owner.uid });
    expect((await server.browser().login(owner, PASSWORD)).statusCode).toBe(200);
  });

  it('makes no nickname of an address, and offers the address to this browser alone', async () => {
    const browser = await untilComplete('apple');
    expect(await joinOf(browser)).toMatchObject({ suggestedEmail: mail, suggestedNickName: '' });
    expect(await joinOf(server.browser())).not.toHaveProperty('suggestedEmail');
  });

  it('keeps the name that Apple tells at the first login alone, when the login begins again', async () => {
    const browser = server.browser();
    await returnFrom(browser, 'apple', 'apple-stranger');
    await untilComplete('apple', browser, 'apple-stranger');
    expect(codeOf(await complete(browser, { nickName: '사과' }))).toBe('200');
    expect(await memberNamed('사과')).toMatchObject({ name: '문나그네', email: '' });
  });

  it('gives the name of one account to no other', async () => {
    const browser = server.browser();
    await returnFrom(browser, 'naver');
    await untilComplete('apple', browser);
    await complete(browser, { nickName: '다른계정' });
    expect(await memberNamed('다른계정')).toMatchObject({ name: '다른계정' });
  });
});

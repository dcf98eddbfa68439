import { describe, expect, it, onTestFinished } from 'vitest';
import { memberRow } from '#tests/member-row.ts';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { typedPerson } from '#tests/join-flow.ts';
import { all, operatorWith } from '#tests/operators.ts';
import { page, soundSite } from '#tests/sound-site.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { addVerified, verifiedTemplates, type TypedPerson } from '#tests/verified-members.ts';
import { openServer, publishingOver, seedWith, tempStore } from '#tests/test-server.ts';
import { answerAs, codeOf, comeBack, finishVerify, locationOf, verifyProviders } from '#tests/verify-flow.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { feature as identity } from '../identity/feature.ts';
import { createLink } from '../identity/index.ts';
import { feature } from './feature.ts';
import { registerLinks } from './routes.ts';

const server = accountServer({
  documents: [...verifyProviders, ...verifiedTemplates],
  features: [feature, identity],
});
const { app } = server;
const db = () => server.store().db;

const linkFor = async (member: string): Promise<string> =>
  (await inTransaction(server.store(), (tx) => createLink(tx, { member, now: server.now() }))).token;
const start = (browser: TestBrowser, token?: string) =>
  browser.post('users/verify/start', { method: 'NICE', purpose: 'LINK', ...(token === undefined ? {} : { token }) });
const verify = async (browser: TestBrowser, fields: TypedPerson, token?: string): Promise<string> => {
  const { verifyId, url } = (await start(browser, token)).json<{ data: { verifyId: string; url: string } }>().data;
  const provider = locationOf(await browser.get(url));
  await finishVerify(browser, await comeBack(browser, locationOf(await answerAs(app, provider, fields))));
  return verifyId;
};
const change = async (browser: TestBrowser, verifyId: string) =>
  codeOf(await browser.post('users/info/change-by-link', { verifyId }));
const nameOf = async (uid: string) =>
  (await db().selectFrom('members').select('name').where('uid', '=', uid).executeTakeFirstOrThrow()).name;

/** A member with an old name, and a link of the customer centre. */
const someone = async () => {
  const { member, person } = await addVerified(server);
  await db().updateTable('members').set({ name: '옛이름' }).where('uid', '=', member.uid).execute();
  return { member, person, token: await linkFor(member.uid), browser: server.browser() };
};

describe('a link of the customer centre', () => {
  it('takes the verified values of the member without a login, once [P-204]', async () => {
    const { member, person, token, browser } = await someone();
    const verifyId = await verify(browser, person, token);
    expect(await change(browser, verifyId)).toBe('200');
    expect(await nameOf(member.uid)).toBe(person.name);
    expect(await change(browser, verifyId)).toBe('VRF_04');
    expect(codeOf(await start(server.browser(), token))).toBe('LGN_05');
    expect((await browser.get('users/info')).statusCode).toBe(401);
  });

  it('does nothing for somebody else who has it (VRF_05), and stays good for the member', async () => {
    const { member, person, token, browser } = await someone();
    const thief = server.browser();
    const wrong = await verify(thief, typedPerson('도둑', '19700102'), token);
    expect(await change(thief, wrong)).toBe('VRF_05');
    expect(await nameOf(member.uid)).toBe('옛이름');
    expect(await change(browser, await verify(browser, person, token))).toBe('200');
  });

  it('goes on in its browser after a verification that did not succeed', async () => {
    const { person, token, browser } = await someone();
    await start(browser, token);
    expect(await change(browser, await verify(browser, person))).toBe('200');
    expect(codeOf(await start(server.browser()))).toBe('LGN_05');
  });

  it('is needed before the page offers a verification', async () => {
    const { person, token, browser } = await someone();
    const stepOf = async (query = '') => {
      const answer = await browser.get(`users/verify?purpose=LINK${query}`);
      return answer.json<{ data: { step: string } }>().data.step;
    };
    expect(await stepOf()).toBe('NO_LINK');
    expect(await stepOf('&token=unknown')).toBe('NO_LINK');
    expect(await stepOf(`&token=${token}`)).toBe('VERIFY');
    const verifyId = await verify(browser, person, token);
    expect(await stepOf()).toBe('VERIFY');
    expect(await stepOf(`&verifyId=${verifyId}`)).toBe('CONFIRM');
    expect(await change(browser, verifyId)).toBe('200');
    expect(await stepOf(`&verifyId=${verifyId}`)).toBe('DONE');
    expect(await stepOf()).toBe('NO_LINK');
  });

  it('lasts a day', async () => {
    const { token, browser } = await someone();
    server.wait(day);
    expect(codeOf(await start(browser, token))).toBe('LGN_05');
  });

  it('that ends while the member verifies counts no more', async () => {
    const { person, token, browser } = await someone();
    server.wait(day - minute);
    const verifyId = await verify(browser, person, token);
    server.wait(2 * minute);
    expect(await change(browser, verifyId)).toBe('LGN_05');
  });

  it('knows a member who was never verified by name and birth date', async () => {
    const member = await server.addMember({ name: '처음이', birth_date: '19880808', regular: 0 });
    const token = await linkFor(member.uid);
    const [thief, own] = [server.browser(), server.browser()];
    expect(await change(thief, await verify(thief, typedPerson('처음이', '19880809'), token))).toBe('VRF_05');
    expect(await change(own, await verify(own, typedPerson('처음이', '19880808'), token))).toBe('200');
  });

  it('of two uses at the same time counts once', async () => {
    const { person, token, browser } = await someone();
    const verifyId = await verify(browser, person, token);
    const codes = await Promise.all([change(browser, verifyId), change(browser, verifyId)]);
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
  });

  it('is no verification for anything else', async () => {
    const { person, token, browser } = await someone();
    const verifyId = await verify(browser, person, token);
    expect(codeOf(await browser.post('users/hp-password-change', { verifyId, newPassword: PASSWORD }))).not.toBe('200');
    expect(await change(server.browser(), verifyId)).toBe('VRF_03');
  });
});

it('is created by an agent for one member, and the look-up is logged', async () => {
  const parts = publishingOver(await tempStore());
  const site = soundSite().map((one) =>
    one.type === 'account-policy' ? { ...one, screens: { ...(one['screens'] as object), verifyLink: 'Ext' } } : one,
  );
  await seedWith(parts, [...site, page(77, 'Ext', '/mypage/ext')]);
  const consoleServer = await openServer(parts, [{ console: registerLinks }]);
  onTestFinished(() => consoleServer.app.close());
  await consoleServer.app.ready();
  const at = consoleServer.app.clock.now().toISOString();
  await parts.store.db
    .insertInto('members')
    .values(memberRow({ at, uid: '900000000001', login_id: 'skyfan', mobile: '01012345678' }))
    .execute();
  const agent = await operatorWith(consoleServer, [{ ...all('agent'), venues: ['TP'] }]);
  const ask = (value: string) => agent.call('POST', '/members/TP/verify-link', { by: 'ID', value, reason: 'INQUIRY' });
  const answer = await ask('skyfan');
  expect(answer.json()).toEqual({
    url: expect.stringMatching(/\/mypage\/ext\?token=[\w-]{43}$/) as string,
    until: expect.stringMatching(/Z$/) as string,
  });
  expect((await ask('nobody_1')).statusCode).toBe(404);
  const viewed = await parts.store.db.selectFrom('look_ups').select('member').where('record', '=', 'members').execute();
  expect(viewed).toEqual([{ member: '900000000001' }]);
});

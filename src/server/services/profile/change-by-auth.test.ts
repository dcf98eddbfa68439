import { describe, expect, it } from 'vitest';
import { accountServer, hour, minute, PASSWORD } from '#tests/account-server.ts';
import { typedPerson } from '#tests/join-flow.ts';
import { onlyThisSession, otherSessions } from '#tests/other-sessions.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { addVerified, verifiedTemplates } from '#tests/verified-members.ts';
import { codeOf, verifyAs, verifyProviders } from '#tests/verify-flow.ts';
import { sandboxCi } from '../identity/index.ts';
import { feature as certification } from '../certification/feature.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature } from './feature.ts';

const server = accountServer({
  documents: [...verifyProviders, ...verifiedTemplates],
  features: [feature, identity, certification],
});
const { app } = server;
const db = () => server.store().db;
const valuesOf = (uid: string) =>
  db()
    .selectFrom('members')
    .select(['name', 'birth_date', 'mobile', 'regular'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
const change = async (browser: TestBrowser, verifyId: string, path = 'change-by-auth') =>
  codeOf(await browser.post(`users/info/${path}`, { verifyId }));

/** A member whose record has become old: the person is the same. */
const someone = async () => {
  const { member, person } = await addVerified(server);
  const old = { name: '옛이름', birth_date: '19700101', mobile: '01011110000' };
  await db().updateTable('members').set(old).where('uid', '=', member.uid).execute();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  server.wait(11 * minute);
  return { member, person, browser, old };
};

describe('name, birth date and mobile number', () => {
  it.each([
    ['change-by-auth', '[P-550]'],
    ['change-by-auth-sns', '[P-551]'],
  ])('change to those of a verification by %s, without the password %s', async (path) => {
    const { member, person, browser } = await someone();
    const { verifyId } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: person });
    expect(await change(browser, verifyId, path)).toBe('200');
    expect(await valuesOf(member.uid)).toEqual({
      name: person.name,
      birth_date: person.birthDate,
      mobile: person.mobile,
      regular: 1,
    });
  });

  it('give this session new tokens, and end every other one', async () => {
    const { member, person, browser } = await someone();
    const others = await otherSessions(server, member, browser);
    const { verifyId } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: person });
    expect(await change(browser, verifyId)).toBe('200');
    expect(await others.codes()).toEqual(onlyThisSession);
  });

  it('change once, and the earlier number is told', async () => {
    const { member, person, browser, old } = await someone();
    const { verifyId } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: person });
    const codes = await Promise.all([change(browser, verifyId), change(browser, verifyId)]);
    // The other call finds the verification used, or its tokens replaced.
    expect(codes.filter((one) => one === '200')).toHaveLength(1);
    const sent = await db()
      .selectFrom('outbox')
      .select(['channel', 'address'])
      .where('member', '=', member.uid)
      .where('channel', '=', 'SMS')
      .execute();
    expect(sent).toEqual([{ channel: 'SMS', address: old.mobile }]);
  });

  it('never become those of somebody else (VRF_05)', async () => {
    const { member, browser, old } = await someone();
    const { answer, verifyId } = await verifyAs(app, browser, {
      purpose: 'CHANGE',
      fields: typedPerson('낯선이', '19990909'),
    });
    expect(codeOf(answer)).toBe('VRF_05');
    await browser.post('users/password-check', { password: PASSWORD });
    expect(await change(browser, verifyId)).toBe('VRF_05');
    expect(await valuesOf(member.uid)).toMatchObject(old);
  });

  it('of a member who was never verified need the password too, and never become another member', async () => {
    const { person: known } = await addVerified(server);
    const member = await server.addMember({ regular: 0 });
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    server.wait(11 * minute);
    const taken = await verifyAs(app, browser, { purpose: 'CHANGE', fields: known });
    expect(await change(browser, taken.verifyId)).toBe('PWD_02');
    await browser.post('users/password-check', { password: PASSWORD });
    expect(await change(browser, taken.verifyId)).toBe('JOI_03');
    const own = await verifyAs(app, browser, { purpose: 'CHANGE', fields: typedPerson('처음', '19850909') });
    expect(await change(browser, own.verifyId)).toBe('200');
    expect(await valuesOf(member.uid)).toMatchObject({ name: '처음', birth_date: '19850909' });
  });

  it('keep the number of a person whom a provider knows without one', async () => {
    const { member, person, browser, old } = await someone();
    const { identityKeys } = app().context;
    const ciKey = identityKeys.personKey('ci', sandboxCi({ ...person, mobile: '' }));
    await db().updateTable('identities').set({ ci_key: ciKey }).where('member', '=', member.uid).execute();
    const { verifyId } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: { ...person, mobile: '' } });
    expect(await change(browser, verifyId)).toBe('200');
    expect(await valuesOf(member.uid)).toMatchObject({ name: person.name, mobile: old.mobile });
  });

  it('do not change while the member is barred (BAR_01)', async () => {
    const { member, person, browser } = await someone();
    const until = new Date(server.now().getTime() + hour).toISOString();
    await db().updateTable('members').set({ barred_until: until }).where('uid', '=', member.uid).execute();
    const { verifyId } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: person });
    expect(await change(browser, verifyId)).toBe('BAR_01');
  });

  it('do not change by a verification of another browser, purpose or time (VRF_03)', async () => {
    const { member, person, browser } = await someone();
    const { verifyId } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: person });
    const elsewhere = server.browser({ agent: 'Mozilla/5.0 (Linux; Android 16; Mobile) TestApp/1' });
    await elsewhere.login(member, PASSWORD);
    expect(await change(elsewhere, verifyId)).toBe('VRF_03');
    const other = await verifyAs(app, browser, { purpose: 'PASSWORD', fields: person });
    expect(await change(browser, other.verifyId)).toBe('VRF_03');
    server.wait(10 * minute);
    await browser.refresh();
    await browser.post('users/password-check', { password: PASSWORD });
    expect(await change(browser, verifyId)).toBe('VRF_03');
  });
});

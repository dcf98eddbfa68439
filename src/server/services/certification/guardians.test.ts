import { describe, expect, it } from 'vitest';
import { accountServer, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { joinDocuments, requiredAgreed, typedPerson } from '#tests/join-flow.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { codeOf, verifyAs } from '#tests/verify-flow.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature } from './feature.ts';

const server = accountServer({ documents: joinDocuments, features: [feature, identity] });
const { app } = server;
const db = () => server.store().db;
const mother = typedPerson('엄마', '19850101', '01077770001');

const child = async (parts: MemberParts = { birth_date: '20150301' }) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  return { member, browser };
};
const verify = async (browser: TestBrowser, fields = mother) =>
  codeOf((await verifyAs(app, browser, { method: 'LEGAL_REPRESENTATIVE', purpose: 'CONSENT', fields })).answer);
const stateOf = async (browser: TestBrowser) =>
  (await browser.get('users/guardian')).json<{ data: { step: string; guardianName: string } }>().data;
const stepOf = async (browser: TestBrowser) => (await stateOf(browser)).step;
const send = async (browser: TestBrowser, body: object) => codeOf(await browser.post('users/guardian', body));
const confirmed = async () => {
  const one = await child();
  await verify(one.browser);
  await send(one.browser, { relationCd: 'MOTHER' });
  await send(one.browser, { termsAgreeList: requiredAgreed });
  return one;
};

describe('the guardian of a member under fourteen', () => {
  it('verifies, states the relation and consents [P-205 P-202]', async () => {
    const { member, browser } = await child();
    expect(await stepOf(browser)).toBe('VERIFY');
    expect(await verify(browser)).toBe('200');
    expect(await stepOf(browser)).toBe('RELATION');
    expect(await send(browser, { termsAgreeList: requiredAgreed })).toBe('JOI_01');
    expect(await send(browser, { relationCd: 'MOTHER' })).toBe('200');
    expect(await stepOf(browser)).toBe('CONSENT');
    expect(await send(browser, { termsAgreeList: [] })).toBe('JOI_08');
    expect(await send(browser, { termsAgreeList: requiredAgreed })).toBe('200');
    expect(await stateOf(browser)).toMatchObject({ step: 'ACTIVE', guardianName: '엄*', relationCd: 'MOTHER' });
    const rows = db().selectFrom('guardians').select(['name', 'mobile', 'state']).where('child', '=', member.uid);
    expect(await rows.execute()).toEqual([{ name: '엄마', mobile: '01077770001', state: 'ACTIVE' }]);
  });

  it('confirms anew, which proves the login and renews the date', async () => {
    const { member, browser } = await confirmed();
    server.wait(11 * minute);
    expect(await verify(browser)).toBe('200');
    const at = server.now().toISOString();
    const guardian = await db().selectFrom('guardians').select('at').where('child', '=', member.uid).execute();
    expect(guardian).toEqual([{ at }]);
    const login = await db()
      .selectFrom('logins')
      .select('proven_at')
      .where('member', '=', member.uid)
      .where('ended_at', 'is', null)
      .execute();
    expect(login).toEqual([{ proven_at: at }]);
  });

  it('is nobody else (VRF_05), and no minor (JOI_07)', async () => {
    const { browser } = await confirmed();
    expect(await verify(browser, typedPerson('아빠', '19840101'))).toBe('VRF_05');
    const other = await child();
    expect(await verify(other.browser, typedPerson('형', '20090101'))).toBe('JOI_07');
    expect(await stepOf(other.browser)).toBe('VERIFY');
  });

  it('lets a simple member who turns out to be a child certify', async () => {
    const { member, browser } = await child({ kind: '1', regular: 0, grade: 'T0', birth_date: '' });
    const own = { purpose: 'CERTIFY', fields: typedPerson('아이', '20150301') };
    expect(codeOf((await verifyAs(app, browser, own)).answer)).toBe('JOI_07');
    await verify(browser);
    await send(browser, { relationCd: 'GUARDIAN' });
    await send(browser, { termsAgreeList: requiredAgreed });
    expect(codeOf((await verifyAs(app, browser, own)).answer)).toBe('200');
    const row = await db().selectFrom('members').select(['kind', 'regular']).where('uid', '=', member.uid).execute();
    expect(row).toEqual([{ kind: '2', regular: 1 }]);
  });
});

it('a member of fourteen needs no guardian (VRF_06)', async () => {
  const { browser } = await child({ birth_date: '20121101' });
  expect(await stepOf(browser)).toBe('NONE');
  expect(await verify(browser)).toBe('VRF_06');
  expect(await send(browser, { relationCd: 'MOTHER' })).toBe('JOI_01');
});

it('the verification of a guardian waits ten minutes, in its browser, and for its child', async () => {
  const { member, browser } = await child();
  await verify(browser);
  const elsewhere = server.browser({ agent: 'Mozilla/5.0 (Linux; Android 16; Mobile) TestApp/1' });
  await elsewhere.login(member, PASSWORD);
  expect(await stepOf(elsewhere)).toBe('VERIFY');
  expect(await send(elsewhere, { relationCd: 'MOTHER' })).toBe('JOI_01');
  const other = await server.addMember({ birth_date: '20150302' });
  await browser.login(other, PASSWORD);
  expect(await stepOf(browser)).toBe('VERIFY');
  await browser.login(member, PASSWORD);
  expect(await stepOf(browser)).toBe('RELATION');
  server.wait(10 * minute);
  expect(await stepOf(browser)).toBe('VERIFY');
});

it('a consent that is sent twice at the same time makes one guardian', async () => {
  const { member, browser } = await child();
  await verify(browser);
  await send(browser, { relationCd: 'MOTHER' });
  const consent = { termsAgreeList: requiredAgreed };
  const codes = await Promise.all([send(browser, consent), send(browser, consent)]);
  expect(codes.toSorted()).toEqual(['200', 'JOI_01']);
  expect(await db().selectFrom('guardians').select('id').where('child', '=', member.uid).execute()).toHaveLength(1);
});

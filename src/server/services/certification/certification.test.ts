import { describe, expect, it } from 'vitest';
import { accountServer, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { joinDocuments, typedPerson } from '#tests/join-flow.ts';
import { addVerified, type TypedPerson } from '#tests/verified-members.ts';
import { codeOf, verifyAs } from '#tests/verify-flow.ts';
import { balanceOf } from '../../core/records/ledger.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature } from './feature.ts';

const server = accountServer({ documents: joinDocuments, features: [feature, identity] });
const { app } = server;
const db = () => server.store().db;

const simple: MemberParts = { kind: '1', regular: 0, grade: 'T0', birth_date: '', mobile: '' };
const loggedIn = async (parts: MemberParts = simple) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  return { member, browser };
};
const memberOf = (uid: string) =>
  db()
    .selectFrom('members')
    .select(['kind', 'regular', 'grade', 'name', 'birth_date', 'mobile'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
const certify = async (browser: ReturnType<typeof server.browser>, fields: TypedPerson) =>
  codeOf((await verifyAs(app, browser, { purpose: 'CERTIFY', fields })).answer);
const somInto = (uid: string) => balanceOf(db(), 'SOM', uid);
describe('a certification', () => {
  it('makes a simple member a full, regular one with the verified values and the welcome, once [P-189 P-489]', async () => {
    const { member, browser } = await loggedIn();
    const person = typedPerson('정회원', '19900909', '01055550001');
    expect(await certify(browser, person)).toBe('200');
    expect(await memberOf(member.uid)).toEqual({
      kind: '2',
      regular: 1,
      grade: 'T1',
      name: '정회원',
      birth_date: '19900909',
      mobile: '01055550001',
    });
    expect(await somInto(member.uid)).toBe(1000);
    expect(await certify(browser, person)).toBe('200');
    expect(await somInto(member.uid)).toBe(1000);
  });

  it('leaves the grade of a full member', async () => {
    const { member, browser } = await loggedIn({ regular: 0, grade: 'T3' });
    expect(await certify(browser, typedPerson('등급', '19910909'))).toBe('200');
    expect(await memberOf(member.uid)).toMatchObject({ regular: 1, grade: 'T3' });
  });

  it('brings no welcome to a person who was a member recently', async () => {
    const { member, browser } = await loggedIn();
    const person = typedPerson('돌아온', '19920909', '01055550002');
    const other = await loggedIn();
    await certify(other.browser, person);
    const { ci_key: ciKey } = await db()
      .selectFrom('identities')
      .select('ci_key')
      .where('member', '=', other.member.uid)
      .executeTakeFirstOrThrow();
    await db().deleteFrom('identities').where('member', '=', other.member.uid).execute();
    await db().insertInto('rejoin_bars').values({ ci_key: ciKey, rewards_until: '2027', locked_until: '' }).execute();
    expect(await certify(browser, person)).toBe('200');
    expect(await somInto(member.uid)).toBe(0);
    await db().deleteFrom('identities').where('member', '=', member.uid).execute();
    await db().updateTable('rejoin_bars').set({ locked_until: '2027-01-01' }).where('ci_key', '=', ciKey).execute();
    expect(await certify((await loggedIn()).browser, person)).toBe('JOI_04');
  });

  it('is refused for the person of another member (JOI_03), and for another person than the member (VRF_05)', async () => {
    const { person } = await addVerified(server);
    const { member, browser } = await loggedIn();
    expect(await certify(browser, person)).toBe('JOI_03');
    expect(await memberOf(member.uid)).toMatchObject({ kind: '1', regular: 0 });
    const known = await addVerified(server);
    const own = server.browser();
    await own.login(known.member, PASSWORD);
    expect(await certify(own, typedPerson('다른이', '19930909'))).toBe('VRF_05');
  });

  it('is refused for a child without a guardian (JOI_07)', async () => {
    const { member, browser } = await loggedIn();
    expect(await certify(browser, typedPerson('어린이', '20150909'))).toBe('JOI_07');
    expect(await memberOf(member.uid)).toMatchObject({ kind: '1', regular: 0 });
  });

  it('of one person by two members at the same time makes one of them that person', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    const person = typedPerson('한사람', '19940909', '01055550003');
    const codes = await Promise.all([certify(one.browser, person), certify(other.browser, person)]);
    expect(codes.toSorted()).toEqual(['200', 'JOI_03']);
  });

  it('gives the session new tokens: a copy of the old ones is worth nothing', async () => {
    const { browser } = await loggedIn();
    const copy = browser.copy();
    await certify(browser, typedPerson('새토큰', '19950909'));
    expect((await browser.get('users/info')).statusCode).toBe(200);
    expect(codeOf(await copy.get('users/info'))).toBe('TKT_01');
  });

  it('refused says where to start again', async () => {
    const { browser } = await loggedIn();
    const { answer } = await verifyAs(app, browser, { purpose: 'CERTIFY', fields: typedPerson('아이', '20160909') });
    expect(answer.json()).toMatchObject({ code: 'JOI_07', returnUrl: expect.stringMatching(/^\//) as string });
  });
});

describe('a proof by a verification', () => {
  const late = async () => {
    const { member, person } = await addVerified(server);
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    server.wait(11 * minute);
    return { member, person, browser };
  };
  const provenAt = (uid: string) =>
    db()
      .selectFrom('logins')
      .select('proven_at')
      .where('member', '=', uid)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();

  it('of the same person proves the login', async () => {
    const { member, person, browser } = await late();
    expect(codeOf((await verifyAs(app, browser, { purpose: 'PROVE', fields: person })).answer)).toBe('200');
    expect(await provenAt(member.uid)).toEqual({ proven_at: server.now().toISOString() });
    expect((await browser.get('users/info')).statusCode).toBe(200);
  });

  it('of somebody else proves nothing (VRF_05)', async () => {
    const { member, browser } = await late();
    const before = await provenAt(member.uid);
    const { answer } = await verifyAs(app, browser, { purpose: 'PROVE', fields: typedPerson('낯선이', '19960909') });
    expect(codeOf(answer)).toBe('VRF_05');
    expect(await provenAt(member.uid)).toEqual(before);
  });

  it.each(['PROVE', 'CHANGE'])('by %s of a member who was never verified proves nothing', async (purpose) => {
    const { member, browser } = await loggedIn();
    const before = await provenAt(member.uid);
    server.wait(minute);
    await verifyAs(app, browser, { purpose, fields: typedPerson('낯선이', '19960909') });
    expect(await provenAt(member.uid)).toEqual(before);
  });

  it('is not renewed by a repeated call', async () => {
    const { member, person, browser } = await late();
    const { ref } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: person });
    const before = await provenAt(member.uid);
    server.wait(5 * minute);
    await browser.post('users/verify/finish', { ref });
    expect(await provenAt(member.uid)).toEqual(before);
  });
});

describe('where a verification stands', () => {
  const stateOf = async (browser: ReturnType<typeof server.browser>, purpose: string, verifyId = '') =>
    (await browser.get(`users/verify?purpose=${purpose}&verifyId=${verifyId}`)).json<{ data: object }>().data;

  it('is told to its browser and member, with masked values', async () => {
    const { browser } = await loggedIn();
    const person = typedPerson('홍길동', '19970909', '01055551234');
    expect(await stateOf(browser, 'CHANGE')).toMatchObject({ step: 'VERIFY' });
    const { verifyId } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: person });
    expect(await stateOf(browser, 'CHANGE', verifyId)).toEqual({
      step: 'CONFIRM',
      userName: '홍*동',
      birthDate: '19970909',
      mobileNo: '01*******34',
    });
    const done = await verifyAs(app, browser, { purpose: 'CERTIFY', fields: person });
    expect(await stateOf(browser, 'CERTIFY', done.verifyId)).toMatchObject({ step: 'DONE' });
  });

  it('is like none for another browser, member, purpose, and after its time', async () => {
    const { member, browser } = await loggedIn();
    const { verifyId } = await verifyAs(app, browser, { purpose: 'CHANGE', fields: typedPerson('김', '19970908') });
    expect(await stateOf(server.browser(), 'CHANGE', verifyId)).toMatchObject({ step: 'VERIFY', userName: '' });
    expect(await stateOf(browser, 'PROVE', verifyId)).toMatchObject({ step: 'VERIFY', userName: '' });
    await browser.login(await server.addMember(), PASSWORD);
    expect(await stateOf(browser, 'CHANGE', verifyId)).toMatchObject({ step: 'VERIFY', userName: '' });
    await browser.login(member, PASSWORD);
    expect(await stateOf(browser, 'CHANGE', verifyId)).toMatchObject({ step: 'CONFIRM' });
    server.wait(10 * minute);
    expect(await stateOf(browser, 'CHANGE', verifyId)).toMatchObject({ step: 'VERIFY', userName: '' });
  });
});

it('starts at the provider that the page names', async () => {
  const methods = async (providers: string) =>
    (await server.browser().get(`users/verify/methods?purpose=CHANGE&providers=${providers}`)).json<{
      data: { methodList: { method: string; provider: string }[] };
    }>().data.methodList;
  expect((await methods('nice,ipin')).map(({ method }) => method).toSorted()).toEqual(['IPIN', 'NICE']);
  expect(await methods('portal')).toMatchObject([{ method: 'SELF', provider: 'portal' }]);
  const start = { method: 'NICE', purpose: 'JOIN', provider: 'portal' };
  expect(codeOf(await server.browser().post('users/verify/start', start))).toBe('VRF_06');
});

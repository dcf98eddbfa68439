import { describe, expect, it } from 'vitest';
import { accountServer, hour, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { joinDocuments } from '#tests/join-flow.ts';
import { inApp, type TestBrowser } from '#tests/test-browser.ts';
import { addVerified, verifiedTemplates, type TypedPerson } from '#tests/verified-members.ts';
import { codeOf, verifyAs } from '#tests/verify-flow.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature } from './feature.ts';

const NEW = 'BatteryStaple9';
const server = accountServer({ documents: [...joinDocuments, ...verifiedTemplates], features: [feature, identity] });
const { app } = server;
const db = () => server.store().db;

const verified = async (person: TypedPerson, browser = server.browser()) => {
  const { verifyId } = await verifyAs(app, browser, { purpose: 'PASSWORD', fields: person });
  return { browser, verifyId };
};
const someone = async (parts: MemberParts = {}) => {
  const { member, person } = await addVerified(server, parts);
  return { member, person, ...(await verified(person)) };
};
const recover = async (browser: TestBrowser, verifyId: string, more: object = {}) =>
  codeOf(await browser.post('users/hp-password-change', { verifyId, newPassword: NEW, ...more }));
const stepOf = async (browser: TestBrowser, verifyId = '') =>
  (await browser.get(`users/recovery?verifyId=${verifyId}`)).json<{ data: object }>().data;
const withoutOwnId = async (uid: string) => {
  await db().deleteFrom('credentials').where('member', '=', uid).execute();
  await db().updateTable('members').set({ login_id: null }).where('uid', '=', uid).execute();
};
const stranger: TypedPerson = {
  person: '',
  name: '나그네',
  birthDate: '19700101',
  gender: '1',
  mobile: '01088880000',
};

describe('a new password by a verification', () => {
  it('logs in, and the old one does not [P-544]', async () => {
    const { member, browser, verifyId } = await someone({ initial: true });
    expect(await stepOf(browser, verifyId)).toEqual({
      step: 'PASSWORD',
      userId: expect.stringMatching(/^me\*+/) as string,
    });
    expect(await recover(browser, verifyId)).toBe('200');
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(401);
    expect((await server.browser().login(member, NEW)).json()).toMatchObject({
      data: { userInfo: { userPasswordIntzYn: 'N' } },
    });
  });

  it('ends every login, bars sensitive calls for a day, and tells every channel', async () => {
    const { member, person } = await addVerified(server);
    const [web, phone] = [server.browser(), server.browser({ agent: inApp })];
    await web.login(member, PASSWORD);
    await phone.login(member, PASSWORD);
    const { verifyId } = await verified(person, web);
    expect(await recover(web, verifyId)).toBe('200');
    expect([...web.cookies.keys()].filter((name) => name.includes('token'))).toEqual([]);
    expect(codeOf(await phone.get('users/info'))).toBe('TKT_01');
    const { barred_until: until } = await db()
      .selectFrom('members')
      .select('barred_until')
      .where('uid', '=', member.uid)
      .executeTakeFirstOrThrow();
    expect(Date.parse(until) - server.now().getTime()).toBe(24 * hour);
    const sent = await db().selectFrom('outbox').select('channel').where('member', '=', member.uid).execute();
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['EMAIL', 'PUSH', 'SMS']);
  });

  it('lets a member in who had to wait for wrong tries', async () => {
    const { member, browser, verifyId } = await someone();
    for (const _ of Array.from({ length: 5 })) await server.browser().login(member, 'WrongHorse77');
    await recover(browser, verifyId);
    expect((await server.browser().login(member, NEW)).statusCode).toBe(200);
  });

  it.each([
    ['short', 'PWD_03'],
    ['qwertyuiop', 'PWD_04'],
    [PASSWORD, 'PWD_05'],
  ])('may not be %s, and the verification stays good', async (newPassword, code) => {
    const { browser, verifyId } = await someone();
    expect(await recover(browser, verifyId, { newPassword })).toBe(code);
    expect(await recover(browser, verifyId)).toBe('200');
  });

  it('takes each verification once (VRF_04), also of two at the same time', async () => {
    const { browser, verifyId } = await someone();
    const codes = await Promise.all(
      ['BatteryStaple1', 'BatteryStaple2'].map((newPassword) => recover(browser, verifyId, { newPassword })),
    );
    expect(codes.toSorted()).toEqual(['200', 'VRF_04']);
    expect(await recover(browser, verifyId, { newPassword: 'BatteryStaple3' })).toBe('VRF_04');
  });

  it('is refused to another browser, after ten minutes, and for another purpose (VRF_03)', async () => {
    const { person, browser, verifyId } = await someone();
    const thief = server.browser();
    await verified(stranger, thief);
    expect(await recover(thief, verifyId)).toBe('VRF_03');
    const other = await verifyAs(app, browser, { purpose: 'JOIN', fields: person });
    expect(await recover(browser, other.verifyId)).toBe('VRF_03');
    server.wait(10 * minute);
    expect(await recover(browser, verifyId)).toBe('VRF_03');
  });

  it('is refused to a person who is no member (VRF_05)', async () => {
    const { browser, verifyId } = await verified(stranger);
    expect(await stepOf(browser, verifyId)).toEqual({ step: 'UNKNOWN', userId: '' });
    expect(await recover(browser, verifyId)).toBe('VRF_05');
  });

  it('is refused to a suspended member (LGN_07), and leaves a leaving one leaving (LGN_06)', async () => {
    const suspended = await someone({ state: 'suspended' });
    expect(await recover(suspended.browser, suspended.verifyId)).toBe('LGN_07');
    const leaving = await someone({
      state: 'leaving',
      leave_at: new Date(server.now().getTime() + 48 * hour).toISOString(),
    });
    expect(await recover(leaving.browser, leaving.verifyId)).toBe('200');
    expect(codeOf(await server.browser().login(leaving.member, NEW))).toBe('LGN_06');
  });

  it('gives a member without an own ID one, so that the account is not lost', async () => {
    const { member, browser, verifyId } = await someone();
    await withoutOwnId(member.uid);
    expect(await stepOf(browser, verifyId)).toEqual({ step: 'NEW_ID', userId: '' });
    const other = await server.addMember();
    expect(await recover(browser, verifyId)).toBe('JOI_05');
    expect(await recover(browser, verifyId, { userId: other.loginId })).toBe('JOI_05');
    expect(await recover(browser, verifyId, { userId: 'come_back1' })).toBe('200');
    expect((await server.browser().login({ ...member, loginId: 'come_back1' }, NEW)).statusCode).toBe(200);
  });

  it('never changes the ID of a member who has one', async () => {
    const { member, browser, verifyId } = await someone();
    expect(await recover(browser, verifyId, { userId: 'other_id_1' })).toBe('REQ_INVALID');
    expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
  });
});

describe('the own ID by a verification', () => {
  const idsOf = async (browser: TestBrowser, query: object) =>
    browser.get(`users/user-id-find?${new URLSearchParams(query as Record<string, string>).toString()}`);

  it('is shown masked, and the verification stays good for a password [P-540]', async () => {
    const { browser, verifyId } = await someone();
    const answer = await idsOf(browser, { verifyId });
    expect(answer.json()).toEqual({
      code: '200',
      data: { userIdList: [expect.stringMatching(/^me\*+\w\w$/) as string] },
    });
    expect(await recover(browser, verifyId)).toBe('200');
    expect(codeOf(await idsOf(browser, { verifyId }))).toBe('VRF_04');
  });

  it('is shown to no other browser, and is none for a stranger', async () => {
    const { verifyId } = await someone();
    expect(codeOf(await idsOf(server.browser(), { verifyId }))).toBe('VRF_03');
    const nobody = await verified(stranger);
    expect((await idsOf(nobody.browser, { verifyId: nobody.verifyId })).json()).toMatchObject({
      data: { userIdList: [] },
    });
  });

  it('takes a verification alone', async () => {
    const { browser, verifyId } = await someone();
    expect(codeOf(await idsOf(browser, { verifyId, email: 'a@mail.example' }))).toBe('REQ_INVALID');
  });
});

it('tells a browser without a verification to verify, whatever it names', async () => {
  const { verifyId } = await someone();
  const browser = server.browser();
  for (const named of ['', 'unknown', verifyId])
    expect(await stepOf(browser, named)).toEqual({ step: 'VERIFY', userId: '' });
});

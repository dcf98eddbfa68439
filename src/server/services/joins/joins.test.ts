import { describe, expect, it } from 'vitest';
import { accountServer, minute } from '#tests/account-server.ts';
import {
  allAgreed,
  codeSentTo,
  joinDocuments,
  newAccount,
  requiredAgreed,
  stepIn,
  typedPerson,
  untilAccount,
} from '#tests/join-flow.ts';
import { codeOf, verifyAs } from '#tests/verify-flow.ts';
import { balanceOf } from '../../core/records/ledger.ts';
import { feature as consents } from '../consents/feature.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature as social } from '../social/feature.ts';
import { releaseGrownChildren } from './grown-children.ts';
import { deleteEndedJoins } from './joins-store.ts';
import { feature } from './feature.ts';

const server = accountServer({ documents: joinDocuments, features: [feature, identity, social, consents] });
const { app } = server;
const db = () => server.store().db;
const memberOf = (loginId: string) =>
  db()
    .selectFrom('members')
    .select(['uid', 'name', 'birth_date', 'email', 'mobile', 'kind', 'regular', 'grade', 'consents', 'nickname'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();

let last = 0;
const next = () => ++last;

describe('a join with an own ID', () => {
  it('answers each step with what a read says then, so that the browser need not ask', async () => {
    const browser = server.browser();
    const steps: string[] = [];
    const hear = async (answer: Awaited<ReturnType<typeof browser.post>>) => {
      expect(answer.headers['content-location']).toBe('/api/v1/iam/users/join');
      expect(answer.json()).toEqual((await browser.get('users/join')).json());
      steps.push(stepIn(answer));
    };
    await hear(await browser.post('users/join/terms', { ageCd: 'ADULT', termsAgreeList: allAgreed }));
    await verifyAs(server.app, browser, { fields: typedPerson('이두나', '19930405', '01055557777') });
    await hear(await browser.post('users/join/email-code', { email: 'each.step@mail.example' }));
    expect(steps).toEqual(['VERIFY', 'ACCOUNT']);
    const refused = await browser.post('users/join/terms', { ageCd: 'ADULT', termsAgreeList: [] });
    expect(refused.headers).not.toHaveProperty('content-location');
  });

  it('creates a full member with verified values, consents and the welcome', async () => {
    const browser = server.browser();
    const account = newAccount(next());
    const emailCode = await untilAccount(server, browser, {
      email: 'new.one@mail.example',
      fields: typedPerson('이하나', '19920304', '01055556666'),
    });
    expect(stepIn(await browser.post('users/join', { ...account, emailCode }))).toBe('DONE');
    const member = await memberOf(account.userId);
    expect(member).toMatchObject({
      name: '이하나',
      birth_date: '19920304',
      mobile: '01055556666',
      email: 'new.one@mail.example',
      kind: '2',
      regular: 1,
      grade: 'T1',
      nickname: account.nickName,
    });
    expect(member?.uid).toMatch(/^\d{12}$/);
    expect(JSON.parse(member?.consents ?? '')).toMatchObject({ EMAIL: 'Y' });
    expect(await balanceOf(db(), 'SOM', member?.uid ?? '')).toBe(1000);
    const login = await browser.post('certification/MBL/login', {
      userId: account.userId,
      password: account.password,
    });
    expect(login.statusCode).toBe(200);
  });

  it('goes on after a reload where it stood, with masked values', async () => {
    const browser = server.browser();
    await browser.post('users/join/terms', { termsAgreeList: requiredAgreed });
    await verifyAs(app, browser, { fields: typedPerson('박새벽', '19850101') });
    const { data } = (await browser.get('users/join')).json<{ data: Record<string, string> }>();
    expect(data).toMatchObject({ step: 'EMAIL', flow: 'OWN', childYn: 'N', userName: '박*벽' });
    expect(JSON.stringify(data)).not.toContain('새벽');
  });

  it('shows a browser without the cookie nothing of it', async () => {
    const browser = server.browser();
    await browser.post('users/join/terms', { termsAgreeList: requiredAgreed });
    expect((await server.browser().get('users/join')).json<{ data: object }>().data).toMatchObject({ step: 'TERMS' });
  });

  it('refuses a step before its turn', async () => {
    const browser = server.browser();
    const body = { ...newAccount(next()), emailCode: '123456' };
    expect(codeOf(await browser.post('users/join', body))).toBe('JOI_02');
    await browser.post('users/join/terms', { termsAgreeList: requiredAgreed });
    expect(codeOf(await browser.post('users/join', body))).toBe('JOI_01');
    expect(codeOf(await browser.post('users/join/email-code', { email: 'a@mail.example' }))).toBe('JOI_01');
    expect(codeOf(await browser.post('users/join/check', { userId: 'newcomer_9' }))).toBe('JOI_01');
  });

  it.each([
    ['without what is required', [{ termsId: 'promotion-email', versionNo: 1, agreeYn: 'Y' }]],
    ['with another version', [{ termsId: 'terms-use-1', versionNo: 2, agreeYn: 'Y' }]],
    ['with a refusal', [{ termsId: 'terms-use-1', versionNo: 1, agreeYn: 'N' }]],
    ['with something that nobody asked for', [...requiredAgreed, { termsId: 'other', versionNo: 1, agreeYn: 'Y' }]],
  ])('does not begin %s', async (_what, termsAgreeList) => {
    expect(codeOf(await server.browser().post('users/join/terms', { termsAgreeList }))).toBe('JOI_08');
  });

  it('expires after thirty idle minutes, and at the latest after two hours', async () => {
    const browser = server.browser();
    await browser.post('users/join/terms', { termsAgreeList: requiredAgreed });
    server.wait(31 * minute);
    expect(codeOf(await browser.post('users/join/email-code', { email: 'late@mail.example' }))).toBe('JOI_02');
    expect((await browser.get('users/join')).json<{ data: object }>().data).toMatchObject({ step: 'TERMS' });
    await deleteEndedJoins(app().context);
    const rows = await db().selectFrom('joins').select('details').where('state', '=', 'EXPIRED').execute();
    expect(rows.every(({ details }) => details === '')).toBe(true);
  });

  it('creates one account from two tabs that finish at the same time', async () => {
    const browser = server.browser();
    const [one, other] = [newAccount(next()), newAccount(next())];
    const emailCode = await untilAccount(server, browser, {
      email: 'tabs@mail.example',
      fields: typedPerson('두탭', '19930405'),
    });
    const answers = await Promise.all([
      browser.post('users/join', { ...one, emailCode }),
      browser.post('users/join', { ...other, emailCode }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const made = await Promise.all([memberOf(one.userId), memberOf(other.userId)]);
    expect(made.filter((member) => member !== undefined)).toHaveLength(1);
  });

  it('takes a wrong code five times and then no code at all', async () => {
    const browser = server.browser();
    const account = newAccount(next());
    const emailCode = await untilAccount(server, browser, {
      email: 'guess@mail.example',
      fields: typedPerson('추측', '19940506'),
    });
    const wrong = emailCode === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 5; turn++)
      expect(codeOf(await browser.post('users/join', { ...account, emailCode: wrong }))).toBe('JOI_09');
    expect(codeOf(await browser.post('users/join', { ...account, emailCode }))).toBe('JOI_09');
    expect(await memberOf(account.userId)).toBeUndefined();
  });

  it('sends a new code to another address; the first one counts no more', async () => {
    const browser = server.browser();
    const account = newAccount(next());
    const first = await untilAccount(server, browser, {
      email: 'first@mail.example',
      fields: typedPerson('주소', '19950607'),
    });
    await browser.post('users/join/email-code', { email: 'second@mail.example' });
    expect(codeOf(await browser.post('users/join', { ...account, emailCode: first }))).toBe('JOI_09');
    const emailCode = await codeSentTo(server, 'second@mail.example');
    expect(stepIn(await browser.post('users/join', { ...account, emailCode }))).toBe('DONE');
    expect((await memberOf(account.userId))?.email).toBe('second@mail.example');
  });

  it("answers alike for a member's address and a stranger's, and does not block the address", async () => {
    const { email } = await server.addMember();
    const browser = server.browser();
    const account = newAccount(next());
    const emailCode = await untilAccount(server, browser, { email, fields: typedPerson('같은주소', '19960708') });
    expect(stepIn(await browser.post('users/join', { ...account, emailCode }))).toBe('DONE');
  });

  it('refuses IDs that are taken or reserved, and nicknames that are taken, short or forbidden', async () => {
    const { loginId } = await server.addMember();
    const browser = server.browser();
    const account = newAccount(next());
    const emailCode = await untilAccount(server, browser, {
      email: 'names@mail.example',
      fields: typedPerson('이름', '19970809'),
    });
    const tryWith = async (more: object) =>
      codeOf(await browser.post('users/join', { ...account, ...more, emailCode }));
    expect(await tryWith({ userId: loginId })).toBe('JOI_05');
    expect(await tryWith({ userId: 'resort_admin' })).toBe('JOI_05');
    expect(codeOf(await browser.post('users/join/check', { userId: loginId }))).toBe('JOI_05');
    expect(await tryWith({ nickName: '가' })).toBe('JOI_06');
    expect(await tryWith({ nickName: '구름!' })).toBe('JOI_06');
    expect(await tryWith({ nickName: newAccount(1).nickName })).toBe('JOI_06');
    expect(stepIn(await browser.post('users/join', { ...account, emailCode }))).toBe('DONE');
  });

  it('leads a person who has an account to it: masked ID, no second account', async () => {
    const person = typedPerson('한사람', '19800910');
    const first = server.browser();
    const account = newAccount(next());
    const emailCode = await untilAccount(server, first, { email: 'only@mail.example', fields: person });
    await first.post('users/join', { ...account, emailCode });
    const again = server.browser();
    await again.post('users/join/terms', { termsAgreeList: allAgreed });
    await verifyAs(app, again, { fields: person });
    const { data } = (await again.get('users/join')).json<{ data: Record<string, string> }>();
    expect(data['step']).toBe('KNOWN');
    expect(data['userId']).toMatch(/^.{1,3}\*+.{0,3}$/);
    expect(codeOf(await again.post('users/join/email-code', { email: 'only@mail.example' }))).toBe('JOI_01');
  });
});

describe('a child under fourteen', () => {
  const withGuardian = async (guardian: object) => {
    const browser = server.browser();
    await browser.post('users/join/terms', { ageCd: 'CHILD', termsAgreeList: requiredAgreed });
    const { answer } = await verifyAs(app, browser, {
      method: 'LEGAL_REPRESENTATIVE',
      purpose: 'GUARDIAN',
      fields: { ...guardian },
    });
    return { browser, answer };
  };

  it('joins with a verified guardian who consents, and gets no promotions [P-493]', async () => {
    const { browser } = await withGuardian(typedPerson('엄마', '19850101', '01077778888'));
    expect(stepIn(await browser.post('users/join/guardian', { relationCd: 'MOTHER' }))).toBe('GUARDIAN_CONSENT');
    expect(stepIn(await browser.post('users/join/guardian', { termsAgreeList: requiredAgreed }))).toBe('CHILD');
    const child = { userName: '아이', birthDate: '20150301', gender: '2' };
    expect(stepIn(await browser.post('users/join/child', child))).toBe('EMAIL');
    await browser.post('users/join/email-code', { email: 'family@mail.example' });
    const account = newAccount(next());
    const emailCode = await codeSentTo(server, 'family@mail.example');
    expect(stepIn(await browser.post('users/join', { ...account, emailCode }))).toBe('DONE');
    const member = await memberOf(account.userId);
    expect(member).toMatchObject({ name: '아이', birth_date: '20150301', kind: '2', consents: '{}' });
    const guardian = await db()
      .selectFrom('guardians')
      .select(['name', 'relation', 'state'])
      .where('child', '=', member?.uid ?? '')
      .executeTakeFirst();
    expect(guardian).toEqual({ name: '엄마', relation: 'MOTHER', state: 'ACTIVE' });
  });

  it('has no guardian of eighteen', async () => {
    const { answer } = await withGuardian(typedPerson('형', '20080301', '01011112222'));
    expect(codeOf(answer)).toBe('JOI_07');
  });

  it('who verifies as an adult goes on with a guardian', async () => {
    const browser = server.browser();
    await browser.post('users/join/terms', { ageCd: 'ADULT', termsAgreeList: allAgreed });
    await verifyAs(app, browser, { fields: typedPerson('어린이', '20140501', '01022223333') });
    expect((await browser.get('users/join')).json<{ data: object }>().data).toMatchObject({
      step: 'GUARDIAN',
      childYn: 'Y',
    });
  });

  it('is no child of fourteen', async () => {
    const { browser } = await withGuardian(typedPerson('아빠', '19800101', '01044445555'));
    await browser.post('users/join/guardian', { relationCd: 'FATHER' });
    await browser.post('users/join/guardian', { termsAgreeList: requiredAgreed });
    const answer = await browser.post('users/join/child', { userName: '중학생', birthDate: '20120101', gender: '1' });
    expect(codeOf(answer)).toBe('JOI_01');
  });

  it('who turns fourteen certifies, and then has no guardian any more', async () => {
    const { uid } = await server.addMember({ birth_date: '20121101', regular: 1 });
    await db()
      .insertInto('guardians')
      .values({
        id: 'guardian-of-a-test',
        child: uid,
        ci_key: 'key',
        name: '보호자',
        mobile: '',
        relation: 'FATHER',
        agreements: '[]',
        state: 'ACTIVE',
        at: server.now().toISOString(),
        ended_at: null,
      })
      .execute();
    await releaseGrownChildren(app().context);
    const member = await db().selectFrom('members').select('regular').where('uid', '=', uid).executeTakeFirst();
    expect(member).toEqual({ regular: 0 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#schemas/calls.gen';
import type { ApiCall, CallLimit } from '#schemas/calls/define-call';
import type { Named } from '#schemas/calls/names';
import { type Parts, nameOf, namedCalls, naming, send, wrongsOf } from '#tests/named-calls.ts';
import { clubOfAdults, eventOfAdults } from '#tests/named-documents.ts';
import { people, venue } from '#tests/named-people.ts';
import { statementsOf, tablesOf } from '#tests/statements.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { edgeErrors } from '../../src/server/core/errors.ts';

const { server, browsers, inputOf, codeOf, changesOf } = namedCalls();

describe('a caller of the wrong role', () => {
  const members = allCalls.filter((call) => call.access === 'member');
  it.each(members.map((call) => [nameOf(call), call] as const))(
    'is refused by %s, and no row changes',
    async (_, call) => {
      const [first] = Object.entries<Named>(call.named ?? {});
      const parts = await inputOf(call, { path: first?.[0] ?? '', fault: 'right' });
      const roles = [
        ['guest', 'TKT_01'] as const,
        ...('full' in call && call.full === true ? [['simple', 'MBR_01'] as const] : []),
      ];
      const got: Record<string, string> = {};
      const changed = await changesOf(async () => {
        for (const [who] of roles) got[who] = await codeOf(browsers[who], call, parts);
      });
      expect(got).toEqual(Object.fromEntries(roles));
      expect(changed).toEqual([]);
    },
  );
});

describe('a session whose member was withdrawn after the login', () => {
  const members = allCalls.filter((call) => call.access === 'member');
  const setState = async (state: 'active' | 'withdrawn'): Promise<void> =>
    void (await server.store().db.updateTable('members').set({ state }).where('uid', '=', people.self).execute());
  afterAll(() => setState('active'));

  it('is refused by every call for members, and no row changes', async () => {
    const inputs: (readonly [ApiCall, Parts])[] = [];
    for (const call of members)
      inputs.push([call, await inputOf(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'right' })]);
    await setState('withdrawn');
    const got: string[] = [];
    const changed = await changesOf(async () => {
      for (const [call, parts] of inputs) {
        const code = await codeOf(browsers.self, call, parts);
        if (code !== 'TKT_01') got.push(`${nameOf(call)} ${code}`);
      }
    });
    await setState('active');
    expect(got).toEqual([]);
    expect(changed).toEqual([]);
  });

  it('gets no tokens by a login, a refresh, a code of the shell or a repeated call that had renewed it', async () => {
    const browser = server.browser();
    const login = () => browser.login({ uid: '', loginId: 'haneul_onsite', email: '' }, 'Haneul2026!');
    await login();
    const {
      data: { code },
    } = (await browser.post('login/code')).json<{ data: { code: string } }>();
    const prove = (by: TestBrowser) =>
      by.post('users/password-check', { password: 'Haneul2026!' }, { headers: { 'idempotency-key': 'prove-1' } });
    const thief = browser.copy();
    expect((await prove(browser)).statusCode).toBe(200);
    await setState('withdrawn');
    const codes = await Promise.all([
      prove(thief),
      browser.refresh(),
      browser.post('login/code/check', { code }),
      server.browser().login({ uid: '', loginId: 'haneul_onsite', email: '' }, 'Haneul2026!'),
    ]);
    await setState('active');
    expect(codes.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'TKT_01',
      'TKT_02',
      'LGN_05',
      'LGN_01',
    ]);
    await browsers.self.login({ uid: '', loginId: 'haneul_onsite', email: '' }, 'Haneul2026!');
  });
});

describe('a member who is too young', () => {
  type AgedCall = ApiCall & { readonly age: string };
  const isAged = (call: ApiCall): call is AgedCall => 'age' in call && call.age !== undefined;
  /** Inputs with which a call asks for what has an age. */
  const asking: Readonly<Record<string, readonly object[]>> = {
    'POST curation/course-state': [{ statusCd: 'SHARED' }],
    'POST curation/course': [{ statusCd: 'SHARED' }],
    'POST contents/subclub/upsert-club': [{ subclubId: clubOfAdults }],
    'POST evt/event-join': ['APPLY', 'STAMP', 'ROULETTE', 'OX_QUIZ', 'COUPON', 'ATTEND'].map((kind) => ({
      eventId: eventOfAdults(kind),
    })),
    'POST evt/event-prize': [{ eventId: eventOfAdults('STAMP') }],
    'POST evt/attend-rewrd': [{ eventId: eventOfAdults('ATTEND') }],
    'POST evt/attend-push': [{ eventId: eventOfAdults('ATTEND') }],
    'POST evt/mini-game-start': [{ eventId: eventOfAdults('MINI_GAME') }],
  };
  const aged = allCalls
    .filter(isAged)
    .flatMap((call) => (asking[nameOf(call)] ?? [{}]).map((body) => ({ call, body })));
  const setBirth = async (birth_date: string): Promise<void> =>
    void (await server.store().db.updateTable('members').set({ birth_date }).where('uid', '=', people.self).execute());
  beforeAll(() => setBirth('20130301'));
  afterAll(() => setBirth('19860614'));

  it.each(aged.map(({ call, body }) => [nameOf(call), call, body] as const))(
    'is refused by %s, and no row changes',
    async (_, call, body) => {
      const [path = ''] = Object.keys(call.named ?? {});
      const parts = await inputOf(call, { path, fault: 'right' });
      let got = '';
      const changed = await changesOf(async () => {
        got = await codeOf(browsers.self, call, { ...parts, body: { ...parts.body, ...body } });
      });
      expect(got).toBe(call.age);
      expect(changed).toEqual([]);
    },
  );

  it('is refused for the age by no call that declares none', async () => {
    const ages = new Set([
      ...aged.map(({ call }) => call.age),
      ...Object.entries(edgeErrors)
        .filter(([name]) => name.endsWith('Age'))
        .map(([, { code }]) => code),
    ]);
    const got: string[] = [];
    for (const call of allCalls.filter((one) => one.access === 'member' && !isAged(one))) {
      const code = await codeOf(
        browsers.self,
        call,
        await inputOf(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'right' }),
      );
      if (ages.has(code)) got.push(`${nameOf(call)} ${code}`);
    }
    expect(got).toEqual([]);
  });

  it('is found by nobody who searches', async () => {
    const search = { searchType: 'MOBILE', searchValueList: ['01090000010'], parkType: venue };
    const stranger = server.browser();
    await stranger.login({ uid: '', loginId: 'haneul_full', email: '' }, 'Haneul2026!');
    const found = async () =>
      (await stranger.post('members/get-info', search)).json<{ data: { totalCnt: number } }>().data.totalCnt;
    expect(await found()).toBe(0);
    await setBirth('20120301');
    expect(await found()).toBe(1);
  });
});

/** Limits of calls: each counts before it reads a record (docs/decisions/security-and-reliability.md). */
describe('a caller over a limit', () => {
  type LimitedCall = ApiCall & { readonly limit: CallLimit };
  const isLimited = (call: ApiCall): call is LimitedCall => 'limit' in call && call.limit !== undefined;
  const limited = allCalls.filter(isLimited);
  /** Values that make a call a limited one. */
  const typed: Readonly<Record<string, Partial<Parts>>> = {
    'POST evt/event-join': { body: { eventId: 'EL-stamp-1', code: 'PS-NOBODY-KNOWS' } },
    'GET users/user-id-find': { query: { userName: '강나들', email: 'haneul.onsite@haneul-resort.example' } },
    'POST users/info/change-by-auth': { body: { email: 'new@resort.example' } },
    'POST users/info/change-by-auth-sns': { body: { email: 'new@resort.example' } },
    'POST common/file/s3-upload': { query: { purpose: 'COURSE' } },
    'POST users/verify/start': { body: { method: 'NICE', purpose: 'JOIN' } },
    'POST members/nft/otp-email-send': { body: { publicAddress: `0x${'0'.repeat(40)}` } },
  };
  /** Wrong values beside a right record. */
  const wrongBirth: Readonly<Record<string, object>> = {
    'POST tickets/check-season-member-birth': { birthDate: '19000101' },
  };
  /** Rows of the limit itself: the time of the last code, under the lock of the caller. */
  const own: Readonly<Record<string, readonly string[]>> = {
    'POST members/nft/otp-email-send': ['members', 'nft_addresses'],
  };
  const limits: ReadonlySet<string> = new Set(['tries', 'number_tries', 'counters', 'idempotency_keys']);
  const by = (call: ApiCall) => browsers[call.access === 'member' ? 'self' : 'guest'];
  const answerOf = async (call: ApiCall, parts: Parts): Promise<string> =>
    (await send(by(call), call, parts)).json<{ code: string }>().code;
  const typedInput = async (call: ApiCall, wrong: Parameters<typeof inputOf>[1]): Promise<Parts> => ({
    ...(await inputOf(call, wrong)),
    ...typed[nameOf(call)],
  });
  let sessionReads: ReadonlySet<string> = new Set();
  const counted = new Map<ApiCall, readonly string[]>();
  const clearCounts = async (): Promise<void> => {
    for (const table of ['tries', 'number_tries', 'counters'] as const)
      await server.store().db.deleteFrom(table).execute();
  };
  /** Lists the kinds of counts that a limit has stored. */
  const countsOf = async ({ name }: CallLimit): Promise<readonly string[]> => {
    const { db } = server.store();
    const accounts = await db.selectFrom('tries').select('key').where('key', 'like', `${name} %`).execute();
    const numbers = name === 'number' ? await db.selectFrom('number_tries').select('key').execute() : [];
    const days = await db.selectFrom('counters').select('key').where('scope', '=', name).execute();
    const kinds = [
      ...accounts.map(({ key }) => key.split(' ')[1] ?? ''),
      ...numbers.map(({ key }) => key.split(' ')[0] ?? ''),
      ...days.map(({ key }) => /^(?:address|browser) /.exec(key)?.[0].trim() ?? 'member'),
    ];
    return [...new Set(kinds)].toSorted();
  };

  beforeAll(async () => {
    sessionReads = new Set(await statementsOf(server.store(), () => browsers.self.get('members/friend-find')));
    const { db } = server.store();
    const unknown = (call: ApiCall) => ({ path: Object.keys(call.named ?? {})[0] ?? '', fault: 'unknown' as const });
    for (const call of limited) {
      await clearCounts();
      for (const wrong of [unknown(call), ...wrongsOf(call)]) await answerOf(call, await typedInput(call, wrong));
      if (wrongBirth[nameOf(call)] !== undefined) {
        const right = await inputOf(call, { ...unknown(call), fault: 'right' });
        await answerOf(call, { ...right, body: { ...right.body, ...wrongBirth[nameOf(call)] } });
      }
      counted.set(call, await countsOf(call.limit));
    }
    for (const call of limited) await answerOf(call, await typedInput(call, unknown(call)));
    const soon = new Date(server.now().getTime() + 30_000).toISOString();
    await db.updateTable('tries').set({ count: 1_000_000, wait_until: soon }).execute();
    await db.updateTable('number_tries').set({ count: 1_000_000, wait_until: soon }).execute();
    await db
      .updateTable('counters')
      .set({ taken: 1_000_000_000 })
      .where('scope', 'in', ['files', 'people-search', 'contact-search', 'nft-tries', 'verify'])
      .execute();
  });
  afterAll(clearCounts);

  it.each(limited.filter((call) => own[nameOf(call)] === undefined).map((call) => [nameOf(call), call] as const))(
    'is counted by %s by what it declares',
    async (_name, call) => {
      expect(counted.get(call)).toEqual([...call.limit.by].toSorted());
    },
  );

  it.each(limited.map((call) => [nameOf(call), call] as const))(
    'gets the same answer of %s whatever it names, and no record is read',
    async (name, call) => {
      const inputs = [await typedInput(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'right' })];
      // A meal number is too short for a ticket's: it is refused as it stands, and no try at a number.
      for (const wrong of wrongsOf(call).filter(({ path, variant }) => path !== 'body.token' && variant !== 'MEAL'))
        inputs.push(await typedInput(call, wrong));
      const codes = new Set<string>();
      const statements = await statementsOf(server.store(), async () => {
        for (const parts of inputs) codes.add(await answerOf(call, parts));
      });
      expect([...codes]).toEqual([call.limit.code]);
      expect(
        statements.filter(
          (sql) =>
            !sessionReads.has(sql) &&
            tablesOf(sql).some((table) => !limits.has(table) && own[name]?.includes(table) !== true),
        ),
      ).toEqual([]);
    },
  );

  it('is refused by no call that declares no limit', async () => {
    const codes = new Set<string>(limited.map(({ limit }) => limit.code));
    const got: string[] = [];
    for (const call of naming.filter((one) => !isLimited(one))) {
      const code = await answerOf(
        call,
        await inputOf(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'unknown' }),
      );
      if (codes.has(code)) got.push(`${nameOf(call)} ${code}`);
    }
    expect(got).toEqual([]);
  });
});

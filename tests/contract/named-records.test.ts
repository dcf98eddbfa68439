import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';
import type { Named } from '#schemas/calls/names';
import { browsers, changesOf, codeOf, inputOf, nameOf, naming, send, server, splitPath, wrongsOf, type Parts } from '#tests/named-calls.ts';
import { makers } from '#tests/named-records.ts';
import { statementsOf, tablesOf } from '#tests/statements.ts';

/** Rows that do not depend on the name: codes that a list shows for the first time, counted tries, and the same work for an unknown account. */
const firstSeen: Readonly<Record<string, readonly string[]>> = { 'GET skypocket/my-products': ['code_refs', 'static_codes'], 'POST members/nft/reg-auth': ['counters'], 'POST tickets/season/picture': ['counters'], 'POST users/password-reset': ['one_time_codes'] };

describe('a thing of the wrong kind, owner, venue, state or time, or an unknown one', () => {
  it.each(naming.map((call) => [nameOf(call), call] as const))('is refused by %s, and no row changes', async (name, call) => {
    const wrongs: { readonly title: string; readonly code: string; readonly parts: Parts }[] = [];
    for (const wrong of wrongsOf(call)) wrongs.push({ title: `${wrong.path} ${wrong.fault}`, code: wrong.code === 'none' ? '200' : wrong.code, parts: await inputOf(call, wrong) });
    const got: Record<string, string> = {};
    const changed = await changesOf(async () => {
      for (const { title, parts } of wrongs) got[title] = await codeOf(browsers.self, call, parts);
    });
    expect(got).toEqual(Object.fromEntries(wrongs.map(({ title, code }) => [title, code])));
    expect(changed.filter((table) => firstSeen[name]?.includes(table) !== true)).toEqual([]);
  });
});

describe('the right thing', () => {
  /** Calls that a right name alone does not satisfy, and the refusal that says so. */
  const needsMore: Readonly<Record<string, string>> = {
    'POST contents/subclub/upsert-club': 'CLB_02', // A club of children.
    'POST evt/event-prize': 'EVT_11', // No stamps yet.
    'POST evt/attend-rewrd': 'EVT_11', // No days yet.
    'POST skypocket/unlend': 'CMP_04', // It is not lent.
    'POST queue/join': 'QUE_04', // The demo's places are taken.
    'POST tickets/season/picture': 'FIL_01', // One byte is no picture.
  };
  const writing = naming.filter((call) => call.method === 'POST' && call.access === 'member');
  it.each(writing.map((call) => [nameOf(call), call] as const))('is taken by %s', async (name, call) => {
    const [first] = Object.entries<Named>(call.named ?? {});
    const code = first === undefined || makers[first[1].kind] === undefined ? '200' : await codeOf(browsers.self, call, await inputOf(call, { path: first[0], fault: 'right' }));
    expect(code).toBe(needsMore[name] ?? '200');
  });
});

describe('a caller of the wrong role', () => {
  const members = allCalls.filter((call) => call.access === 'member' && call.method === 'POST');
  it.each(members.map((call) => [nameOf(call), call] as const))('is refused by %s, and no row changes', async (_, call) => {
    const [first] = Object.entries<Named>(call.named ?? {});
    const parts = await inputOf(call, { path: first?.[0] ?? '', fault: 'right' });
    const roles = [['guest', 'TKT_01'] as const, ...('full' in call && call.full === true ? [['simple', 'MBR_01'] as const] : [])];
    const got: Record<string, string> = {};
    const changed = await changesOf(async () => {
      for (const [who] of roles) got[who] = await codeOf(browsers[who], call, parts);
    });
    expect(got).toEqual(Object.fromEntries(roles));
    expect(changed).toEqual([]);
  });
});

describe('a malformed name', () => {
  const malformed = naming.flatMap((call) => Object.keys(call.named ?? {}).filter((path) => !path.startsWith('path.') && splitPath(path)[2] === undefined).map((path) => ({ call, path })));
  it('is refused as invalid everywhere', async () => {
    const got: string[] = [];
    for (const { call, path } of malformed) {
      const [place, name] = splitPath(path);
      const parts = await inputOf(call, { path, fault: 'unknown' });
      for (const value of place === 'query' ? ['x'.repeat(500)] : ['x'.repeat(500), { $ne: '' }, null, 1e21]) {
        const code = await codeOf(browsers.self, call, { ...parts, [place]: { ...parts[place], [name]: value } });
        if (code !== 'REQ_INVALID') got.push(`${nameOf(call)} ${path} ${JSON.stringify(value).slice(0, 20)} ${code}`);
      }
    }
    expect(got).toEqual([]);
  });
});

/** Limits of calls: each counts before it reads a record (docs/decisions/security-and-reliability.md). */
describe('a caller over a limit', () => {
  type LimitedCall = ApiCall & { readonly limit: string };
  const isLimited = (call: ApiCall): call is LimitedCall => 'limit' in call && call.limit !== undefined;
  const limited = allCalls.filter(isLimited);
  /** Values that make a call a limited one. */
  const typed: Readonly<Record<string, Partial<Parts>>> = {
    'POST evt/event-join': { body: { eventId: 'EL-stamp-1', code: 'PS-NOBODY-KNOWS' } },
    'GET users/user-id-find': { query: { userName: '강나들', email: 'haneul.onsite@haneul-resort.example' } },
    'POST common/file/s3-upload': { query: { purpose: 'COURSE' } },
    'POST members/nft/otp-email-send': { body: { publicAddress: `0x${'0'.repeat(40)}` } },
  };
  /** Rows of the limit itself: the time of the last code, under the lock of the caller. */
  const own: Readonly<Record<string, readonly string[]>> = { 'POST members/nft/otp-email-send': ['members', 'nft_addresses'] };
  const limits: ReadonlySet<string> = new Set(['tries', 'number_tries', 'counters', 'idempotency_keys']);
  const by = (call: ApiCall) => browsers[call.access === 'member' ? 'self' : 'guest'];
  const answerOf = async (call: ApiCall, parts: Parts): Promise<string> => (await send(by(call), call, parts)).json<{ code: string }>().code;
  const typedInput = async (call: ApiCall, wrong: Parameters<typeof inputOf>[1]): Promise<Parts> => ({ ...(await inputOf(call, wrong)), ...typed[nameOf(call)] });
  let sessionReads: ReadonlySet<string> = new Set();

  beforeAll(async () => {
    sessionReads = new Set(await statementsOf(server.store(), () => browsers.self.get('members/friend-find')));
    for (const call of limited) await answerOf(call, await typedInput(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'unknown' }));
    const { db } = server.store();
    const soon = new Date(server.now().getTime() + 30_000).toISOString();
    await db.updateTable('tries').set({ count: 1_000_000, wait_until: soon }).execute();
    await db.updateTable('number_tries').set({ count: 1_000_000, wait_until: soon }).execute();
    await db.updateTable('counters').set({ taken: 1_000_000_000 }).where('scope', 'in', ['files', 'people-search', 'contact-search', 'nft-tries']).execute();
  });
  afterAll(async () => {
    for (const table of ['tries', 'number_tries', 'counters'] as const) await server.store().db.deleteFrom(table).execute();
  });

  it.each(limited.map((call) => [nameOf(call), call] as const))('gets the same answer of %s whatever it names, and no record is read', async (name, call) => {
    const inputs = [await typedInput(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'right' })];
    for (const wrong of wrongsOf(call).filter(({ path }) => path !== 'body.token')) inputs.push(await typedInput(call, wrong));
    const codes = new Set<string>();
    const statements = await statementsOf(server.store(), async () => {
      for (const parts of inputs) codes.add(await answerOf(call, parts));
    });
    expect([...codes]).toEqual([call.limit]);
    expect(statements.filter((sql) => !sessionReads.has(sql) && tablesOf(sql).some((table) => !limits.has(table) && own[name]?.includes(table) !== true))).toEqual([]);
  });

  it('is refused by no call that declares no limit', async () => {
    const codes = new Set<string>(limited.map(({ limit }) => limit));
    const got: string[] = [];
    for (const call of naming.filter((one) => !isLimited(one))) {
      const code = await answerOf(call, await inputOf(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'unknown' }));
      if (codes.has(code)) got.push(`${nameOf(call)} ${code}`);
    }
    expect(got).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceKinds, type DeviceKind } from '#schemas/calls/devices/answers';
import { deviceCalls, type DeviceCall } from '#schemas/calls/devices/device-calls';
import { allCalls } from '#schemas/calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';
import type { Named } from '#schemas/calls/names';
import {
  browsers,
  changesOf,
  codeOf,
  inputOf,
  nameOf,
  naming,
  propertyOf,
  schemaOf,
  send,
  server,
  splitPath,
  wrongsOf,
  type Parts,
  type Schema,
} from '#tests/named-calls.ts';
import { consoleBodies, recordsOfConsole, type Method } from '#tests/named-console.ts';
import { clubOfAdults, eventOfAdults, eventOpenTo } from '#tests/named-documents.ts';
import type { Fault } from '#tests/named-making.ts';
import { earlier, otherVenue, people, venue } from '#tests/named-people.ts';
import { makers } from '#tests/named-records.ts';
import { countRows, restore, takeSnapshot, type Snapshot } from '#tests/table-snapshot.ts';
import { scanMakers, scanVariantsOf } from '#tests/named-scans.ts';
import { operatorWith, type TestOperator } from '#tests/operators.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { statementsOf, tablesOf } from '#tests/statements.ts';
import { joinDevice, nextScan, type TestDevice } from '#tests/test-devices.ts';
import { edgeErrors } from '../../src/server/errors.ts';
import { stepAt } from '../../src/engine/records/entry-code.ts';
import { sealOf } from '../../src/server/features/events/fair-draw.ts';
import { addDevice } from '../../src/server/features/devices/devices-store.ts';
import { recordRoles } from '../../src/server/features/operators/grants.ts';

/** Rows that do not depend on the name: codes that a list shows for the first time, counted tries, and the same work for an unknown account. */
const firstSeen: Readonly<Record<string, readonly string[]>> = {
  'GET skypocket/my-products': ['code_refs', 'static_codes'],
  'POST members/nft/reg-auth': ['counters'],
  'POST tickets/season/picture': ['counters'],
  'POST users/password-reset': ['one_time_codes'],
};

/** Ends what earlier calls made: the member is in no queue and has room for products. */
const freePlaces = async (): Promise<void> => {
  const { db } = server.store();
  await db.updateTable('queue_people').set({ live: 0 }).where('member', '=', people.self).execute();
  await db
    .updateTable('pocket_products')
    .set({ state: 'REMOVED' })
    .where('member', '=', people.self)
    .where('id', 'like', 'product-%')
    .execute();
  await db.deleteFrom('counters').where('scope', '=', 'queue-live').execute();
};

describe('a thing of the wrong kind, owner, venue, state or time, or an unknown one', () => {
  it.each(naming.map((call) => [nameOf(call), call] as const))(
    'is refused by %s, and no row changes',
    async (name, call) => {
      const wrongs: { readonly title: string; readonly code: string; readonly parts: Parts }[] = [];
      for (const wrong of wrongsOf(call))
        wrongs.push({
          title: `${wrong.path} ${wrong.fault} ${wrong.variant}`,
          code: wrong.code === 'none' ? '200' : wrong.code,
          parts: await inputOf(call, wrong),
        });
      const got: Record<string, string> = {};
      const changed = await changesOf(async () => {
        for (const { title, parts } of wrongs) got[title] = await codeOf(browsers.self, call, parts);
      });
      expect(got).toEqual(Object.fromEntries(wrongs.map(({ title, code }) => [title, code])));
      // Lists settle what is due; nothing of this call stays for another's.
      await browsers.self.get('coupons');
      await browsers.self.get('skypocket/my-products');
      expect(changed.filter((table) => firstSeen[name]?.includes(table) !== true)).toEqual([]);
    },
  );
});

describe('the right thing', () => {
  let snapshot: Snapshot;
  beforeAll(async () => {
    await freePlaces();
    snapshot = await takeSnapshot(server.store());
  });
  /** Calls that a right name alone does not satisfy, and the refusal that says so. */
  const needsMore: Readonly<Record<string, string>> = {
    'POST contents/subclub/upsert-club': 'CLB_02', // A club of children.
    'POST evt/event-prize': 'EVT_11', // No stamps yet.
    'POST evt/attend-rewrd': 'EVT_11', // No days yet.
    'POST skypocket/unlend': 'CMP_04', // It is not lent.
    'POST tickets/season/picture': 'FIL_01', // One byte is no picture.
  };
  /** Calls that end what another call begins. */
  const begin: Readonly<Record<string, () => Promise<unknown>>> = {
    'POST tickets/day-passes/cancel': () =>
      browsers.self.post(
        'tickets/day-passes/reserve',
        { passId: 'EL-garden', visitDt: '20261201', parkType: venue },
        { headers: { 'idempotency-key': 'day-to-cancel' } },
      ),
  };
  /** Kinds of which a call names one beside another thing, or before a login. */
  const beside: ReadonlySet<Named['kind']> = new Set([
    'one-time-code',
    'refresh-token',
    'address-code',
    'reward',
    'booking-ticket',
    'wallet-kind',
    'share',
    'pick',
    'notice',
    'board',
    'discount',
    'queue-slot',
  ]);
  const taking = naming.flatMap((call) =>
    Object.entries<Named>(call.named ?? {})
      .filter(
        ([, { kind }], index) =>
          beside.has(kind) || (index === 0 && call.method === 'POST' && call.access === 'member'),
      )
      .filter(([, { kind }]) => makers[kind] !== undefined)
      .map(([path]) => [nameOf(call), path, call] as const),
  );
  it.each(taking)('is taken by %s %s, and only once with one key', async (name, path, call) => {
    await restore(server.store(), snapshot);
    await begin[name]?.();
    const parts = await inputOf(call, { path, fault: 'right' });
    const key = `${name} ${path}`.replaceAll(/[^\w]/g, '-');
    const first = await send(browsers.self, call, parts, key);
    expect(first.json<{ code: string }>().code).toBe(needsMore[name] ?? '200');
    const isKeyed = 'idempotent' in call && call.idempotent !== undefined && first.statusCode === 200;
    const other = { ...parts, body: { ...parts.body, parkType: otherVenue } };
    const [again, changed] = isKeyed
      ? [
          await send(browsers.self, call, parts, key),
          'bytes' in call ? undefined : await send(browsers.self, call, other, key),
        ]
      : [first, undefined];
    expect(again.body).toBe(first.body);
    expect(again.headers['idempotency-replayed']).toBe(isKeyed ? 'true' : undefined);
    // Calls without a venue refuse the property.
    expect(['IDM_02', 'REQ_INVALID']).toContain(changed?.json<{ code: string }>().code ?? 'IDM_02');
  });
});

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

describe('a malformed name', () => {
  const named = naming.flatMap((call) => Object.keys(call.named ?? {}).map((path) => ({ call, path })));
  /** Values that a property of the schema never takes. */
  const malformed = (call: ApiCall, path: string): readonly unknown[] => {
    const [place, , inner] = splitPath(path);
    if (place === 'query') return ['x'.repeat(500)];
    const isList = inner === undefined && propertyOf(call, path).type === 'array';
    return ['x'.repeat(500), { $ne: '' }, null, 1e21, ...(isList ? [[['x']], [{}], [null]] : [['x'], ['x', 'y']])];
  };
  it('is refused as invalid everywhere', async () => {
    const got: string[] = [];
    for (const { call, path } of named.filter((one) => !one.path.startsWith('path.'))) {
      const [place, name, inner] = splitPath(path);
      const parts = await inputOf(call, { path, fault: 'unknown' });
      for (const value of malformed(call, path)) {
        const given =
          inner === undefined
            ? value
            : ((parts[place as 'body'][name] ?? []) as readonly object[]).map((one) => ({ ...one, [inner]: value }));
        const code = await codeOf(browsers.self, call, { ...parts, [place]: { ...parts[place], [name]: given } });
        if (code !== 'REQ_INVALID') got.push(`${nameOf(call)} ${path} ${JSON.stringify(value).slice(0, 20)} ${code}`);
      }
    }
    expect(got).toEqual([]);
  });

  it('in a path is refused as an unknown one or as invalid', async () => {
    const got: string[] = [];
    for (const { call, path } of named.filter((one) => one.path.startsWith('path.'))) {
      const [, name] = splitPath(path);
      const parts = await inputOf(call, { path, fault: 'unknown' });
      const unknown = call.named?.[path as 'path.id']?.refusals.unknown ?? '';
      for (const value of ['x'.repeat(500), '%00', '%2e%2e%2f', '[object Object]', '%F0%9F%8E%A1', "'%20or%201=1"]) {
        const code = await codeOf(browsers.self, call, { ...parts, path: { ...parts.path, [name]: value } });
        if (!['REQ_INVALID', 'NOT_FOUND', unknown === 'none' ? '200' : unknown].includes(code))
          got.push(`${nameOf(call)} ${path} ${value.slice(0, 20)} ${code}`);
      }
    }
    expect(got).toEqual([]);
  });
});

describe('a day or time that does not exist', () => {
  /** True for digits of exactly one length; other digits of that length, such as a code, are refused as well. */
  const takes = ({ pattern }: Schema, sample: string): boolean =>
    pattern !== undefined &&
    [sample, `${sample}1`, `x${sample.slice(1)}`].map((value) => new RegExp(pattern, 'u').test(value)).join() ===
      'true,false,false';
  const days = ['99999999', '20260231', '20261301', '00000000'];
  const times = ['2500', '2460', '9999'];
  const dated = allCalls
    .filter(({ access }) => access !== 'published')
    .flatMap((call) =>
      (['query', 'body'] as const).flatMap((place) =>
        Object.entries(schemaOf(call, place)?.properties ?? {}).flatMap(([name, part]) =>
          takes(part, '20261101')
            ? [{ call, place, name, values: days }]
            : takes(part, '1200')
              ? [{ call, place, name, values: times }]
              : [],
        ),
      ),
    );

  it('is found in the calls', () => {
    expect(dated.map(({ call, name }) => `${nameOf(call)} ${name}`)).toEqual(
      expect.arrayContaining([
        'POST video/event-billboard-appl date',
        'POST video/event-billboard-appl slotId',
        'POST tickets/day-passes/reserve visitDt',
        'POST queue/join slotId',
        'POST curation/visit-plan arriveTm',
      ]),
    );
  });

  it('is refused by every call that writes, fails none, and changes no row', async () => {
    const got: string[] = [];
    const inputs: ((typeof dated)[number] & { readonly parts: Parts })[] = [];
    for (const one of dated) inputs.push({ ...one, parts: await inputOf(one.call, { path: '', fault: 'right' }) });
    const sendAll = async (method: 'GET' | 'POST'): Promise<void> => {
      for (const { call, place, name, values, parts } of inputs.filter((one) => one.call.method === method))
        for (const value of values) {
          const answer = await send(browsers.self, call, { ...parts, [place]: { ...parts[place], [name]: value } });
          if (answer.statusCode >= 500 || (method === 'POST' && answer.statusCode < 400))
            got.push(`${nameOf(call)} ${name} ${value} ${answer.body.slice(0, 80)}`);
        }
    };
    // Lists settle what is due.
    await sendAll('GET');
    const changed = await changesOf(() => sendAll('POST'));
    expect(got).toEqual([]);
    // A counted try.
    expect(changed.filter((table) => table !== 'season_checks')).toEqual([]);
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

describe('a device', () => {
  const kinds: readonly DeviceKind[] = deviceKinds;
  const bodies: Readonly<Record<string, object>> = {
    heartbeat: { version: '1.0' },
    'scans-late': { scanList: [{ scanId: 'late', code: 'PE', at: 0 }] },
  };
  const calls = deviceCalls.filter(
    (call): call is DeviceCall & { readonly kinds: readonly DeviceKind[] } => call.kinds !== 'joining',
  );
  const pathOf = ({ path }: DeviceCall): string => path.replace('/api/device/v1/', '');
  const bodyOf = (call: DeviceCall, more: object = {}) =>
    call.method === 'GET'
      ? undefined
      : (bodies[pathOf(call)] ?? {
          scanId: nextScan(),
          ...(call.named?.['body.code'] === undefined ? {} : { code: 'PE' }),
          ...(/giftcard/.test(call.path) ? { amount: 1 } : {}),
          ...(/refund/.test(call.path) ? { saleScanId: 'no-sale' } : {}),
          ...more,
        });
  let devices: ReadonlyMap<DeviceKind, TestDevice> = new Map();
  beforeAll(async () => {
    const joined: [DeviceKind, TestDevice][] = [];
    for (const kind of kinds)
      joined.push([kind, await joinDevice(server, kind, { venue, facility: kind === 'RIDE' ? '101' : '' })]);
    devices = new Map(joined);
  });

  it('of another kind is refused by every call, and no row changes', async () => {
    const got: string[] = [];
    const changed = await changesOf(async () => {
      for (const call of calls)
        for (const kind of kinds.filter((one) => !call.kinds.includes(one))) {
          const { code } = (await devices.get(kind)?.call(pathOf(call), bodyOf(call))) ?? {};
          if (code !== 'DEV_03') got.push(`${kind} ${pathOf(call)} ${code}`);
        }
    });
    expect(got).toEqual([]);
    expect(changed).toEqual([]);
  });

  it('gets the declared refusal for each wrong name, and no row changes but the log of scans', async () => {
    const got: Record<string, string> = {};
    const want: Record<string, string> = {};
    const prefixes = ['PE', 'PX', 'PB', 'PC', 'PG', 'PU'];
    const changed = await changesOf(async () => {
      for (const call of calls)
        for (const [path, name] of Object.entries<Named>(call.named ?? {}))
          for (const [fault, refusal] of Object.entries<string>(name.refusals).filter(
            ([one]) => one === 'unknown' || one === 'kind',
          )) {
            const property = path.replace('body.', '');
            const values =
              property !== 'code'
                ? ['no-sale']
                : fault === 'unknown'
                  ? ['nobody']
                  : prefixes
                      .filter((one) => name.kinds?.includes(one) !== true)
                      .map(
                        (prefix) =>
                          `${prefix}ABCDEFGHJK${String(stepAt(server.now().getTime())).padStart(8, '0')}${'A'.repeat(86)}`,
                      );
            for (const value of values) {
              const { code, data } = await devices
                .get(call.kinds[0] ?? 'GATE')!
                .call(pathOf(call), bodyOf(call, { [property]: value }));
              got[`${pathOf(call)} ${fault} ${value}`] = code === '200' ? data.reasonCd : code;
              want[`${pathOf(call)} ${fault} ${value}`] = refusal;
            }
          }
    });
    expect(got).toEqual(want);
    expect(changed).toEqual([]);
  });
});

describe('a code or sale at a device', () => {
  const scans = deviceCalls.flatMap((call) =>
    Object.entries<Named>(call.named ?? {}).flatMap(([path, name]) =>
      path === 'body.code'
        ? [{ path: call.path.replace('/api/device/v1/', ''), name, kind: call.kinds[0] as DeviceKind }]
        : [],
    ),
  );
  const places: Readonly<Record<string, string>> = { 'redeem-meal': '301', 'redeem-coupon': '302', 'scan-ride': '101' };
  /** Refusals of the right thing: what the scan needs besides. */
  const needsMore: Readonly<Record<string, string>> = { 'scan-ride': 'NO_PLACE' };
  const scan = async (at: TestDevice, { path, name }: (typeof scans)[number], fault: Fault, variant = '') => {
    const code = (await scanMakers[path]?.({ store: server.store(), name, fault, variant, now: server.now() })) ?? '';
    return () => at.scan(path, code, path === 'giftcard-spend' ? { amount: 1 } : {});
  };

  it.each(scans.map((one) => [one.path, one] as const))(
    'is refused by %s when it is of the wrong owner, venue, state or time, and no row changes; the right one is taken once',
    async (path, one) => {
      const device = await joinDevice(server, one.kind, { venue, facility: places[path] ?? '' });
      const faults = (Object.entries(one.name.refusals) as [Fault, string][])
        .filter(([fault]) => fault !== 'unknown' && fault !== 'kind')
        .flatMap(([fault, reason]) =>
          scanVariantsOf(path, fault, one.name).map((variant) => ({
            fault,
            variant,
            reason: (fault === 'state' ? one.name.byState?.[variant] : undefined) ?? reason,
          })),
        );
      const sends: { readonly title: string; readonly send: () => Promise<string> }[] = [];
      for (const { fault, variant } of faults)
        sends.push({ title: `${fault} ${variant}`, send: await scan(device, one, fault, variant) });
      const got: [title: string, answer: string][] = [];
      const changed = await changesOf(async () => {
        for (const { title, send } of sends) got.push([title, await send()]);
      });
      const right = await scan(device, one, 'right');
      expect(got).toEqual(faults.map(({ fault, variant, reason }) => [`${fault} ${variant}`, `REFUSED ${reason}`]));
      expect(changed).toEqual([]);
      expect(await right()).toBe(needsMore[path] === undefined ? 'OK' : `REFUSED ${needsMore[path]}`);
      expect(await right()).toMatch(/^REFUSED /);
    },
  );

  it('is refunded by the device that was paid alone, and to a card that is in use', async () => {
    const [till, other] = [await joinDevice(server, 'POS', { venue }), await joinDevice(server, 'POS', { venue })];
    const sale = scans.find(({ path }) => path === 'giftcard-spend');
    const card =
      (await scanMakers['giftcard-spend']?.({
        store: server.store(),
        name: sale!.name,
        fault: 'right',
        now: server.now(),
      })) ?? '';
    const scanId = nextScan();
    await till.call('giftcard-spend', { scanId, code: card, amount: 10 });
    const refund = async (by: TestDevice) =>
      (
        await by.call<{ data: { reasonCd: string } }>('giftcard-refund', {
          scanId: nextScan(),
          saleScanId: scanId,
          amount: 10,
        })
      ).data.reasonCd;
    expect(await refund(other)).toBe('GFT_03');
    await server
      .store()
      .db.updateTable('gift_cards')
      .set({ state: 'CANCELLED' })
      .where('owner', '=', people.self)
      .execute();
    expect(await refund(till)).toBe('GFT_03');
    await server
      .store()
      .db.updateTable('gift_cards')
      .set({ state: 'ACTIVE' })
      .where('owner', '=', people.self)
      .execute();
    expect(await refund(till)).toBe('');
  });

  it('joins once, and in its time', async () => {
    const add = () =>
      server
        .store()
        .db.transaction()
        .execute((tx) =>
          addDevice(
            tx,
            { venue, kind: 'GATE', name: 'Gate', facility: '' },
            { actor: { kind: 'operator', id: 'test' }, at: server.now() },
          ),
        );
    const join = async (token: string) =>
      (
        await server.app().inject({ method: 'POST', url: '/api/device/v1/join', payload: { token, version: '1.0' } })
      ).json<{ code: string }>().code;
    const [known, late] = [await add(), await add()];
    await server.store().db.updateTable('devices').set({ join_until: earlier }).where('id', '=', late.id).execute();
    expect(await join('x'.repeat(43))).toBe('DEV_02');
    expect(await join(late.token)).toBe('DEV_02');
    expect(await join(known.token)).toBe('200');
    expect(await join(known.token)).toBe('DEV_02');
  });
});

describe('an operator of another venue', () => {
  const calls = (): readonly (readonly [method: Method, path: string])[] =>
    Object.entries(server.app().swagger().paths ?? {})
      .filter(([path]) => /^\/api\/console\/v1\/.*\{venue\}/.test(path))
      .flatMap(([path, methods]) =>
        Object.keys(methods ?? {}).map(
          (method) => [method.toUpperCase() as Method, path.replace('/api/console/v1', '')] as const,
        ),
      );
  let operator: TestOperator;
  beforeAll(async () => {
    operator = await operatorWith(
      { app: server.app(), desk: server.app().desk },
      recordRoles.map((role) => ({ role, venues: [otherVenue], shared: false, types: 'all' })),
    );
  });
  const callAt = async (
    at: string,
    [method, path]: readonly [Method, string],
    names: Readonly<Record<string, string>> = {},
  ) => {
    const url = path
      .replace('{venue}', at)
      .replace('{action}', 'pause')
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '101');
    const answer = await operator.call(method, url, method === 'GET' ? undefined : consoleBodies[`${method} ${path}`]);
    return {
      status: answer.statusCode,
      code: /json/.test(String(answer.headers['content-type'])) ? (answer.json<{ code?: string }>().code ?? '') : '',
      body: answer.body,
    };
  };

  it('is refused by every call about the records of the venue, and no row changes', async () => {
    const got: string[] = [];
    const changed = await changesOf(async () => {
      for (const call of calls()) {
        const { status, code } = await callAt(venue, call);
        if (status !== 403 || code !== 'OPR_02') got.push(`${call.join(' ')} ${status} ${code}`);
      }
    });
    expect(got).toEqual([]);
    expect(changed).toEqual([]);
  });

  it('cannot reach its records through the own venue, and no row changes', async () => {
    const got: string[] = [];
    const made: { readonly call: readonly [Method, string]; readonly names: Readonly<Record<string, string>> }[] = [];
    for (const [method, path, names] of recordsOfConsole)
      made.push({ call: [method, path] as const, names: await names() });
    const changed = await changesOf(async () => {
      for (const { call, names } of made) {
        const { status, code } = await callAt(otherVenue, call, names);
        if (status !== 404) got.push(`${call.join(' ')} ${status} ${code}`);
      }
    });
    expect(got).toEqual([]);
    expect(changed).toEqual([]);
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

  beforeAll(async () => {
    sessionReads = new Set(await statementsOf(server.store(), () => browsers.self.get('members/friend-find')));
    for (const call of limited)
      await answerOf(call, await typedInput(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'unknown' }));
    const { db } = server.store();
    const soon = new Date(server.now().getTime() + 30_000).toISOString();
    await db.updateTable('tries').set({ count: 1_000_000, wait_until: soon }).execute();
    await db.updateTable('number_tries').set({ count: 1_000_000, wait_until: soon }).execute();
    await db
      .updateTable('counters')
      .set({ taken: 1_000_000_000 })
      .where('scope', 'in', ['files', 'people-search', 'contact-search', 'nft-tries'])
      .execute();
  });
  afterAll(async () => {
    for (const table of ['tries', 'number_tries', 'counters'] as const)
      await server.store().db.deleteFrom(table).execute();
  });

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
      expect([...codes]).toEqual([call.limit]);
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
    const codes = new Set<string>(limited.map(({ limit }) => limit));
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

/** Of two requests that arrive together, the second finds what the first has done, as if it came later. */
describe('a call that is made twice at the same time, with two keys', () => {
  const writing = allCalls.filter(
    (call) =>
      call.access === 'member' &&
      call.method === 'POST' &&
      call.writes &&
      'idempotent' in call &&
      call.idempotent !== undefined &&
      !call.path.includes('/users/'),
  );
  /** Further things that a call gives or counts. */
  const further: Readonly<Record<string, readonly object[]>> = {
    'POST evt/event-join': [
      {},
      ...['ROULETTE', 'COUPON', 'ATTEND'].map((kind) => ({
        eventId: eventOpenTo(kind),
        answerList: [],
        agreeList: [],
      })),
    ],
    'POST contents/subclub/upsert-club': [{ subclubId: clubOfAdults }],
  };
  const made = writing.flatMap((call) => (further[nameOf(call)] ?? [{}]).map((body) => ({ call, body })));
  let snapshot: Snapshot;
  beforeAll(async () => {
    await freePlaces();
    // The wheel gives the same lot both times once its seed is stored.
    await sealOf(server.store().db, eventOpenTo('ROULETTE'), server.now());
    snapshot = await takeSnapshot(server.store());
  });

  it.each(made.map(({ call, body }) => [nameOf(call), body, call] as const))(
    'does in %s %j what it does when it is made twice in turn',
    async (_, body, call) => {
      const outcomeOf = async (make: (one: () => Promise<string>) => Promise<readonly string[]>) => {
        await restore(server.store(), snapshot);
        const made = await inputOf(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'right' });
        const parts = { ...made, body: { ...made.body, ...body } };
        const before = await countRows(server.store(), snapshot);
        const codes = await make(async () => (await send(browsers.self, call, parts)).json<{ code: string }>().code);
        const after = await countRows(server.store(), snapshot);
        return {
          codes: codes.toSorted(),
          rows: [...after]
            .filter(([table, rows]) => before.get(table) !== rows)
            .map(([table, rows]) => `${table} ${before.get(table)} ${rows}`),
        };
      };
      const inTurn = await outcomeOf(async (one) => [await one(), await one()]);
      expect(await outcomeOf((one) => Promise.all([one(), one()]))).toEqual(inTurn);
    },
  );
});

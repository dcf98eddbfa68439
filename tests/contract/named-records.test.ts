import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#schemas/calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';
import type { Named } from '#schemas/calls/names';
import {
  type Parts,
  type Schema,
  nameOf,
  namedCalls,
  naming,
  propertyOf,
  schemaOf,
  send,
  splitPath,
  wrongsOf,
} from '#tests/named-calls.ts';
import { clubOfAdults, eventOpenTo } from '#tests/named-documents.ts';
import { otherVenue, people, venue } from '#tests/named-people.ts';
import { makers } from '#tests/named-records.ts';
import { type Snapshot, countRows, restore, takeSnapshot } from '#tests/table-snapshot.ts';
import { sealOf } from '../../src/server/services/events/fair-draw.ts';

const { server, browsers, inputOf, codeOf, changesOf } = namedCalls();

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
    'POST members': 'JOI_01', // The member is a full one.
    'POST members/mission-reward': 'MSN_01', // Nothing is completed yet.
    'POST evt/event-prize': 'EVT_11', // No stamps yet.
    'POST evt/attend-rewrd': 'EVT_11', // No days yet.
    'POST skypocket/unlend': 'CMP_04', // It is not lent.
    'POST users/link-Sns': 'SNS_01', // No login is under way.
    'POST users/info/change-by-auth': 'VRF_05', // The person of the test is nobody's.
    'POST users/info/change-by-auth-sns': 'VRF_05',
    'POST users/profile/purchase': 'PIC_04', // A free picture is everybody's.
    'POST users/unlink': 'NOT_FOUND', // The member has no link.
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
    'social-reference',
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
  const limitOf = (call: ApiCall): string | undefined => ('limit' in call ? call.limit?.name : undefined);
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
        // With one try left, two calls in turn may both get it, and two at once may not.
        await server
          .store()
          .db.deleteFrom('counters')
          .where('scope', '=', limitOf(call) ?? '')
          .execute();
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

import { beforeAll, describe, expect, it } from 'vitest';
import { type DeviceKind, deviceKinds } from '#schemas/calls/devices/answers';
import { type DeviceCall, deviceCalls } from '#schemas/calls/devices/device-calls';
import type { Named } from '#schemas/calls/names';
import { namedCalls } from '#tests/named-calls.ts';
import { type Method, consoleBodies, recordsOfConsole } from '#tests/named-console.ts';
import type { Fault } from '#tests/named-making.ts';
import { earlier, otherVenue, people, venue } from '#tests/named-people.ts';
import { scanMakers, scanVariantsOf } from '#tests/named-scans.ts';
import { type TestOperator, operatorWith } from '#tests/operators.ts';
import { type TestDevice, joinDevice, nextScan } from '#tests/test-devices.ts';
import { stepAt } from '../../src/engine/records/entry-code.ts';
import { addDevice } from '../../src/server/services/devices/devices-store.ts';
import { recordRights, recordRoles } from '../../src/server/core/operators/grants.ts';

const { server, changesOf } = namedCalls();

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
  type Call = readonly [method: Method, path: string];
  /** Calls of the console that need a right on records, by whether their address names a venue. */
  const callsAboutRecords = (): { readonly ofVenue: readonly Call[]; readonly ofResort: readonly Call[] } => {
    const calls = Object.entries(server.app().swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.entries((methods ?? {}) as Readonly<Record<string, { readonly 'x-right'?: string }>>)
        .filter(([, call]) => (recordRights as readonly unknown[]).includes(call['x-right']))
        .map(([method]): Call => [method.toUpperCase() as Method, path.replace('/api/console/v1', '')]),
    );
    const namesVenue = ([, path]: Call): boolean => path.includes('{venue}');
    return { ofVenue: calls.filter(namesVenue), ofResort: calls.filter((call) => !namesVenue(call)) };
  };
  let operator: TestOperator;
  beforeAll(async () => {
    operator = await operatorWith(
      { app: server.app(), publishing: server.app().publishing },
      recordRoles.map((role) => ({ role, venues: [otherVenue], shared: false, types: 'all' })),
    );
  });
  const callAt = async (at: string, [method, path]: Call, names: Readonly<Record<string, string>> = {}) => {
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

  /** Calls that answer and change something, or refuse for another reason than the right. */
  const open = async (calls: readonly Call[]) => {
    const paths: string[] = [];
    const changed = await changesOf(async () => {
      for (const call of calls) {
        const { status, code } = await callAt(venue, call);
        if (status !== 403 || code !== 'OPR_02') paths.push(call.join(' '));
      }
    });
    return { paths, changed };
  };

  it('is refused by every call about the records of the venue, and no row changes', async () => {
    expect(await open(callsAboutRecords().ofVenue)).toEqual({ paths: [], changed: [] });
  });

  it('is refused by every call about the records of the whole resort, but for lists of the own venue', async () => {
    const ofOwnVenue = ['GET /privacy/look-ups', 'GET /privacy/report'];
    expect(await open(callsAboutRecords().ofResort)).toEqual({ paths: ofOwnVenue, changed: [] });
  });

  it('cannot reach its records through the own venue, and no row changes', async () => {
    const got: string[] = [];
    const made: { readonly call: Call; readonly names: Readonly<Record<string, string>> }[] = [];
    for (const [method, path, names] of recordsOfConsole(server))
      made.push({ call: [method, path], names: await names() });
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

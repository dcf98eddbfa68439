import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deviceCalls } from '#schemas/calls/device-calls';
import type { DayList, ScanAnswer } from '#schemas/devices.schema';
import { accountServer, day, minute, second } from '#tests/account-server.ts';
import { couponKind, giftCardKind } from '#tests/gift-documents.ts';
import { facility } from '#tests/park-documents.ts';
import { soundSite } from '#tests/sound-site.ts';
import { statementsOf } from '#tests/statements.ts';
import { addProduct, joinDevice, joinPhone, nextScan, type ScanReply, type TestPhone } from '#tests/test-devices.ts';
import type { Tables } from '../../storage/tables.ts';
import { kstDay } from '../../wire-values.ts';
import { deleteExpired } from '../accounts/expiry.ts';
import { issueGiftCard, randomCard } from '../gifts/card-store.ts';
import { registerCard } from '../gifts/cards.ts';
import { issueCoupon } from '../gifts/coupon-store.ts';
import { registerGifts } from '../gifts/routes.ts';
import { endRefs } from '../pocket/holdings.ts';
import { pocketLending } from '../pocket/lending.ts';
import { registerPocket } from '../pocket/routes.ts';
import { staticCodeOf } from '../pocket/static-codes.ts';
import { addDevice, endDevice, renewJoining } from './devices-store.ts';
import { initialsOf } from './initials.ts';
import { registerDevices } from './routes.ts';

const local = (name: string) => ({ ko: `${name} 이름`, en: name });
const ticket = (id: string, more: object = {}) => ({
  type: 'ticket-product',
  id,
  v: 1,
  venue: 'TP',
  kind: 'TICKET',
  order: 1,
  name: local(id),
  canLend: true,
  canRemove: true,
  canReenter: false,
  ...more,
});
const venue = soundSite().find(({ type }) => type === 'venue');
const secondMain = {
  ...soundSite().find(({ screen }) => screen === 'ParkMain'),
  type: 'page',
  id: 'PGE_TST_00015',
  pageInfo: { pageId: 'PGE_TST_00015', pageStatusCode: 'N' },
  screen: 'SecondMain',
  venue: 'SP',
};
const documents = [
  {
    ...venue,
    type: 'venue',
    id: 'SP',
    slug: 'second-park',
    order: 1,
    publctTypeCd: '08',
    parkKindCd: '08',
    appType: 'APP_SECOND',
    main: 'SecondMain',
  },
  secondMain,
  ticket('day'),
  ticket('again', { canReenter: true }),
  ticket('season', { kind: 'SEASON', canReenter: true, canLend: false }),
  facility('f1'),
  facility('f2'),
  {
    type: 'exp-program',
    id: 'garden',
    v: 1,
    venue: 'TP',
    order: 1,
    name: local('garden'),
    minutes: 40,
    canRemove: true,
    facilityId: 'f1',
  },
  { type: 'meal-kind', id: 'lunch', v: 1, venue: 'TP', order: 1, name: local('lunch'), facilityIds: ['f1'] },
  giftCardKind,
  couponKind('won', { where: { facilities: ['f1'] } }),
];
const server = accountServer({ documents, features: [registerPocket, registerGifts, registerDevices] });
const db = () => server.store().db;
const context = () => server.app().sessions;
const operator = { kind: 'operator', id: 'test' } as const;
const stateOf = async (id: string) =>
  (await db().selectFrom('pocket_products').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const onSite = async (uid: string) =>
  JSON.parse(
    (await db().selectFrom('members').select('passages').where('uid', '=', uid).executeTakeFirstOrThrow()).passages,
  ) as Record<string, { enter?: object; leave?: object }>;

/** A member with a ticket, and a gate. */
const atGate = async (parts: Parameters<typeof addProduct>[2] = {}) => {
  const [phone, gate] = [await joinPhone(server), await joinDevice(server, 'GATE')];
  const product = await addProduct(server, phone.uid, parts);
  return {
    phone,
    gate,
    product,
    enter: async () => gate.scan('scan-entry', await phone.code(product)),
    leave: async () => gate.scan('scan-exit', await phone.code(product)),
  };
};

describe('joining', () => {
  const join = async (token: string) =>
    (
      await server
        .app()
        .inject({ method: 'POST', url: '/api/device/v1/join', payload: { token, version: '1.0', model: 'Turnstile' } })
    ).json<{ code: string; data: { accessToken: string } }>();
  const add = () =>
    db()
      .transaction()
      .execute((tx) =>
        addDevice(
          tx,
          { venue: 'TP', kind: 'GATE', name: 'North', facility: '' },
          { actor: operator, at: server.now() },
        ),
      );

  it('exchanges a one-time token once, for 15 minutes, and stores neither token', async () => {
    const [device, late] = [await add(), await add()];
    const { data } = await join(device.token);
    expect(data).toMatchObject({ deviceId: device.id, deviceNm: 'North', deviceKindCd: 'GATE', parkType: 'TP' });
    expect((await join(device.token)).code).toBe('DEV_02');
    const rows = JSON.stringify(await db().selectFrom('devices').selectAll().execute());
    expect([rows.includes(device.token), rows.includes(data.accessToken), rows.includes('Turnstile')]).toEqual([
      false,
      false,
      true,
    ]);
    server.wait(15 * minute);
    expect((await join(late.token)).code).toBe('DEV_02');
  });

  it('replaces the token of a device that joins again, and ends it with the device', async () => {
    const gate = await joinDevice(server, 'GATE');
    const beat = () => gate.call('heartbeat', { version: '2.0' });
    expect((await beat()).status).toBe(200);
    const { token } = await db()
      .transaction()
      .execute((tx) => renewJoining(tx, { id: gate.id, venue: 'TP' }, server.now()));
    expect((await beat()).status).toBe(200);
    const { data } = await join(token);
    expect([(await beat()).code, data.accessToken === gate.accessToken]).toEqual(['DEV_01', false]);
    const other = await joinDevice(server, 'GATE');
    await db()
      .transaction()
      .execute((tx) => endDevice(tx, { id: other.id, venue: 'TP' }, { actor: operator, at: server.now() }));
    expect(await other.call('heartbeat', { version: '1.0' })).toMatchObject({ status: 401, code: 'DEV_01' });
  });

  it('refuses every call without a token, and calls of another kind of device', async () => {
    const codes = await Promise.all(
      deviceCalls
        .filter(({ kinds }) => kinds !== 'joining')
        .map(
          async ({ method, path }) =>
            (await server.app().inject({ method, url: path, ...(method === 'GET' ? {} : { payload: {} }) })).statusCode,
        ),
    );
    expect(new Set(codes)).toEqual(new Set([400, 401]));
    const [gate, pos] = [await joinDevice(server, 'GATE'), await joinDevice(server, 'POS')];
    expect([
      await gate.scan('redeem-meal', 'PE'),
      await pos.scan('scan-entry', 'PE'),
      (await pos.call('day-list')).code,
    ]).toEqual(['DEV_03', 'DEV_03', 'DEV_03']);
  });

  it('is described in the OpenAPI with every call of devices and its token', () => {
    const paths = server.app().swagger().paths ?? {};
    for (const { path, method, kinds } of deviceCalls)
      expect(paths[path]).toHaveProperty(
        method.toLowerCase(),
        expect.objectContaining(kinds === 'joining' ? { tags: ['devices'] } : { security: [{ deviceToken: [] }] }),
      );
  });

  it('notes when a device was last heard and its version', async () => {
    const gate = await joinDevice(server, 'GATE');
    server.wait(minute);
    expect(await gate.call('heartbeat', { version: '3.1' })).toMatchObject({
      data: { deviceId: gate.id, timestamp: server.now().getTime(), stepSeconds: 30 },
    });
    expect(
      await db().selectFrom('devices').select(['version', 'heard_at']).where('id', '=', gate.id).executeTakeFirst(),
    ).toEqual({ version: '3.1', heard_at: server.now().toISOString() });
  });

  it('limits the calls of a device', async () => {
    const gate = await joinDevice(server, 'GATE');
    const statuses: number[] = [];
    for (let count = 0; count < 201; count++) statuses.push((await gate.call('heartbeat', { version: '1.0' })).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([200, 429]);
    server.wait(10 * second);
    expect((await gate.call('heartbeat', { version: '1.0' })).status).toBe(200);
  });

  it('counts the tokens of an address that are not known before it reads the store, and lets its devices go on', async () => {
    const gate = await joinDevice(server, 'GATE');
    await gate.call('heartbeat', { version: '1.0' });
    const guess = (): Promise<number> =>
      server
        .app()
        .inject({
          method: 'POST',
          url: '/api/device/v1/heartbeat',
          remoteAddress: gate.address,
          headers: { authorization: `Bearer ${'x'.repeat(43)}` },
          payload: { version: '1.0' },
        })
        .then(({ statusCode }) => statusCode);
    // Joining and the first heartbeat: the one counts, the other is given back.
    for (let count = 1; count < 30; count++) await guess();
    let status = 0;
    expect(await statementsOf(server.store(), async () => void (status = await guess()))).toEqual([]);
    expect(status).toBe(429);
    expect((await gate.call('heartbeat', { version: '1.0' })).status).toBe(200);
  });
});

describe('entering', () => {
  it('enters a ticket: its state, the visit, the audit log and who is on site [P-325] [P-326]', async () => {
    const { phone, gate, product } = await atGate();
    const { data } = await gate.call('scan-entry', { scanId: nextScan(), code: await phone.code(product) });
    expect(data).toMatchObject({
      resultCd: 'OK',
      reasonCd: '',
      productKindCd: 'TICKET',
      productNm: 'day 이름',
      peopleCnt: 1,
      againYn: 'N',
    });
    expect(data.initials).toMatch(/^ㅎㅇ/);
    expect(await stateOf(product)).toBe('ENTERED');
    const { data: me } = (await phone.browser.get('members/me?parkType=TP')).json<{ data: object }>();
    expect(me).toMatchObject({
      enterParkInfo: {
        parkType: 'TP',
        enterLeaveType: 'ENTER',
        processYn: 'Y',
        processDate: kstDay(server.now()),
        pticketId: product,
        enterTicketCnt: 1,
      },
    });
    expect(
      await db().selectFrom('member_facts').select(['fact', 'park', 'kind']).where('member', '=', phone.uid).execute(),
    ).toEqual([{ fact: 'VISIT_DAY', park: 'TP', kind: 'TICKET' }]);
    expect(
      await db().selectFrom('record_log').select(['actor', 'to_state']).where('record_id', '=', product).execute(),
    ).toEqual([{ actor: gate.id, to_state: 'ENTERED' }]);
  });

  it('answers a repeated scan like the first one, and refuses its ID for another code', async () => {
    const { phone, gate, product } = await atGate();
    const body = { scanId: nextScan(), code: await phone.code(product), at: server.now().getTime() };
    const first = await gate.call('scan-entry', body);
    server.wait(5 * minute);
    expect(await gate.call('scan-entry', body)).toEqual(first);
    expect(await gate.call('scan-entry', { ...body, code: 'PEx' })).toMatchObject({ status: 422, code: 'IDM_02' });
    expect((await db().selectFrom('scans').select('id').where('device', '=', gate.id).execute()).length).toBe(1);
  });

  it('keeps scans for 28 days', async () => {
    const { phone, gate, product } = await atGate();
    const scans = async () =>
      (await db().selectFrom('scans').select('result').where('device', '=', gate.id).orderBy('id').execute()).map(
        ({ result }) => result,
      );
    await gate.scan('scan-entry', await phone.code(product));
    server.wait(28 * day);
    await gate.scan('scan-entry', 'hello');
    await deleteExpired(context());
    expect(await scans()).toEqual(['OK', 'REFUSED']);
    server.wait(minute);
    await deleteExpired(context());
    expect(await scans()).toEqual(['REFUSED']);
  });

  it('takes each code once, at whatever gate, and each ticket once', async () => {
    const { phone, gate, product } = await atGate();
    const other = await joinDevice(server, 'GATE');
    const code = await phone.code(product);
    expect([await gate.scan('scan-entry', code), await other.scan('scan-entry', code)]).toEqual([
      'OK',
      'REFUSED USED_CODE',
    ]);
    server.wait(30 * second);
    expect(await other.scan('scan-entry', await phone.code(product))).toBe('REFUSED ENTERED');
  });

  it('lets one of two gates in when they scan at once, the same code or two codes of a ticket', async () => {
    for (const apart of [0, 30 * second]) {
      const { phone, gate, product } = await atGate();
      const gates = [
        gate,
        await joinDevice(server, 'GATE'),
        await joinDevice(server, 'GATE'),
        await joinDevice(server, 'GATE'),
      ];
      const codes = await Promise.all(
        gates.map((_, index) => phone.code(product, { at: new Date(server.now().getTime() + (index % 2) * apart) })),
      );
      const results = await Promise.all(gates.map((one, index) => one.scan('scan-entry', codes[index] ?? '')));
      expect(results.filter((result) => result === 'OK')).toHaveLength(1);
      expect(
        await db()
          .selectFrom('record_log')
          .select('id')
          .where('record_id', '=', product)
          .where('to_state', '=', 'ENTERED')
          .execute(),
      ).toHaveLength(1);
    }
  });

  it('refuses codes that are no codes, forged, photographed or of a fast clock, each with its reason', async () => {
    const { phone, gate, product } = await atGate();
    const at = (ms: number) => phone.code(product, { at: new Date(server.now().getTime() + ms) });
    const good = await at(0);
    const forged = good.slice(0, -4) + (good.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    const ofNobody = await phone.sign('PE', '0000000000', server.now());
    const reasons: string[] = [];
    for (const code of [
      'hello',
      `PE${good.slice(3)}`,
      forged,
      ofNobody,
      await at(-60 * second),
      await at(60 * second),
      await phone.code(product, { prefix: 'PG' }),
    ])
      reasons.push(await gate.scan('scan-entry', code));
    expect(reasons.map((reason) => reason.replace('REFUSED ', ''))).toEqual([
      'UNREADABLE',
      'UNREADABLE',
      'SIGNATURE',
      'UNKNOWN',
      'OLD',
      'EARLY',
      'OTHER_KIND',
    ]);
    expect(await stateOf(product)).toBe('REGISTERED');
    expect([await gate.scan('scan-entry', await at(-30 * second))]).toEqual(['OK']);
  });

  it('refuses the code of a removed ticket and of a phone that logged out', async () => {
    const removed = await atGate();
    const code = await removed.phone.code(removed.product);
    await removed.phone.post('tickets/remove', { productId: removed.product });
    expect(await removed.gate.scan('scan-entry', code)).toBe('REFUSED REMOVED');
    const left = await atGate();
    const before = await left.phone.code(left.product);
    await db()
      .updateTable('logins')
      .set({ ended_at: server.now().toISOString(), end_reason: 'logout' })
      .where('id', '=', left.phone.login)
      .execute();
    expect(await left.gate.scan('scan-entry', before)).toBe('REFUSED LOGGED_OUT');
  });

  it('lets the companion in to whom a ticket is lent, not its owner; after it is taken back the owner', async () => {
    const { phone, gate, product } = await atGate();
    const friend = await joinPhone(server);
    const lending = pocketLending(server.app());
    const ownersCode = await phone.code(product);
    await db()
      .transaction()
      .execute((tx) =>
        lending.lend(tx, { owner: phone.uid, holder: friend.uid, productId: product, at: server.now() }),
      );
    expect([
      await gate.scan('scan-entry', ownersCode),
      await gate.scan('scan-entry', await phone.code(product)),
    ]).toEqual(['REFUSED LENT', 'REFUSED LENT']);
    const friendsCode = await friend.code(product);
    await db()
      .transaction()
      .execute((tx) => lending.takeBack(tx, { owner: phone.uid, productId: product, at: server.now() }));
    expect(await gate.scan('scan-entry', friendsCode)).toBe('REFUSED RETURNED');
    await db()
      .transaction()
      .execute((tx) =>
        lending.lend(tx, { owner: phone.uid, holder: friend.uid, productId: product, at: server.now() }),
      );
    expect(await gate.scan('scan-entry', await friend.code(product))).toBe('OK');
    expect([(await onSite(friend.uid))['TP']?.enter !== undefined, (await onSite(phone.uid))['TP']]).toEqual([
      true,
      undefined,
    ]);
  });

  it.each([
    ['of another venue', { venue: 'SP' }, 'OTHER_VENUE'],
    ['for a later day', { valid_from: '20991101', valid_until: '20991101' }, 'NOT_YET'],
    ['that expired', { valid_from: '20261001', valid_until: '20261031' }, 'EXPIRED'],
    ['for a meal', { kind: 'MEAL', product: 'lunch' }, 'OTHER_KIND'],
    ['for an experience elsewhere', { kind: 'EXP', product: 'garden' }, 'OTHER_PLACE'],
  ] as const)('refuses a product %s', async (_, parts, reason) =>
    expect(await (await atGate(parts)).enter()).toBe(`REFUSED ${reason}`),
  );

  it('takes the seat of an experience at its place, once', async () => {
    const { phone, product } = await atGate({ kind: 'EXP', product: 'garden' });
    const door = await joinDevice(server, 'GATE', { facility: 'f1' });
    expect(await door.scan('scan-entry', await phone.code(product))).toBe('OK');
    server.wait(30 * second);
    expect([
      await door.scan('scan-entry', await phone.code(product)),
      await stateOf(product),
      await onSite(phone.uid),
    ]).toEqual(['REFUSED USED', 'USED', {}]);
  });

  it('takes a static code once a day, and its end with its reason', async () => {
    const { phone, gate, product } = await atGate({ product: 'again', valid_until: '20991231' });
    const code = await staticCodeOf(db(), { product, holder: phone.uid, at: server.now() });
    expect([
      await gate.scan('scan-entry', code),
      await gate.scan('scan-exit', code),
      await gate.scan('scan-entry', code),
    ]).toEqual(['OK', 'OK', 'REFUSED USED_CODE']);
    await db()
      .transaction()
      .execute((tx) => endRefs(tx, product, 'LENT', server.now()));
    expect([await gate.scan('scan-entry', code), await gate.scan('scan-entry', `PB${'A'.repeat(22)}`)]).toEqual([
      'REFUSED LENT',
      'REFUSED UNKNOWN',
    ]);
  });

  it('counts a visit of a season pass a day', async () => {
    const { enter, product } = await atGate({ kind: 'SEASON', product: 'season', valid_until: '20991231' });
    expect(await enter()).toBe('OK');
    server.wait(30 * second);
    expect(await enter()).toBe('REFUSED INSIDE');
    server.wait(day);
    const phone = await db()
      .selectFrom('pocket_products')
      .select('member')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    expect(await enter()).toBe('OK');
    expect(
      (await db().selectFrom('member_facts').select('kind').where('member', '=', phone.member).execute()).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['SEASON', 'SEASON']);
    expect(
      await db().selectFrom('record_log').select('to_state').where('record_id', '=', product).orderBy('id').execute(),
    ).toEqual(['ENTERED', 'REGISTERED', 'ENTERED'].map((to_state) => ({ to_state })));
  });
});

describe('leaving', () => {
  it('lets out who is inside, and in again where the ticket allows it', async () => {
    const { enter, leave, phone } = await atGate({ product: 'again' });
    const steps: string[] = [await leave()];
    for (const step of [enter, leave, leave, enter, enter]) {
      server.wait(30 * second);
      steps.push(await step());
    }
    expect(steps).toEqual(['REFUSED OUTSIDE', 'OK', 'OK', 'REFUSED OUTSIDE', 'OK', 'REFUSED INSIDE']);
    expect((await onSite(phone.uid))['TP']).not.toHaveProperty('leave');
  });

  it('leaves the park with the last of the tickets', async () => {
    const { enter, leave, phone, gate } = await atGate();
    const child = await addProduct(server, phone.uid);
    await enter();
    const { data } = await gate.call('scan-entry', { scanId: nextScan(), code: await phone.code(child) });
    expect(data.resultCd).toBe('OK');
    expect((await onSite(phone.uid))['TP']?.enter).toMatchObject({ enterTicketCnt: 2 });
    server.wait(30 * second);
    expect([await leave(), (await onSite(phone.uid))['TP']?.leave]).toEqual(['OK', undefined]);
    expect(await gate.scan('scan-exit', await phone.code(child))).toBe('OK');
    expect((await onSite(phone.uid))['TP']?.leave).toMatchObject({ processYn: 'Y' });
  });
});

describe('scans without a network', () => {
  const late = async (
    gate: { call: <Answer>(path: string, body?: object) => Promise<Answer> },
    scans: readonly object[],
  ) =>
    (
      await gate.call<{ data: { resultList: { resultCd: string; reasonCd: string }[] } }>('scans-late', {
        scanList: scans,
      })
    ).data.resultList.map(({ resultCd, reasonCd }) => `${resultCd} ${reasonCd}`.trim());

  it('are entered as history: the ticket is used, nobody is on site by them', async () => {
    const { phone, gate, product } = await atGate();
    const scan = { scanId: nextScan(), code: await phone.code(product), at: server.now().getTime() };
    server.wait(20 * minute);
    expect(await late(gate, [scan])).toEqual(['OK']);
    expect([await late(gate, [scan]), await stateOf(product), await onSite(phone.uid)]).toEqual([
      ['OK'],
      'ENTERED',
      {},
    ]);
    expect(await db().selectFrom('member_facts').select('fact').where('member', '=', phone.uid).execute()).toEqual([
      { fact: 'VISIT_DAY' },
    ]);
    expect(await gate.scan('scan-entry', await phone.code(product))).toBe('REFUSED ENTERED');
  });

  it('tell who was let in twice: by one code at two gates, or after an entry', async () => {
    const { phone, gate, product } = await atGate();
    const other = await joinDevice(server, 'GATE');
    const at = server.now().getTime();
    const [code, next] = [await phone.code(product), await phone.code(product, { at: new Date(at + 30 * second) })];
    server.wait(minute);
    expect(await late(gate, [{ scanId: nextScan(), code, at }])).toEqual(['OK']);
    expect(
      await late(other, [
        { scanId: nextScan(), code, at },
        { scanId: nextScan(), code: next, at: at + 30 * second },
      ]),
    ).toEqual(['DOUBLED USED_CODE', 'DOUBLED ENTERED']);
  });

  it('count at their own time: a ticket lent since, a past day, but no forged time', async () => {
    const { phone, gate, product } = await atGate();
    const pass = await addProduct(server, phone.uid, { kind: 'SEASON', product: 'season', valid_until: '20991231' });
    const at = server.now().getTime();
    const [code, ofPass] = [await phone.code(product), await phone.code(pass)];
    server.wait(minute);
    await db()
      .updateTable('code_refs')
      .set({ ended_at: server.now().toISOString(), end_reason: 'LENT' })
      .where('product', '=', product)
      .execute();
    expect(
      await late(gate, [
        { scanId: nextScan(), code, at: at + 5 * minute },
        { scanId: nextScan(), code, at: at + 2 * day },
        { scanId: nextScan(), code, at },
      ]),
    ).toEqual(['REFUSED TIME', 'REFUSED TIME', 'OK']);
    server.wait(day);
    expect([await late(gate, [{ scanId: nextScan(), code: ofPass, at }]), await stateOf(pass)]).toEqual([
      ['OK'],
      'REGISTERED',
    ]);
    server.wait(8 * day);
    expect(await late(gate, [{ scanId: nextScan(), code: ofPass, at }])).toEqual(['REFUSED TIME']);
  });

  it('that cannot be read are refused alone, each for its reason, and the rest of the batch is entered', async () => {
    const { phone, gate, product } = await atGate();
    const [at, known] = [server.now().getTime(), nextScan()];
    const code = await phone.code(product);
    const right = { scanId: nextScan(), code, at };
    await gate.call('scan-entry', { scanId: known, code: 'PE.other' });
    const scans = [
      { scanId: nextScan(), code, at: 8_640_000_000_000_001 },
      { scanId: nextScan(), code, at: 1e21 },
      { scanId: nextScan(), code, at: -1 },
      { scanId: nextScan(), code },
      { scanId: nextScan(), code: 'x'.repeat(301), at },
      { scanId: known, code: 'PE.another', at },
      right,
    ];
    server.wait(minute);
    expect(await late(gate, scans)).toEqual([
      'REFUSED TIME',
      'REFUSED TIME',
      'REFUSED TIME',
      'REFUSED UNREADABLE',
      'REFUSED UNREADABLE',
      'REFUSED IDM_02',
      'OK',
    ]);
    expect([await late(gate, [right]), await stateOf(product)]).toEqual([['OK'], 'ENTERED']);
  });

  it('are refused if they are older than their code: a moving one, and a static one', async () => {
    const { phone, gate, product } = await atGate();
    const pass = await addProduct(server, phone.uid, { kind: 'SEASON', product: 'season', valid_until: '20991231' });
    const at = server.now().getTime() - 30 * minute;
    const [early, moving] = [await phone.code(product, { at: new Date(at) }), await phone.code(product)];
    const fixed = await staticCodeOf(db(), { product: pass, holder: phone.uid, at: server.now() });
    expect(
      await late(gate, [
        { scanId: nextScan(), code: early, at },
        { scanId: nextScan(), code: fixed, at },
      ]),
    ).toEqual(['REFUSED TIME', 'REFUSED TIME']);
    expect([await stateOf(product), await stateOf(pass)]).toEqual(['REGISTERED', 'REGISTERED']);
    expect(
      await late(gate, [
        { scanId: nextScan(), code: moving, at: server.now().getTime() },
        { scanId: nextScan(), code: fixed, at: server.now().getTime() },
      ]),
    ).toEqual(['OK', 'OK']);
  });

  it('work by the list of the day: references, keys and initials, and no secret', async () => {
    const { phone, gate, product } = await atGate();
    const code = await phone.code(product);
    const elsewhere = await addProduct(server, phone.uid, { venue: 'SP' });
    await phone.code(elsewhere);
    const { data } = await gate.call<{ data: DayList }>('day-list');
    const ref = code.slice(2, 12);
    const entry = data.codeList.find(({ codeRef }) => codeRef === ref);
    expect(entry).toMatchObject({ productKindCd: 'TICKET', productNm: 'day 이름', peopleCnt: 1, enteredYn: 'N' });
    const key = data.keyList.find(({ keyId }) => keyId === entry?.keyId);
    const publicKey = await crypto.subtle.importKey(
      'spki',
      Buffer.from(key?.publicKey ?? '', 'base64url'),
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    );
    expect(
      await crypto.subtle.verify(
        { name: 'ECDSA', hash: 'SHA-256' },
        publicKey,
        Buffer.from(code.slice(20), 'base64url'),
        Buffer.from(code.slice(0, 20)),
      ),
    ).toBe(true);
    const { number } = await db()
      .selectFrom('pocket_products')
      .select('number')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    const { name } = await db()
      .selectFrom('members')
      .select('name')
      .where('uid', '=', phone.uid)
      .executeTakeFirstOrThrow();
    expect([phone.uid, number, product, name].filter((secret) => JSON.stringify(data).includes(secret))).toEqual([]);
    expect(data.codeList.filter(({ codeRef }) => codeRef === '')).toEqual([]);
  });

  it.each([
    ['홍길동', 'ㅎㄱㄷ'],
    ['Jane van Dyk', 'JVD'],
    ['', ''],
  ])('writes the initials of "%s" as "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('points of sale', () => {
  const shop = (facilityId = 'f1', park = 'TP') => joinDevice(server, 'POS', { facility: facilityId, venue: park });
  const inTransaction = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    db().transaction().execute(work);
  const giveCard = async ({ uid }: TestPhone, amount = 50_000): Promise<string> => {
    const printed = randomCard();
    return inTransaction(async (tx) => {
      await issueGiftCard(tx, context(), { ...printed, kind: 'card', amount });
      return registerCard(tx, context(), uid, printed);
    });
  };

  it('redeems a meal where it is served, once', async () => {
    const phone = await joinPhone(server);
    const meal = await addProduct(server, phone.uid, { kind: 'MEAL', product: 'lunch' });
    const [kitchen, elsewhere] = [await shop(), await shop('f2')];
    expect(await elsewhere.scan('redeem-meal', await phone.code(meal))).toBe('REFUSED OTHER_PLACE');
    expect([await kitchen.scan('redeem-meal', await phone.code(meal)), await stateOf(meal)]).toEqual(['OK', 'USED']);
    server.wait(30 * second);
    expect(await kitchen.scan('redeem-meal', await phone.code(meal))).toBe('REFUSED USED');
  });

  it('redeems a coupon with its discount, once, at its place and in its park', async () => {
    const phone = await joinPhone(server);
    const coupon = await inTransaction((tx) =>
      issueCoupon(tx, context(), { kind: 'won', member: phone.uid, source: 'TEST', ref: nextScan() }),
    );
    const { coupon: view } = (await phone.browser.get(`coupons/${coupon}`)).json<{
      data: { coupon: { code: string } };
    }>().data;
    const [till, elsewhere, foreign] = [await shop(), await shop('f2'), await shop('f1', 'SP')];
    expect([
      await elsewhere.scan('redeem-coupon', view.code, { spendAmt: 20_000 }),
      await foreign.scan('redeem-coupon', view.code, { spendAmt: 20_000 }),
    ]).toEqual(['REFUSED CPN_07', 'REFUSED OTHER_VENUE']);
    const { data } = await till.call('redeem-coupon', { scanId: nextScan(), code: view.code, spendAmt: 20_000 });
    expect(data).toMatchObject({
      resultCd: 'OK',
      productNm: 'Coupon won',
      valueCd: 'WON',
      discountAmt: 3000,
      withOthersYn: 'N',
    });
    expect([
      await till.scan('redeem-coupon', view.code, { spendAmt: 20_000 }),
      await till.scan('redeem-coupon', 'PCnone'),
    ]).toEqual(['REFUSED CPN_06', 'REFUSED UNKNOWN']);
  });

  it('pays by gift card once per sale, never below zero, and refunds a payment', async () => {
    const phone = await joinPhone(server);
    const card = await giveCard(phone);
    const till = await shop();
    const sale = { scanId: nextScan(), code: await phone.code(card, { prefix: 'PG' }), amount: 20_000 };
    const paid = await till.call<{ data: ScanAnswer }>('giftcard-spend', sale);
    expect(paid.data).toMatchObject({ resultCd: 'OK', balanceAmt: 30_000, productNm: 'Gift card' });
    expect(paid.data.approvalNo).toMatch(/^\d{12}$/);
    expect((await till.call<{ data: ScanAnswer }>('giftcard-spend', sale)).data).toEqual(paid.data);
    expect(await till.scan('giftcard-spend', sale.code, { amount: 1000 })).toBe('REFUSED USED_CODE');
    server.wait(30 * second);
    expect(await till.scan('giftcard-spend', await phone.code(card, { prefix: 'PG' }), { amount: 40_000 })).toBe(
      'REFUSED GFT_04',
    );
    const refund = (amount: number, device = till) =>
      device.call<ScanReply>('giftcard-refund', { scanId: nextScan(), saleScanId: sale.scanId, amount });
    expect((await refund(15_000)).data).toMatchObject({ resultCd: 'OK', balanceAmt: 45_000 });
    expect([(await refund(15_000)).data.reasonCd, (await refund(1000, await shop())).data.reasonCd]).toEqual([
      'REQ_INVALID',
      'GFT_03',
    ]);
  });

  it('takes one of two payments that would overdraw a card at once', async () => {
    const phone = await joinPhone(server);
    const card = await giveCard(phone);
    const tills = [await shop(), await shop()];
    const codes = [
      await phone.code(card, { prefix: 'PG' }),
      await phone.code(card, { prefix: 'PG', at: new Date(server.now().getTime() + 30 * second) }),
    ];
    const results = await Promise.all(
      tills.map((till, index) => till.scan('giftcard-spend', codes[index] ?? '', { amount: 30_000 })),
    );
    expect(results.toSorted()).toEqual(['OK', 'REFUSED GFT_04']);
  });

  it("refuses the code of a card that has another owner since, and a ticket's code", async () => {
    const [phone, friend] = [await joinPhone(server), await joinPhone(server)];
    const card = await giveCard(phone);
    const code = await phone.code(card, { prefix: 'PG' });
    await db().updateTable('gift_cards').set({ owner: friend.uid }).where('id', '=', card).execute();
    const till = await shop();
    expect([
      await till.scan('giftcard-spend', code, { amount: 1000 }),
      await till.scan('giftcard-spend', await phone.code(card), { amount: 1000 }),
    ]).toEqual(['REFUSED RETURNED', 'REFUSED OTHER_KIND']);
  });
});

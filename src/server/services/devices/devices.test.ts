import { describe, expect, it } from 'vitest';
import { deviceCalls } from '#schemas/calls/devices/device-calls';
import type { ScanAnswer } from '#schemas/calls/devices/answers';
import { accountServer, minute, second } from '#tests/account-server.ts';
import { statementsOf } from '#tests/statements.ts';
import { addProduct, joinDevice, joinPhone, nextScan, type ScanReply, type TestPhone } from '#tests/test-devices.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { issueGiftCard, randomCard } from '../gifts/card-store.ts';
import { registerCard } from '../gifts/cards.ts';
import { issueCoupon } from '../gifts/coupon-store.ts';
import { registerGifts } from '../gifts/routes.ts';
import { registerPocket } from '../pocket/routes.ts';
import { addDevice, endDevice, renewJoining } from './devices-store.ts';
import { registerDevices } from './routes.ts';
import { deviceDocuments, gateScans } from '#tests/gate-scans.ts';

const server = accountServer({
  documents: deviceDocuments,
  features: [registerPocket, registerGifts, registerDevices],
});
const db = () => server.store().db;
const context = () => server.app().context;
const operator = { kind: 'operator', id: 'test' } as const;
const { stateOf } = gateScans(server);

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

describe('points of sale', () => {
  const shop = (facilityId = 'f1', park = 'TP') => joinDevice(server, 'POS', { facility: facilityId, venue: park });
  const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
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
    const receipts = await server
      .store()
      .db.selectFrom('receipts')
      .select(['state', 'amount', 'refunded', 'paid_by'])
      .where('member', '=', phone.uid)
      .execute();
    expect(receipts).toEqual([{ state: 'REFUNDED', amount: 20_000, refunded: 15_000, paid_by: 'GIFT_CARD' }]);
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

import { describe, expect, it } from 'vitest';
import { accountServer, day, minute, second } from '#tests/account-server.ts';
import { addProduct, joinDevice, joinPhone, nextScan } from '#tests/test-devices.ts';
import { kstDay } from '../../core/wire-values.ts';
import { deleteExpired } from '../accounts/expiry.ts';
import { registerGifts } from '../gifts/routes.ts';
import { endRefs } from '../pocket/holdings.ts';
import { pocketLending } from '../pocket/lending.ts';
import { registerPocket } from '../pocket/routes.ts';
import { staticCodeOf } from '../pocket/static-codes.ts';
import { registerDevices } from './routes.ts';
import { deviceDocuments, gateScans } from '#tests/gate-scans.ts';

const server = accountServer({
  documents: deviceDocuments,
  features: [registerPocket, registerGifts, registerDevices],
});

const db = () => server.store().db;
const context = () => server.app().context;
const { stateOf, onSite, atGate } = gateScans(server);

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
      await db()
        .selectFrom('member_facts')
        .select(['fact', 'park', 'kind'])
        .where('member', '=', phone.uid)
        .orderBy('fact')
        .execute(),
    ).toEqual([
      { fact: 'SOM_EARNED', park: 'TP', kind: 'VISIT' },
      { fact: 'VISIT_DAY', park: 'TP', kind: 'TICKET' },
    ]);
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
      (
        await db()
          .selectFrom('member_facts')
          .select('kind')
          .where('fact', '=', 'VISIT_DAY')
          .where('member', '=', phone.member)
          .execute()
      ).map(({ kind }) => kind),
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

import { describe, expect, it } from 'vitest';
import type { DayList } from '#schemas/calls/devices/answers';
import { accountServer, day, minute, second } from '#tests/account-server.ts';
import { addProduct, joinDevice, nextScan } from '#tests/test-devices.ts';
import { registerGifts } from '../gifts/routes.ts';
import { registerPocket } from '../pocket/routes.ts';
import { staticCodeOf } from '../pocket/static-codes.ts';
import { initialsOf } from './initials.ts';
import { registerDevices } from './routes.ts';
import { deviceDocuments, gateScans } from '#tests/gate-scans.ts';

const server = accountServer({
  documents: deviceDocuments,
  features: [registerPocket, registerGifts, registerDevices],
});

const db = () => server.store().db;
const { stateOf, onSite, atGate } = gateScans(server);

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
    expect(
      (await db().selectFrom('member_facts').select('fact').where('member', '=', phone.uid).execute())
        .map(({ fact }) => fact)
        .toSorted(),
    ).toEqual(['SOM_EARNED', 'VISIT_DAY']);
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

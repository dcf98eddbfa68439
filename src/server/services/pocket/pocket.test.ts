import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { pairOf } from '../../core/records/friends.ts';
import { registerMemberProducts } from './member-products.ts';
import { registerPocket } from './routes.ts';
import { registerSeasonPasses } from './season-routes.ts';
import type { IssuedNumber } from './ticketing/port.ts';
import { pocketDocuments, newNumber, pocketMembers } from '#tests/pocket-members.ts';

const server = accountServer({
  documents: pocketDocuments,
  features: [registerPocket, registerMemberProducts, registerSeasonPasses],
});
const { issue, join } = pocketMembers(server);

describe('registering tickets', () => {
  it('registers a typed or scanned number and lists its product, masked and with an entry code reference [V-386] [V-400]', async () => {
    const me = await join();
    const { number } = await issue();
    const { data } = await me.register(`PT:${number.slice(0, 6)} ${number.slice(6, 12)}-${number.slice(12)}`);
    expect(data.product).toMatchObject({
      productKindCd: 'TICKET',
      productNm: 'day 이름',
      ticketNoMask: `•••• ${number.slice(-4)}`,
      statusCd: 'REGISTERED',
      holderUid: me.uid,
      whenCd: 'TODAY',
      lentYn: 'N',
      canRemoveYn: 'Y',
    });
    expect(data.product.codeRef).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await me.products()).toEqual([data.product]);
    expect(JSON.stringify(await me.products())).not.toContain(number);
  });

  it.each([
    [
      'full-width digits',
      (number: string) => number.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ],
    ['an en dash', (number: string) => `${number.slice(0, 9)}–${number.slice(9)}`],
    ['a zero-width space', (number: string) => `${number.slice(0, 9)}\u200b${number.slice(9)}`],
    ['the long vowel mark of a Japanese keyboard', (number: string) => `${number.slice(0, 9)}ー${number.slice(9)}`],
  ])('registers a number typed with %s', async (_, type) => {
    const me = await join();
    expect((await me.register(type((await issue()).number))).code).toBe('200');
  });

  it('answers each refusal with its code; what another member has says only that it is taken', async () => {
    const [me, other] = [await join(), await join()];
    const [own, taken, past, elsewhere] = [
      await issue(),
      await issue(),
      await issue({ valid_from: '20261001', valid_until: '20261031' }),
      await issue({ venue: 'SP' }),
    ];
    await other.register(taken.number);
    const first = await me.register(own.number);
    const typed = own.number.slice(0, -1) + String((Number(own.number.at(-1)) + 1) % 10);
    const codes = [typed, newNumber(), taken.number, past.number, elsewhere.number].map(
      async (number) => (await me.register(number)).code,
    );
    expect(await Promise.all(codes)).toEqual(['PKT_01', 'PKT_01', 'PKT_02', 'PKT_03', 'PKT_04']);
    const again = await me.post('tickets', { ticketNo: own.number });
    expect(again).toMatchObject({
      code: 'PKT_02',
      ownYn: 'Y',
      parkType: 'TP',
      productId: first.data.product.productId,
    });
    expect(await me.post('tickets', { ticketNo: taken.number })).not.toHaveProperty('productId');
    expect(await me.post('tickets', { ticketNo: elsewhere.number })).toMatchObject({ parkType: 'SP' });
  });

  it('lists what entered first, then what ends today, then a season pass and coming tickets; a lent one last of its day', async () => {
    const [me, other] = [await join(), await join()];
    const at = server.now().toISOString();
    await server
      .store()
      .db.insertInto('relations')
      .values({
        id: 'order',
        type: 'COMPANION',
        park: 'TP',
        pair: pairOf(me.uid, other.uid),
        asker: me.uid,
        receiver: other.uid,
        state: 'ACCEPTED',
        asker_alias: '',
        receiver_alias: '',
        products: '[]',
        at,
        decided_at: at,
      })
      .execute();
    const parts: Record<string, Partial<IssuedNumber>> = {
      season: { product: 'season', kind: 'SEASON', valid_from: '20260101', valid_until: '20261231' },
      lent: {},
      coming: { valid_from: '20261105', valid_until: '20261105' },
      today: {},
      entered: { valid_until: '20261130' },
    };
    const ids = new Map<string, string>();
    for (const [name, part] of Object.entries(parts)) {
      const { reservation: _, seq: __, mobile: ___, ...row } = await issue(part);
      const id = `order-${name}`;
      ids.set(id, name);
      const state =
        name === 'entered'
          ? ({ state: 'ENTERED', entered_on: '20261101' } as const)
          : ({ state: 'REGISTERED', entered_on: '' } as const);
      await server
        .store()
        .db.insertInto('pocket_products')
        .values({ ...row, ...state, id, member: me.uid, release: 1, registered_at: at, changed_at: at })
        .execute();
    }
    expect((await me.post('skypocket/lend', { productId: 'order-lent', friendUid: other.uid })).code).toBe('200');
    expect((await me.products()).map(({ productId }) => ids.get(productId))).toEqual([
      'entered',
      'today',
      'season',
      'lent',
      'coming',
    ]);
  });

  it('names the place of an experience, and the day from which the time to its start is counted', async () => {
    const me = await join();
    const { number } = await issue({ kind: 'EXP', product: 'garden', seat: '2026-11-01T05:00:00.000Z' });
    await me.post('exppass/addExpPass', { passNo: number });
    expect((await me.products())[0]).toMatchObject({
      placeYn: 'Y',
      placeNm: 'hall 이름',
      facilityId: '103',
      seatDayDtm: '20261101000000',
      seatDtm: '20261101140000',
    });
  });

  it('holds thirty live products', async () => {
    const me = await join();
    for (const number of await Promise.all(Array.from({ length: 30 }, () => issue())))
      expect((await me.register(number.number)).code).toBe('200');
    expect((await me.register((await issue()).number)).code).toBe('PKT_06');
  });

  it('gives a number to one of several members who register it at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => join()));
    const { number } = await issue();
    const codes = await Promise.all(people.map(async (one) => (await one.register(number)).code));
    expect(codes.toSorted()).toEqual(['200', 'PKT_02', 'PKT_02', 'PKT_02', 'PKT_02']);
  });

  it('removes a ticket, frees its number for another and ends its entry code [V-172] [V-405]', async () => {
    const [me, other] = [await join(), await join()];
    const { number } = await issue();
    const { data } = await me.register(number);
    expect((await me.post('tickets/remove', { productId: data.product.productId })).code).toBe('200');
    expect(await me.products()).toEqual([]);
    expect((await other.register(number)).code).toBe('200');
    expect(
      await server
        .store()
        .db.selectFrom('code_refs')
        .select('end_reason')
        .where('product', '=', data.product.productId)
        .execute(),
    ).toEqual([{ end_reason: 'REMOVED' }]);
    const kept = await me.register((await issue({ product: 'fixed' })).number);
    expect((await me.post('tickets/remove', { productId: kept.data.product.productId })).code).toBe('PKT_07');
  });

  it("answers another member's product like an unknown one", async () => {
    const [me, other] = [await join(), await join()];
    const { data } = await other.register((await issue()).number);
    const [theirs, none] = [
      await me.post('tickets/remove', { productId: data.product.productId }),
      await me.post('tickets/remove', { productId: 'none' }),
    ];
    expect([theirs.code, theirs]).toEqual(['PKT_01', none]);
  });
});

describe('limits of typed numbers', () => {
  it('lets a member type ten wrong numbers an hour; right ones and slips of the check digit do not count', async () => {
    const me = await join();
    for (let count = 0; count < 10; count++) expect((await me.register(newNumber())).code).toBe('PKT_01');
    const { number } = await issue();
    expect((await me.register(number)).code).toBe('LGN_02');
    server.wait(61 * minute);
    await me.browser.login(me, PASSWORD);
    expect((await me.register(number)).code).toBe('200');
  });

  it('lets nobody try a booking more than five times a day', async () => {
    await issue({ reservation: '99990000', mobile: '01012345678' });
    const people = await Promise.all(Array.from({ length: 6 }, () => join()));
    const codes: string[] = [];
    for (const one of people)
      codes.push((await one.post('tickets/reservations', { rsvNo: '99990000', mobileEnd: '0000' })).code);
    expect(codes).toEqual(['PKT_01', 'PKT_01', 'PKT_01', 'PKT_01', 'PKT_01', 'LGN_02']);
  });
});

describe('code keys', () => {
  const newKey = (namedCurve: string) =>
    generateKeyPairSync('ec', { namedCurve }).publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

  it('stores the key of a login in place of an earlier one, and refuses other kinds', async () => {
    const me = await join();
    const [first, second] = [newKey('prime256v1'), newKey('prime256v1')];
    const answers = [
      await me.post('skypocket/code-key', { publicKey: first }),
      await me.post('skypocket/code-key', { publicKey: second }),
      await me.post('skypocket/code-key', { publicKey: newKey('secp256k1') }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['200', '200', 'REQ_INVALID']);
    expect(
      await server.store().db.selectFrom('code_keys').select('public_key').where('member', '=', me.uid).execute(),
    ).toEqual([{ public_key: second }]);
  });
});

describe('the days of a product', () => {
  it('orders today, coming and past, and forgets what ended ninety days ago', async () => {
    const me = await join();
    const rows = [
      await issue({ valid_from: '20261108', valid_until: '20261108' }),
      await issue({ valid_until: '20261102' }),
      await issue(),
    ];
    for (const { number } of rows) await me.register(number);
    const seen = async () => (await me.products()).map(({ whenCd, statusCd }) => `${whenCd} ${statusCd}`);
    expect(await seen()).toEqual(['TODAY REGISTERED', 'TODAY REGISTERED', 'COMING REGISTERED']);
    server.wait(2 * day);
    const later = await join();
    expect(later.uid).not.toBe(me.uid);
    await me.browser.login(me, PASSWORD);
    expect(await seen()).toEqual(['COMING REGISTERED', 'PAST EXPIRED', 'PAST EXPIRED']);
    server.wait(100 * day);
    await me.browser.login(me, PASSWORD);
    expect(await seen()).toEqual([]);
  });
});

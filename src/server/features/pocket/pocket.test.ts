import { generateKeyPairSync, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Product } from '#schemas/pocket-answers.schema';
import { accountServer, day, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { soundSite } from '#tests/sound-site.ts';
import { pairOf } from '../../records/friends.ts';
import { hashToken } from '../../session/session-keys.ts';
import { withCheckDigit } from '../../records/typed-numbers.ts';
import { registerMemberProducts } from './member-products.ts';
import { registerPocket } from './routes.ts';
import { registerSeasonPasses } from './season-routes.ts';
import type { IssuedNumber } from './ticketing/port.ts';

const local = (name: string) => ({ ko: `${name} 이름`, en: name });
const product = (id: string, more: object = {}) => ({
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
const secondVenue = {
  ...venue,
  type: 'venue',
  id: 'SP',
  slug: 'second-park',
  order: 1,
  publctTypeCd: '08',
  parkKindCd: '08',
  appType: 'APP_SECOND',
  main: 'SecondMain',
};
const secondMain = {
  ...soundSite().find(({ screen }) => screen === 'ParkMain'),
  type: 'page',
  id: 'PGE_TST_00015',
  pageInfo: { pageId: 'PGE_TST_00015', pageStatusCode: 'N' },
  screen: 'SecondMain',
  venue: 'SP',
};
const renewal = {
  daysBefore: 30,
  daysAfter: 60,
  rewards: [
    { rewardId: 'meal', name: local('meal'), stock: 1 },
    { rewardId: 'towel', name: local('towel'), stock: 9 },
  ],
};
const documents = [
  secondVenue,
  secondMain,
  product('day'),
  product('older', { staticCode: true }),
  product('fixed', { canRemove: false, canLend: false }),
  product('season', { kind: 'SEASON', canLend: false, renewal }),
  {
    type: 'exp-program',
    id: 'garden',
    v: 1,
    venue: 'TP',
    order: 1,
    name: local('garden'),
    facilityId: '103',
    minutes: 40,
    canRemove: true,
  },
  {
    type: 'facility',
    id: 'TP-103',
    v: 1,
    parkKindCd: '09',
    faciltCateKindCd: '01',
    facilityId: '103',
    order: 1,
    name: local('hall'),
    at: { layer: 'park', x: 1, y: 1 },
    node: 'a',
    icon: 'plant-2',
  },
  { type: 'meal-kind', id: 'lunch', v: 1, venue: 'TP', order: 1, name: local('lunch'), facilityIds: ['1'] },
];
const server = accountServer({ documents, features: [registerPocket, registerMemberProducts, registerSeasonPasses] });

const newNumber = (): string => withCheckDigit(Array.from({ length: 17 }, () => randomInt(10)).join(''));

/** Issues a number that is valid on the day of the test clock. */
const issue = async (parts: Partial<IssuedNumber> = {}): Promise<IssuedNumber> => {
  const row: IssuedNumber = {
    number: newNumber(),
    kind: 'TICKET',
    product: 'day',
    venue: 'TP',
    valid_from: '20261101',
    valid_until: '20261101',
    reservation: '',
    seq: 1,
    mobile: '',
    holder_name: '',
    birth_date: '',
    seat: '',
    people: 1,
    state: 'ISSUED',
    ...parts,
  };
  await server.store().db.insertInto('issued_numbers').values(row).execute();
  return row;
};

const join = async (parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  let key = 0;
  const post = async (path: string, body: object) =>
    (
      await browser.post(
        path,
        { parkType: 'TP', ...body },
        { headers: { 'idempotency-key': `${member.uid}-${++key}` } },
      )
    ).json<{ code: string; data: Record<string, never>; errorMessage?: string }>();
  const products = async (query = '') =>
    (await browser.get(`skypocket/my-products${query}`)).json<{ data: { productList: Product[] } }>().data.productList;
  const register = async (ticketNo: string) =>
    (await post('tickets', { ticketNo, wayCd: 'TYPE' })) as unknown as { code: string; data: { product: Product } };
  return { ...member, browser, post, products, register };
};

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

describe('bookings', () => {
  it("lists bookings of the member's own mobile and registers chosen tickets of them [V-391] [V-406]", async () => {
    const me = await join({ mobile: '01055550001' });
    for (const seq of [1, 2, 3]) await issue({ reservation: '20261101', seq, mobile: '01055550001' });
    const open = async () =>
      (await me.browser.get('tickets/non-rgst-smart-rsv?parkType=TP')).json<{ data: { rsvList: unknown[] } }>().data
        .rsvList;
    expect(await open()).toEqual([{ rsvNo: '20261101', productNm: 'day 이름', visitDt: '20261101', cnt: 3 }]);
    expect((await me.post('tickets/reservations', { rsvNo: '20261101', ticketSeqList: [1, 3] })).data).toMatchObject({
      productList: [{ statusCd: 'REGISTERED' }, { statusCd: 'REGISTERED' }],
    });
    expect(await open()).toMatchObject([{ cnt: 1 }]);
  });

  it("asks for the end of the booker's mobile, and lists what to choose from", async () => {
    const me = await join();
    for (const seq of [1, 2]) await issue({ reservation: '77777777', seq, mobile: '01012349876' });
    expect((await me.post('tickets/reservations', { rsvNo: '77777777', mobileEnd: '0000' })).code).toBe('PKT_01');
    expect((await me.post('tickets/reservations', { rsvNo: '7777-7777', mobileEnd: '9876' })).data).toMatchObject({
      ticketList: [
        { seq: 1, takenYn: 'N' },
        { seq: 2, takenYn: 'N' },
      ],
      productList: [],
    });
  });

  it('registers experience passes by number, by booking and of the own mobile [V-397] [V-407] [V-408]', async () => {
    const me = await join({ mobile: '01055550002' });
    const seat = '2026-11-01T06:00:00.000Z';
    const parts = { kind: 'EXP', product: 'garden', seat } as const;
    const { number } = await issue(parts);
    await issue({ ...parts, reservation: '33333333', mobile: '01000001111' });
    await issue({ ...parts, reservation: '44444444', mobile: '01055550002' });
    expect((await me.browser.get('exppass/smart-reservation?parkType=TP')).json()).toMatchObject({
      data: { rsvList: [{ rsvNo: '44444444' }] },
    });
    const answers = [
      await me.post('exppass/addExpPass', { passNo: number }),
      await me.post('exppass/addExpPass', { rsvNo: '33333333', mobileEnd: '1111' }),
      await me.post('exppass/add-smart-reservation', { rsvNo: '44444444', seqList: [1] }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['200', '200', '200']);
    expect((await me.products('?kindCd=EXP')).map(({ seatDtm }) => seatDtm)).toEqual([
      '20261101150000',
      '20261101150000',
      '20261101150000',
    ]);
  });

  it('registers meals, counts what is in the pocket and lists the tickets of a period [V-389] [V-390]', async () => {
    const me = await join();
    await issue({ number: `M_${me.uid}`, kind: 'MEAL', product: 'lunch' });
    expect((await me.post('skypocket/meal', { mealNo: `M_${me.uid}` })).code).toBe('200');
    await me.register((await issue()).number);
    expect((await me.browser.get('skypocket/badges')).json()).toMatchObject({
      data: {
        badgeList: [
          { kindCd: 'ALL', cnt: 2 },
          { kindCd: 'MEAL', cnt: 1 },
          { kindCd: 'TICKET', cnt: 1 },
        ],
      },
    });
    expect(
      (await me.browser.get('tickets?statusCd=REGISTERED&from=20261101&until=20261101')).json<{
        data: { ticketList: unknown[] };
      }>().data.ticketList,
    ).toHaveLength(2);
    expect(
      (await me.browser.get('tickets?from=20261102')).json<{ data: { ticketList: unknown[] } }>().data.ticketList,
    ).toEqual([]);
  });
});

describe('season passes', () => {
  const pass = {
    kind: 'SEASON',
    product: 'season',
    valid_from: '20251120',
    valid_until: '20261119',
    holder_name: '김하늘',
    birth_date: '19900412',
  } as const;
  const prove = async (me: Awaited<ReturnType<typeof join>>, number: string, birthDate: string) => {
    const checked = await me.post('tickets/check-season-ticket-no', { seasonTicketNo: number });
    const { checkToken = '' } = checked.data as { readonly checkToken?: string };
    return {
      checked,
      checkToken,
      proven: await me.post('tickets/check-season-member-birth', { checkToken, birthDate }),
    };
  };

  it('registers a pass after its number and birth date, and reads it [V-171] [V-395] [V-401] [V-402] [V-403]', async () => {
    const me = await join({ name: '김하늘', birth_date: '19900412' });
    const { number } = await issue(pass);
    const { checked, checkToken, proven } = await prove(me, number, '19900412');
    expect([checked.data, proven.data]).toEqual([{ checkToken, holderMask: '김*늘' }, { okYn: 'Y' }]);
    const { data } = await me.post('tickets/season', { checkToken });
    const { productId } = (data as unknown as { product: Product }).product;
    const read = async (path: string) =>
      (await me.browser.get(`tickets/season/${path}?productId=${productId}`)).json<{ data: object }>().data;
    expect(await read('detail')).toMatchObject({
      detail: { grade: 'season 이름', holder: '김하늘', until: '20261119', visits: 0, renewalYn: 'Y' },
    });
    const { productList } = (await me.browser.get('skypocket/my-products')).json<{
      data: { productList: readonly Product[] };
    }>().data;
    expect(productList.map(({ codeRef }) => codeRef)).toEqual([expect.stringMatching(/./)]);
    expect(await read('detail')).toMatchObject({
      detail: { codeRef: productList[0]?.codeRef, ticketNoMask: productList[0]?.ticketNoMask },
    });
    expect(await read('detail')).toMatchObject({
      detail: { termDays: 365, usedDays: 347, leftDays: 18, photoUrl: '' },
    });
    expect((await me.browser.get('tickets/season/detail?parkType=TP')).json()).toMatchObject({
      data: { detail: { productId } },
    });
    expect((await me.browser.get('tickets/season/detail?parkType=XX')).json()).toMatchObject({ code: 'PKT_01' });
  });

  it('refuses a wrong birth date, a stranger of age, and a token of another member or after five minutes', async () => {
    const [me, stranger] = [await join({ name: '김하늘', birth_date: '19900412' }), await join()];
    const { number } = await issue(pass);
    expect((await prove(me, number, '19900413')).proven.code).toBe('PKT_05');
    const { checkToken } = await prove(stranger, number, '19900412');
    expect((await stranger.post('tickets/season', { checkToken })).code).toBe('PKT_05');
    expect((await me.post('tickets/season', { checkToken })).code).toBe('PKT_05');
    const mine = await prove(me, number, '19900412');
    server.wait(6 * minute);
    expect((await me.post('tickets/season', { checkToken: mine.checkToken })).code).toBe('PKT_05');
  });

  it('lets a parent register the pass of a child', async () => {
    const me = await join();
    const { number } = await issue({ ...pass, birth_date: '20150301' });
    const { checkToken } = await prove(me, number, '20150301');
    expect((await me.post('tickets/season', { checkToken })).code).toBe('200');
  });

  it('gives one reward for a pass and term, while there is stock [V-170] [V-396]', async () => {
    const [one, two] = [
      await join({ name: '김하늘', birth_date: '19900412' }),
      await join({ name: '김하늘', birth_date: '19900412' }),
    ];
    const claim = async (me: typeof one, rewardId: string) => {
      const { number } = await issue(pass);
      const { checkToken } = await prove(me, number, '19900412');
      const { productId } = ((await me.post('tickets/season', { checkToken })).data as unknown as { product: Product })
        .product;
      const take = async (id: string) =>
        (await me.post('tickets/season/re-admission-reward', { productId, rewardId: id })).code;
      const codes = [await take(rewardId), await take('towel')];
      return {
        codes,
        rewards: (await me.browser.get(`tickets/season/re-admission-reward?productId=${productId}`)).json<{
          data: { rewardList: { rewardId: string; claimYn: string; goneYn: string }[] };
        }>().data.rewardList,
      };
    };
    const first = await claim(one, 'meal');
    expect([first.codes, first.rewards.map(({ claimYn, goneYn }) => [claimYn, goneYn])]).toEqual([
      ['200', 'PKT_02'],
      [
        ['Y', 'Y'],
        ['N', 'N'],
      ],
    ]);
    expect((await claim(two, 'meal')).codes).toEqual(['PKT_08', '200']);
    const own = async (park: string) =>
      (await two.browser.get(`tickets/season/re-admission-reward?parkType=${park}`)).json<{
        data: { rewardList: { rewardId: string; claimYn: string; openYn: string; untilDt: string }[] };
      }>().data.rewardList;
    expect((await own('TP')).map(({ rewardId, claimYn, openYn }) => [rewardId, claimYn, openYn])).toEqual([
      ['meal', 'N', 'N'],
      ['towel', 'Y', 'N'],
    ]);
    expect([new Set((await own('TP')).map(({ untilDt }) => untilDt)).size, await own('SP')]).toEqual([1, []]);
    expect(JSON.stringify(first.rewards)).not.toContain('stock');
  });
});

describe('loans', () => {
  const befriend = async (asker: string, receiver: string) => {
    const at = server.now().toISOString();
    await server
      .store()
      .db.insertInto('relations')
      .values({
        id: `${asker}-${receiver}`,
        type: 'COMPANION',
        park: 'TP',
        pair: pairOf(asker, receiver),
        asker,
        receiver,
        state: 'ACCEPTED',
        asker_alias: '',
        receiver_alias: '',
        products: '[]',
        at,
        decided_at: at,
      })
      .execute();
  };

  it('lends a ticket to a companion, who uses it without its number, until the owner takes it back', async () => {
    const [me, other] = [await join({ nickname: '주인' }), await join({ nickname: '손님' })];
    await befriend(me.uid, other.uid);
    const { number } = await issue();
    const {
      data: {
        product: { productId, codeRef },
      },
    } = await me.register(number);
    expect((await me.post('skypocket/lend', { productId, friendUid: other.uid })).code).toBe('200');
    const [mine, theirs] = [(await me.products())[0], (await other.products())[0]];
    expect(mine).toMatchObject({
      productId,
      lentYn: 'Y',
      holderUid: other.uid,
      codeRef: '',
      canLendYn: 'N',
      canRemoveYn: 'N',
      lentCd: 'OUT',
      lentNm: '손님',
      lentDt: '20261101',
    });
    expect(theirs).toMatchObject({
      productId,
      lentYn: 'Y',
      holderUid: other.uid,
      ticketNoMask: '',
      lentCd: 'IN',
      lentNm: '주인',
      lentDt: '20261101',
    });
    expect([theirs?.codeRef === codeRef, theirs?.codeRef]).toEqual([false, expect.stringMatching(/^.{10}$/)]);
    expect([
      (await me.post('skypocket/lend', { productId, friendUid: other.uid })).code,
      (await other.post('skypocket/unlend', { productId })).code,
      (await me.post('tickets/remove', { productId })).code,
    ]).toEqual(['CMP_04', 'CMP_04', 'PKT_07']);
    expect((await me.post('skypocket/unlend', { productId })).code).toBe('200');
    expect([await other.products(), (await me.products())[0]?.lentYn]).toEqual([[], 'N']);
    expect(
      await server
        .store()
        .db.selectFrom('code_refs')
        .select('end_reason')
        .where('product', '=', productId)
        .where('ended_at', '!=', '')
        .orderBy('end_reason')
        .execute(),
    ).toEqual([{ end_reason: 'LENT' }, { end_reason: 'RETURNED' }]);
  });

  it('gives a static code to the holder of a product that allows one, a new one at each change of holder', async () => {
    const [me, other] = [await join(), await join()];
    await befriend(me.uid, other.uid);
    await me.register((await issue()).number);
    const {
      data: {
        product: { productId },
      },
    } = await me.register((await issue({ product: 'older' })).number);
    const codeOf = async (person: typeof me) =>
      (await person.products()).find((one) => one.productId === productId)?.staticCode;
    const own = await codeOf(me);
    expect((await me.products()).map(({ staticCode }) => staticCode).toSorted()).toEqual(['', own]);
    expect([own, await codeOf(me)]).toEqual([expect.stringMatching(/^PB[\w-]{22}$/), own]);
    await me.post('skypocket/lend', { productId, friendUid: other.uid });
    const lent = await codeOf(other);
    expect([await codeOf(me), lent]).toEqual(['', expect.stringMatching(/^PB[\w-]{22}$/)]);
    await me.post('skypocket/unlend', { productId });
    expect([own, lent]).not.toContain(await codeOf(me));
  });

  it('refuses to lend to somebody who is no companion, and what must not be lent', async () => {
    const [me, other] = [await join(), await join()];
    const { data } = await me.register((await issue()).number);
    expect((await me.post('skypocket/lend', { productId: data.product.productId, friendUid: other.uid })).code).toBe(
      'CMP_05',
    );
    await befriend(me.uid, other.uid);
    const fixed = await me.register((await issue({ product: 'fixed' })).number);
    expect(
      (await me.post('skypocket/lend', { productId: fixed.data.product.productId, friendUid: other.uid })).code,
    ).toBe('CMP_04');
  });
});

describe("a companion's products", () => {
  const befriend = async (asker: string, receiver: string, park = 'TP') => {
    const at = server.now().toISOString();
    await server
      .store()
      .db.insertInto('relations')
      .values({
        id: `${asker}-${receiver}-${park}`,
        type: 'COMPANION',
        park,
        pair: pairOf(asker, receiver),
        asker,
        receiver,
        state: 'ACCEPTED',
        asker_alias: '',
        receiver_alias: '',
        products: '[]',
        at,
        decided_at: at,
      })
      .execute();
  };
  interface Shared {
    readonly productNm: string;
    readonly lentCd: string;
  }

  it('are those of today and those lent between the two, without numbers, codes or IDs [V-387]', async () => {
    const [me, other] = [await join(), await join()];
    await befriend(me.uid, other.uid);
    const rows = [
      await issue(),
      await issue({ valid_from: '20261108', valid_until: '20261108' }),
      await issue({ product: 'fixed' }),
    ];
    const theirs = await Promise.all(rows.map(async ({ number }) => (await other.register(number)).data.product));
    const mine = (await me.register((await issue({ valid_from: '20261109', valid_until: '20261109' })).number)).data
      .product;
    const read = async () =>
      (await me.browser.get(`skypocket/member-products?friendUid=${other.uid}&parkType=TP`)).json<{
        data: { productList: Shared[] };
      }>().data.productList;
    expect((await read()).map(({ productNm, lentCd }) => `${productNm} ${lentCd}`).toSorted()).toEqual([
      'day 이름 NONE',
      'fixed 이름 NONE',
    ]);
    await other.post('skypocket/lend', { productId: theirs[1]?.productId, friendUid: me.uid });
    await me.post('skypocket/lend', { productId: mine.productId, friendUid: other.uid });
    expect((await read()).map(({ lentCd }) => lentCd).toSorted()).toEqual(['IN', 'NONE', 'NONE', 'OUT']);
    const text = JSON.stringify(await read());
    const secrets = [
      ...rows.map(({ number }) => number),
      ...rows.map(({ number }) => number.slice(-4)),
      ...theirs.flatMap(({ productId, codeRef }) => [productId, codeRef]),
      other.uid,
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('are found by a search result of the caller too [V-388]', async () => {
    const [me, other, third] = [await join(), await join(), await join()];
    await befriend(me.uid, other.uid);
    await befriend(third.uid, other.uid);
    await other.register((await issue()).number);
    await server
      .store()
      .db.insertInto('friend_tokens')
      .values({
        hash: hashToken(`token-${me.uid}`),
        asker: me.uid,
        member: other.uid,
        until: new Date(server.now().getTime() + minute).toISOString(),
      })
      .execute();
    const read = async (person: typeof me) =>
      (await person.browser.get(`skypocket/member-products-sns?friendToken=token-${me.uid}&parkType=TP`)).json();
    expect(await read(me)).toMatchObject({ code: '200', data: { productList: [{ productNm: 'day 이름' }] } });
    expect(await read(third)).toMatchObject({ code: 'CMP_05' });
  });

  it('stay closed to others, to companions of another park and after the end, with the same answer as for nobody', async () => {
    const [me, other] = [await join(), await join()];
    const read = async (friendUid: string) =>
      (await me.browser.get(`skypocket/member-products?friendUid=${friendUid}&parkType=TP`)).json();
    const none = await read('999999999999');
    await other.register((await issue()).number);
    expect([await read(other.uid), none]).toEqual([none, expect.objectContaining({ code: 'CMP_05' })]);
    await befriend(me.uid, other.uid, 'SP');
    expect(await read(other.uid)).toEqual(none);
    await befriend(me.uid, other.uid);
    expect(await read(other.uid)).toMatchObject({ code: '200' });
    await server.store().db.updateTable('relations').set({ state: 'ENDED' }).where('asker', '=', me.uid).execute();
    expect(await read(other.uid)).toEqual(none);
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

import { describe, expect, it } from 'vitest';
import type { Product } from '#schemas/calls/pocket/answers';
import { accountServer, minute } from '#tests/account-server.ts';
import { registerMemberProducts } from './member-products.ts';
import { registerPocket } from './routes.ts';
import { registerSeasonPasses } from './season-routes.ts';
import { pocketDocuments, pocketMembers } from '#tests/pocket-members.ts';

const server = accountServer({
  documents: pocketDocuments,
  features: [registerPocket, registerMemberProducts, registerSeasonPasses],
});

const { issue, join } = pocketMembers(server);

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

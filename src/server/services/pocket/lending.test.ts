import { describe, expect, it } from 'vitest';
import { accountServer, minute } from '#tests/account-server.ts';
import { pairOf } from '../../core/records/friends.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { registerMemberProducts } from './member-products.ts';
import { registerPocket } from './routes.ts';
import { registerSeasonPasses } from './season-routes.ts';
import { pocketDocuments, pocketMembers } from '#tests/pocket-members.ts';

const server = accountServer({
  documents: pocketDocuments,
  features: [registerPocket, registerMemberProducts, registerSeasonPasses],
});

const { issue, join } = pocketMembers(server);

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

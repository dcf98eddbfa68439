import type { Transaction } from 'kysely';
import type { CouponView, GiftCardDetail, GiftCardView } from '#schemas/calls/gifts/answers';
import { type AccountServer, PASSWORD } from './account-server.ts';
import { couponKind, giftCardKind } from './gift-documents.ts';
import { facility } from './park-documents.ts';
import { pairOf } from '../../src/server/core/records/friends.ts';
import type { Tables } from '../../src/server/core/storage/tables.ts';
import { issueGiftCard, randomCard } from '../../src/server/services/gifts/card-store.ts';
import { issueCoupon } from '../../src/server/services/gifts/coupon-store.ts';
import { spendGiftCard } from '../../src/server/services/gifts/spend-card.ts';

const kinds = [
  couponKind('lunch', {
    code: 'LUNCH',
    where: { facilities: ['f1'] },
    placeCodes: [{ facilityId: 'f1', code: '4321' }],
    days: 10,
  }),
  couponKind('rare', { code: 'RARE', stock: 2 }),
  couponKind('once', { code: 'ONCE', perMember: 1, giftable: false }),
  couponKind('percent', { value: { kind: 'PERCENT', amount: 20, max: 5000 } }),
  couponKind('past', { code: 'PAST', until: '2026-10-31' }),
  couponKind('later', { from: '2099-12-01' }),
];

/** Kinds of gift cards and coupons, and two facilities. */
export const giftDocuments = [giftCardKind, ...kinds, facility('f1'), facility('f2')];

/** The device that takes payments. */
export const till = { kind: 'device', id: 'till-1' } as const;

/** Helpers to log in members, make friends, and issue cards and coupons. */
export const giftMembers = (server: AccountServer) => {
  const context = () => server.app().context;
  const inTransaction = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    server.store().db.transaction().execute(work);
  const unique = (
    (count) => () =>
      `k${++count}`
  )(0);

  const join = async () => {
    const member = await server.addMember();
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const post = async (path: string, body: object) =>
      (await browser.post(path, body, { headers: { 'idempotency-key': unique() } })).json<{
        code: string;
        data: GiftCardView & CouponView;
      }>();
    const cards = async (query = '') =>
      (await browser.get(`giftcards${query}`)).json<{ data: { cardList: GiftCardView[]; totalAmt: number } }>().data;
    const card = async (key: string) =>
      (await browser.get(`giftcards/${key}`)).json<{ code: string; data: GiftCardDetail }>();
    const coupons = async (query = '') =>
      (await browser.get(`coupons${query}`)).json<{ data: { couponList: CouponView[] } }>().data.couponList;
    const coupon = async (id: string) =>
      (await browser.get(`coupons/${id}`)).json<{ code: string; data: { coupon: CouponView } }>();
    return { ...member, browser, post, cards, card, coupons, coupon };
  };
  type Person = Awaited<ReturnType<typeof join>>;
  const friends = async (): Promise<readonly [Person, Person]> => {
    const [one, other] = [await join(), await join()];
    const at = server.now().toISOString();
    await server
      .store()
      .db.insertInto('relations')
      .values({
        id: unique(),
        type: 'FRIEND',
        park: '',
        pair: pairOf(one.uid, other.uid),
        asker: one.uid,
        receiver: other.uid,
        state: 'ACCEPTED',
        asker_alias: '',
        receiver_alias: '',
        products: '[]',
        at,
        decided_at: at,
      })
      .execute();
    return [one, other];
  };
  const issued = async (amount = 50_000) => {
    const printed = randomCard();
    await inTransaction((tx) => issueGiftCard(tx, context(), { ...printed, kind: 'card', amount }));
    return { cardNo: printed.number, scratchCode: printed.code };
  };
  const loaded = async (person: Person, amount = 50_000): Promise<string> =>
    (await person.post('giftcards/register', await issued(amount))).data.cardKey;
  const given = (person: Person, kind: string): Promise<string> =>
    inTransaction((tx) => issueCoupon(tx, context(), { kind, member: person.uid, source: 'TEST', ref: unique() }));
  const pay = (card: string, amount: number, ref = unique()) =>
    inTransaction((tx) => spendGiftCard(tx, context(), { card, amount, ref, actor: till, place: 'f1' }));

  const relogged = async (person: Person): Promise<Person> => {
    const browser = server.browser();
    await browser.login(person, PASSWORD);
    const post: Person['post'] = async (path, body) =>
      (await browser.post(path, body, { headers: { 'idempotency-key': unique() } })).json();
    return {
      ...person,
      browser,
      post,
      card: async (key) => (await browser.get(`giftcards/${key}`)).json(),
      coupons: async () =>
        (await browser.get('coupons')).json<{ data: { couponList: CouponView[] } }>().data.couponList,
    };
  };
  return { context, inTransaction, unique, join, friends, issued, loaded, given, pay, relogged };
};

/** Code of the answer that an error carries. */
export const codeOf = (error: unknown): unknown => (error as { answer?: { code: string } }).answer?.code;

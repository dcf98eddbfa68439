import type { EventJoinResult } from '#schemas/calls/events/answers';
import type { Event, EventPrize } from '#schemas/documents/event/schema';
import { type AccountServer, PASSWORD } from './account-server.ts';
import { issueCoupon } from '../../src/server/services/gifts/coupon-store.ts';

export const words = (text: string) => ({ ko: text, en: text });

/** An event of the test park. */
export const event = (id: string, kind: Event['kind'], more: Partial<Event>): Event => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind,
  parks: ['09'],
  order: 1,
  title: words(id),
  until: '2026-11-20T00:00:00+09:00',
  ...more,
});

/** A prize, ten SOM where nothing else is named. */
export const prize = (id: string, kind: EventPrize['kind'], more: Partial<EventPrize> = {}): EventPrize => ({
  id,
  name: words(id),
  kind,
  ...(kind === 'SOM' ? { amount: 10 } : {}),
  ...more,
});

const coupon = (id: string, more = {}) => ({
  type: 'coupon-kind',
  id,
  v: 1,
  parkKindCd: '09',
  order: 1,
  name: words(id),
  value: { kind: 'ITEM' },
  perMember: 1,
  giftable: false,
  withOthers: false,
  ...more,
});

const list = (id: string, ...codes: string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: words(codeId) })),
});

const kinds = ['APPLY', 'ROULETTE', 'OX_QUIZ', 'ATTEND', 'STAMP'];

/** Code lists and coupons: the barred ones are above a limit, all issued, or expired. */
export const prizeDocuments = [
  list('COD_IAM_EVENT_KIND', ...kinds),
  list('COD_IAM_BOARD_KIND', ...kinds),
  list('COD_IAM_ATTEND_KIND', 'ATTEND'),
  list('COD_IAM_SOM_REASON', 'EVENT'),
  coupon('one'),
  coupon('pair'),
  coupon('two-in-all', { stock: 2 }),
  coupon('single', { stock: 1 }),
  coupon('none', { stock: 0 }),
  coupon('old', { until: '2026-10-01' }),
];

/** Helpers to log in members who have the coupon and the badge. */
export const prizeMembers = (server: AccountServer) => {
  const context = () => server.app().context;
  const unique = (
    (count) => () =>
      `k${++count}`
  )(0);

  /** A member who has the coupon and the badge. */
  const owner = async () => {
    const member = await server.addMember();
    const { uid } = member;
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    await server
      .store()
      .db.transaction()
      .execute((tx) => issueCoupon(tx, context(), { kind: 'one', member: uid, source: 'TEST', ref: uid }));
    await server
      .store()
      .db.insertInto('member_badges')
      .values(
        ['badge', 'badge-1'].map((badge) => ({
          id: `${badge} ${uid}`,
          member: uid,
          badge,
          period: '',
          source: 'TEST',
          ref: uid,
          at: server.now().toISOString(),
        })),
      )
      .execute();
    const post = async (call: string, body: object) =>
      (
        await browser.post(`evt/${call}`, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': unique() } })
      ).json<{ code: string; data?: EventJoinResult }>();
    return { uid, post, join: (eventId: string, more: object = {}) => post('event-join', { eventId, ...more }) };
  };
  return { context, unique, owner };
};

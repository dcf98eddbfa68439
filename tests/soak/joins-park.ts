import { clockAt } from '../../src/server/core/clock.ts';
import { soundSite } from '#tests/sound-site.ts';
import { seedWith } from '#tests/test-server.ts';
import type { Billboard } from '../../schemas/documents/billboard/schema.ts';
import type { CouponKind } from '../../schemas/documents/coupon-kind/schema.ts';
import { eventKinds, type Event, type EventPrize } from '../../schemas/documents/event/schema.ts';
import { seedMembers, type SeededMember } from '../../scripts/bench/sessions/seed-members.ts';
import { createPublishingContext } from '../../src/server/site/publishing/publishing-context.ts';
import { LiveSite } from '../../src/server/core/live-site/live-site.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { nextMidnight } from './next-day.ts';

export const VENUE = 'TP';
export const PLACE_CODE = '4711';
/** Prize of the draw that nobody claims in time. */
export const LAPSING = 'purse';
export const BILLBOARD_TIMES = ['1100', '1200', '1300'] as const;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const both = (text: string) => ({ ko: text, en: text });

/** Instants of a round, in milliseconds since 1970: events open and close, winners are drawn, and the second of two deadlines to claim ends. */
export interface Round {
  readonly opens: number;
  readonly closes: number;
  readonly results: number;
  readonly ends: number;
}

const MIDNIGHT = nextMidnight();
const ROUND_DAYS = 40;

/** Times of a round. Rounds do not overlap. */
export const roundAt = (number: number): Round => {
  const midnight = MIDNIGHT + number * ROUND_DAYS * day;
  return {
    opens: midnight + 10 * hour,
    closes: midnight + 2 * day + 12 * hour,
    results: midnight + 3 * day,
    ends: midnight + 33 * day,
  };
};

const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
const dayOf = (at: number): string => new Date(at + 9 * hour).toISOString().slice(0, 10);
const prize = (id: string, kind: EventPrize['kind'], more: Partial<EventPrize> = {}): EventPrize => ({
  id,
  name: both(id),
  kind,
  ...(kind === 'SOM' ? { amount: 10 } : {}),
  ...(kind === 'COUPON' ? { coupon: 'tea' } : {}),
  ...more,
});
const questions = (['O', 'X', 'O'] as const).map((answer, index) => ({
  id: `q${index}`,
  text: both(`Question ${index}`),
  answer,
}));

/** Events of a round, by name. Stocks are small, so that they run out. */
const eventsOf = (number: number): readonly Event[] => {
  const { opens, closes, results } = roundAt(number);
  const event = (name: string, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
    type: 'event',
    id: `${name}-${number}`,
    v: 1,
    eventId: `${name}-${number}`,
    kind,
    parks: ['09'],
    order: 1,
    title: both(name),
    from: instant(opens),
    until: instant(closes),
    ...more,
  });
  return [
    event('draw', 'APPLY', {
      draw: { resultOn: dayOf(results), waiting: 3 },
      form: [{ id: 'why', label: both('Why'), kind: 'TEXT' }],
      prizes: [
        prize('cabin', 'ITEM', { stock: 1, placeCode: PLACE_CODE }),
        prize('voucher', 'COUPON', { stock: 1 }),
        prize(LAPSING, 'SOM', { stock: 1 }),
      ],
    }),
    event('seats', 'APPLY', {
      limit: { per: 'EVER', times: 3 },
      slots: [
        { id: 'am', label: both('Morning'), seats: 3 },
        { id: 'pm', label: both('Evening'), seats: 2 },
      ],
    }),
    event('stamps', 'STAMP', {
      stamps: ['one', 'two', 'three'].map((id) => ({
        id,
        name: both(id),
        way: 'SCREEN',
        code: `SECRET${id.toUpperCase()}`,
      })),
      prizes: [prize('early', 'SOM', { at: 2, stock: 4 }), prize('full', 'COUPON', { at: 3, stock: 2 })],
    }),
    event('wheel', 'ROULETTE', {
      limit: { per: 'DAY', times: 2 },
      prizes: [
        prize('small', 'SOM', { weight: 3 }),
        prize('large', 'SOM', { weight: 2, stock: 3, amount: 500 }),
        prize('drink', 'COUPON', { weight: 2, stock: 3 }),
        prize('doll', 'ITEM', { weight: 1, stock: 2 }),
      ],
    }),
    event('quiz', 'OX_QUIZ', {
      limit: { per: 'EVER', times: 2 },
      quiz: { questions, pass: 2 },
      prizes: [prize('smart', 'SOM', { stock: 3 }), prize('clever', 'BADGE', { stock: 2 })],
    }),
    event('coupons', 'COUPON', {
      limit: { per: 'DAY', times: 1 },
      fewLeft: 3,
      prizes: [prize('tea', 'COUPON', { stock: 3 }), prize('cake', 'COUPON', { coupon: 'cake' })],
    }),
    event('attend', 'ATTEND', {
      prizes: [
        prize('day', 'SOM', { stock: 8 }),
        prize('row', 'COUPON', { at: 2, streak: true, stock: 2 }),
        prize('all', 'SOM', { at: 3 }),
      ],
    }),
    event('screen', 'BILLBOARD'),
    event('game', 'MINI_GAME', {
      miniGame: 'clouds',
      prizes: [prize('good', 'SOM', { at: 50, stock: 3 }), prize('best', 'COUPON', { at: 90, stock: 1 })],
    }),
    event('form', 'ETC', { form: [{ id: 'why', label: both('Why'), kind: 'TEXT' }] }),
    event('text', 'ETC'),
  ];
};

const coupon = (id: string, more: Partial<CouponKind> = {}): CouponKind => ({
  type: 'coupon-kind',
  id,
  v: 1,
  parkKindCd: '09',
  order: 1,
  name: both(id),
  value: { kind: 'ITEM' },
  perMember: 100,
  giftable: false,
  withOthers: false,
  ...more,
});
/** Coupons of this kind run out before any prize does. */
export const cake = coupon('cake', { perMember: 2, stock: 8 });
export const billboard: Billboard = {
  type: 'billboard',
  id: 'TP-board',
  v: 1,
  venue: VENUE,
  eventId: 'board',
  order: 1,
  name: both('Plaza'),
  seconds: 10,
  from: '11:00',
  until: '14:00',
  everyMin: 60,
  seats: 2,
  daysAhead: 5,
  leadHours: 3,
  cancelHours: 24,
  letters: 40,
  ageMin: 14,
  templates: [{ id: 'night', name: both('Night'), art: 'event-night' }],
};
export const game = {
  type: 'mini-game',
  id: 'clouds',
  v: 1,
  title: both('Clouds'),
  url: 'https://shop.example/play',
  playsADay: 3,
  maxScore: 100,
  finishMin: 60,
} as const;
const list = (id: string, codes: readonly string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: both(codeId) })),
});

/** Members, and the events of all rounds. */
export interface EventPark {
  readonly members: readonly SeededMember[];
  readonly events: readonly Event[];
}

/** Publishes the events and stores members who are logged in. */
export async function seedEvents(
  store: Store,
  { members: count, rounds }: { readonly members: number; readonly rounds: number },
): Promise<EventPark> {
  const events = Array.from({ length: rounds }, (_, number) => eventsOf(number)).flat();
  const lists = [
    list('COD_IAM_EVENT_KIND', eventKinds),
    list('COD_IAM_BOARD_KIND', eventKinds),
    list('COD_IAM_ATTEND_KIND', ['ATTEND']),
    list('COD_IAM_SOM_REASON', ['EVENT']),
    list('COD_IAM_BILLBOARD_REASON', ['AD']),
  ];
  await seedWith(
    createPublishingContext({ store, live: new LiveSite(), clock: clockAt(new Date(MIDNIGHT)), sandbox: false }),
    [...soundSite(), ...lists, coupon('tea'), cake, billboard, game, ...events],
  );
  const members = await seedMembers(store, count);
  // The clock of the soak is ahead.
  await store.db
    .updateTable('families')
    .set({
      access_until: '2099-01-01T00:00:00.000Z',
      idle_until: '2099-01-01T00:00:00.000Z',
      absolute_until: '2099-01-01T00:00:00.000Z',
    })
    .execute();
  return { members, events };
}

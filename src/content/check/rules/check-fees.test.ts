import { expect, it } from 'vitest';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan, slots as times } from '#tests/queue-documents.ts';
import { add, both, linesOf, problemsOf, set, type Change } from '#tests/changed-site.ts';
import { notice, type Body } from '#tests/sound-site.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const fees = {
  type: 'fee-table',
  id: 'fees',
  v: 1,
  venue: 'TP',
  dayKinds: [{ dayKindId: 'weekday', name: words('a') }],
  classes: [{ classId: 'adult', name: words('b') }],
  tickets: [{ ticketId: 'day', name: words('c'), prices: [{ dayKindId: 'weekday', classId: 'adult', won: 1000 }] }],
};
const prices = (...list: object[]): Change =>
  add({
    ...fees,
    tickets: [
      { ...fees.tickets[0], prices: list.map((one) => ({ dayKindId: 'weekday', classId: 'adult', won: 1, ...one })) },
    ],
  });
const kinds = ['COD_IAM_BENEFIT_CLASS'].map((id) => ({
  type: 'code-list',
  id,
  v: 1,
  items: [{ codeId: 'D', codeName: words('d') }],
}));
const discount = (price: object): Change =>
  add(fees, ...kinds, {
    type: 'discount',
    id: 'off',
    v: 1,
    publctId: '1',
    parkKindCd: '09',
    bnftKindCd: 'D',
    bnftClassCd: 'D',
    order: 1,
    title: words('off'),
    price,
  });
const mine = (own: object): Change => both(discount({ won: 100 }), set('discount', 'off', { mine: own }));
const list = (id: string) => ({
  type: 'code-list',
  id,
  v: 1,
  items: [{ codeId: 'MINI_GAME', codeName: words('game') }],
});
const game = (url: string): Change =>
  add(
    list('COD_IAM_EVENT_KIND'),
    list('COD_IAM_BOARD_KIND'),
    { type: 'mini-game', id: 'clouds', v: 1, title: words('clouds'), url, playsADay: 1, maxScore: 9, finishMin: 5 },
    {
      type: 'event',
      id: 'play',
      v: 1,
      eventId: '1',
      kind: 'MINI_GAME',
      parks: ['09'],
      order: 1,
      title: words('play'),
      miniGame: 'clouds',
    },
  );

const event = (kind: string, parts: object): Change =>
  add(
    ...['COD_IAM_EVENT_KIND', 'COD_IAM_BOARD_KIND'].map((id) => ({
      type: 'code-list',
      id,
      v: 1,
      items: [{ codeId: kind, codeName: words('kind') }],
    })),
    { type: 'event', id: 'play', v: 1, eventId: '1', kind, parks: ['09'], order: 1, title: words('play'), ...parts },
  );
const slot = (id: string, at: string) => ({ id, label: words(id), seats: 5, at: `2026-12-${at}:00+09:00` });
const coupon = {
  type: 'coupon-kind',
  id: 'tea',
  v: 1,
  parkKindCd: '09',
  order: 1,
  name: words('tea'),
  value: { kind: 'ITEM' },
  perMember: 1,
  giftable: true,
  withOthers: false,
  until: '2026-12-03',
};
const prize = (id: string, more: object) => ({ id, name: words(id), kind: 'SOM', amount: 5, ...more });

it.each<readonly [string, Change, readonly string[]]>([
  [
    'two times of an event at the same hour',
    event('APPLY', { slots: [slot('one', '05T10:00'), slot('two', '05T11:00'), slot('three', '05T10:00')] }),
    ['schedule-clash event/play/slots/2/at'],
  ],
  [
    'a time before the event',
    event('APPLY', { from: '2026-12-04T00:00:00+09:00', slots: [slot('one', '03T10:00'), slot('two', '05T10:00')] }),
    ['settings-clash event/play/slots/0/at'],
  ],
  [
    'a prize of a wheel without a weight beside weighted ones',
    event('ROULETTE', { prizes: [prize('one', { weight: 700 }), prize('two', {})] }),
    ['settings-clash event/play/prizes/1'],
  ],
  [
    'a coupon that ends before its event begins',
    both(
      add(coupon),
      event('COUPON', {
        from: '2026-12-04T00:00:00+09:00',
        prizes: [{ id: 'one', name: coupon.name, kind: 'COUPON', coupon: 'tea' }],
      }),
    ),
    ['settings-clash event/play/prizes/0/coupon'],
  ],
  [
    'a wheel whose prizes without a stock are coupons or badges',
    both(
      add({ ...coupon, until: '2026-12-31' }),
      event('ROULETTE', {
        prizes: [{ id: 'one', name: coupon.name, kind: 'COUPON', coupon: 'tea' }, prize('two', { stock: 5 })],
      }),
    ),
    ['settings-clash event/play/prizes'],
  ],
  ['a coupon code that can be guessed', add({ ...coupon, code: 'TEA' }), ['settings-clash coupon-kind/tea/code']],
  [
    'a day kind or class without its definition',
    prices({ dayKindId: 'holiday' }, { classId: 'child' }),
    [
      'dangling-reference fee-table/fees/tickets/0/prices/0/dayKindId',
      'dangling-reference fee-table/fees/tickets/0/prices/1/classId',
    ],
  ],
  ['a second fee table of a venue', add(fees, { ...fees, id: 'more' }), ['surplus-document fee-table/more/venue']],
  [
    'a discount for what the fee table has not',
    discount({
      won: 100,
      days: ['weekday', 'holiday'],
      who: ['child'],
      tickets: ['night'],
      party: { who: ['adult', 'baby'] },
    }),
    [
      'dangling-reference discount/off/price/days/1',
      'dangling-reference discount/off/price/party/who/1',
      'dangling-reference discount/off/price/tickets/0',
      'dangling-reference discount/off/price/who/0',
    ],
  ],
  [
    'members of an unknown grade, ticket or partner card',
    both(
      add({ type: 'code-list', id: 'COD_IAM_MEMSHP_LEVEL', v: 1, items: [{ codeId: 'T0', codeName: words('t') }] }),
      mine({ grades: ['T0', 'T9'], products: ['season'], cards: ['blue'] }),
    ),
    [
      'dangling-reference discount/off/mine/cards/0',
      'dangling-reference discount/off/mine/grades/1',
      'dangling-reference discount/off/mine/products/0',
    ],
  ],
  [
    'a game on a host that is not allowed',
    game('https://games.example.org/clouds'),
    ['unsafe-link mini-game/clouds/url'],
  ],
  ['a game with an address that cannot be opened', game('http://games.example/'), ['unsafe-link mini-game/clouds/url']],
  ['an event with a game that has no address', game(''), ['settings-clash event/play/miniGame']],
])('finds %s', async (_, change, found) => {
  expect(linesOf(await problemsOf(change)).toSorted()).toEqual(found);
});

it.each<readonly [string, Change]>([
  ['a fee table and its discounts', discount({ won: 100, days: ['weekday'], who: ['adult'], tickets: ['day'] })],
  ['a game of this site', game('/sandbox/games/clouds')],
  [
    'a game on an allowed host',
    both(set('site', 'site', { allowedHosts: ['games.example.org'] }), game('https://games.example.org/clouds')),
  ],
])('accepts %s', async (_, change) => {
  expect(linesOf(await problemsOf(change))).toEqual([]);
});

it('offers no fix that removes the date or the season of an opening: only the operator knows which was meant', async () => {
  const found = await problemsOf(add({ ...opening, id: 'both', date: '2026-12-25' }));
  expect(found.filter(({ at, code }) => at.id === 'both' && code === 'settings-clash').map(({ fix }) => fix)).toEqual([
    undefined,
  ]);
});

it('finds times of a smart queue at which the venue is not open on any day', async () => {
  const plan = queuePlan('1', {
    id: 'TP-early',
    mode: 'BOTH',
    opens: '05:00',
    slots: { ...times, from: '09:40', until: '21:20' },
  });
  const found = linesOf(await problemsOf(add(opening, facility('1'), plan))).filter((line) =>
    line.startsWith('settings-clash queue-plan/TP-early'),
  );
  expect(found.toSorted()).toEqual(
    ['opens', 'slots/from', 'slots/until'].map((path) => `settings-clash queue-plan/TP-early/${path}`),
  );
});

it('accepts times of a smart queue within the longest day', async () => {
  const late = {
    ...opening,
    id: 'TP-late',
    season: { weekdays: ['SAT' as const] },
    hours: { from: '10:00', until: '21:00', nightUntil: '23:00' },
  };
  const plan = queuePlan('1', {
    id: 'TP-night',
    mode: 'BOTH',
    opens: '10:00',
    slots: { ...times, from: '10:20', until: '23:00' },
  });
  expect(
    linesOf(await problemsOf(add(opening, late, facility('1'), plan))).filter((line) =>
      line.includes('queue-plan/TP-night'),
    ),
  ).toEqual([]);
});

it.each<readonly [string, object, string, string]>([
  ['a coupon', coupon, '2026-12-04', 'content-over coupon-kind/tea/until'],
  [
    'a notice of a later day',
    { ...notice('n9', '<p>Nine</p>'), publishedAt: '2026-12-20' },
    '2026-12-04',
    'content-in-future notice/n9/publishedAt',
  ],
])('notes the period of %s at an instant only', async (_, body, day, line) => {
  const notes = async (now?: number) =>
    linesOf((await problemsOf(add(body as Body), now)).filter(({ severity }) => severity === 'note'));
  expect(await notes()).toEqual([]);
  expect(await notes(Date.parse(`${day}T09:00:00+09:00`))).toEqual([line]);
});

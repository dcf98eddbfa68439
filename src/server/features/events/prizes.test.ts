import { describe, expect, it } from 'vitest';
import { chancesOf, pickPrize } from '#engine';
import { repeatDraw } from '#content/draws/repeat-draw';
import type { EventJoinResult } from '#schemas/event-answers.schema';
import type { Event, EventPrize } from '#schemas/event.schema';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import { issueCoupon, tryIssueCoupon } from '../gifts/coupon-store.ts';
import { readDrawRecord } from './desk/draw-record.ts';
import { handOver } from './claim.ts';
import { freezeList } from './fair-draw.ts';
import { cancelApplication, settleEvents } from './settle-events.ts';
import { stampByFact } from './kinds/stamps.ts';
import { registerEvents } from './routes.ts';

const words = (text: string) => ({ ko: text, en: text });
const event = (id: string, kind: Event['kind'], more: Partial<Event>): Event => ({
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
const prize = (id: string, kind: EventPrize['kind'], more: Partial<EventPrize> = {}): EventPrize => ({
  id,
  name: words(id),
  kind,
  ...(kind === 'SOM' ? { amount: 10 } : {}),
  ...more,
});
/** Prizes that the members of these tests cannot get: a coupon above their limit, one of which all are issued, one whose time is over, and a badge that they have. */
const barred = (more: Partial<EventPrize> = {}) => [
  prize('limit', 'COUPON', { coupon: 'one', ...more }),
  prize('none', 'COUPON', { coupon: 'none', ...more }),
  prize('old', 'COUPON', { coupon: 'old', ...more }),
  prize('badge', 'BADGE', more),
];
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
const questions = [{ id: 'q', text: words('Question'), answer: 'O' as const }];
const events = [
  event('wheel', 'ROULETTE', {
    limit: { per: 'EVER', times: 20 },
    prizes: [
      ...barred({ weight: 1, stock: 9 }),
      prize('small', 'SOM', { weight: 3 }),
      prize('large', 'SOM', { weight: 1 }),
    ],
  }),
  event('nothing', 'ROULETTE', { prizes: [prize('limit', 'COUPON', { coupon: 'one' })] }),
  event('quiz', 'OX_QUIZ', { quiz: { questions, pass: 1 }, prizes: [...barred(), prize('som', 'SOM')] }),
  event('unlucky', 'OX_QUIZ', { quiz: { questions, pass: 1 }, prizes: barred() }),
  event('days', 'ATTEND', {
    prizes: [
      ...barred(),
      prize('doll', 'ITEM'),
      ...barred({ at: 1 }).map((one) => ({ ...one, id: `${one.id}-1` })),
      prize('som', 'SOM', { at: 1 }),
    ],
  }),
  event('poor', 'ATTEND', { prizes: barred() }),
  event('stamps', 'STAMP', {
    stamps: [{ id: 'gate', name: words('Gate'), way: 'VISIT' }],
    prizes: [...barred({ at: 1 }), prize('som', 'SOM', { at: 1 })],
  }),
];
events.push(
  event('draw', 'APPLY', {
    until: '2026-11-02T00:00:00+09:00',
    draw: { resultOn: '2026-11-03', waiting: 2 },
    prizes: [prize('limit', 'COUPON', { coupon: 'one', stock: 1 }), prize('doll', 'ITEM', { stock: 1 })],
  }),
);
const drawOf = (id: string, prizes: readonly EventPrize[], waiting = 3) =>
  event(id, 'APPLY', {
    until: '2026-11-02T00:00:00+09:00',
    limit: { per: 'DAY', times: 1 },
    draw: { resultOn: '2026-11-03', waiting },
    prizes: [...prizes],
  });
events.push(
  drawOf('many', [prize('pair', 'COUPON', { coupon: 'pair', stock: 5 }), prize('medal', 'BADGE', { stock: 5 })]),
  drawOf('stock', [
    prize('first', 'COUPON', { coupon: 'two-in-all', stock: 1 }),
    prize('second', 'COUPON', { coupon: 'two-in-all', stock: 5 }),
  ]),
  drawOf('stock-2', [prize('third', 'COUPON', { coupon: 'two-in-all', stock: 5 })]),
  drawOf('last', [prize('only', 'COUPON', { coupon: 'single', stock: 5 })]),
);
const list = (id: string, ...codes: string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: words(codeId) })),
});
const kinds = ['APPLY', 'ROULETTE', 'OX_QUIZ', 'ATTEND', 'STAMP'];
const server = accountServer({
  documents: [
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
    ...events,
  ],
  features: [registerEvents],
});
const context = () => server.app().sessions;
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
const right = { answerList: [{ fieldId: 'q', value: 'O' }] };
const given = (id: string) => ({ code: '200', data: { prize: { prizeId: id } } });

it('shares the chance of a barred prize among the others in proportion', () => {
  const prizes = [
    { id: 'a', weight: 6 },
    { id: 'barred', weight: 90 },
    { id: 'b', weight: 3 },
    { id: 'c', weight: 1 },
  ];
  const drawn = Map.groupBy(
    Array.from({ length: 100 }, (_, index) => pickPrize(prizes, index / 100, new Set(['barred']))?.id),
    (id) => id,
  );
  expect([...drawn].map(([id, all]) => [id, all.length])).toEqual([
    ['a', 60],
    ['b', 30],
    ['c', 10],
  ]);
});

describe('a prize that a member cannot get', () => {
  it('is not drawn: the wheel stops at another by its chance, and the draw can be repeated [V-425]', async () => {
    const one = await owner();
    const drawn: (string | undefined)[] = [];
    for (let turn = 0; turn < 20; turn += 1) drawn.push((await one.join('wheel')).data?.prize?.prizeId);
    expect(drawn.filter((id) => id !== 'small' && id !== 'large')).toEqual([]);
    expect(
      await server
        .store()
        .db.selectFrom('counters')
        .select('taken')
        .where('scope', '=', 'event-prize')
        .where('taken', '>', 0)
        .execute(),
    ).toEqual([]);
    await freezeList(server.store().db, 'wheel', 'WHEEL', server.now());
    const record = await readDrawRecord(server.store().db, events[0] as Event, {
      now: new Date(server.now().getTime() + 30 * day),
      release: context().live.current.number,
    });
    expect(record?.entries[0]?.barred?.toSorted()).toEqual(['badge', 'limit', 'none', 'old']);
    expect(record && repeatDraw(record).findings).toEqual([]);
    // Another list of barred prizes would have had another result.
    expect(
      record && repeatDraw({ ...record, entries: record.entries.map(({ barred: _, ...entry }) => entry) }).findings,
    ).not.toEqual([]);
  });

  it('takes no turn of a wheel that has nothing else', async () => {
    const one = await owner();
    expect((await one.join('nothing')).code).toBe('EVT_03');
    expect(
      await server.store().db.selectFrom('event_joins').select('id').where('member', '=', one.uid).execute(),
    ).toEqual([]);
  });

  it('makes way for the next of a quiz; without a next the answers count', async () => {
    const one = await owner();
    expect(await one.join('quiz', right)).toMatchObject(given('som'));
    expect(await one.join('unlucky', right)).toMatchObject({ code: '200', data: { resultCd: 'WON', prize: null } });
  });

  it('makes way for the next of a day; without a next the day counts', async () => {
    const one = await owner();
    expect(await one.join('days')).toMatchObject(given('doll'));
    expect(await one.join('poor')).toMatchObject({ code: '200', data: { resultCd: 'DONE', prize: null } });
  });

  it.each([
    ['by its name', 'limit-1'],
    ['without a name', ''],
  ])('makes way for the next reward of attendance, asked for %s', async (_, prizeId) => {
    const one = await owner();
    await one.join('days');
    expect(await one.post('attend-rewrd', { eventId: 'days', prizeId })).toMatchObject(given('som'));
    expect((await one.post('attend-rewrd', { eventId: 'days', prizeId })).code).toBe('CPN_03');
  });

  it('makes way for the next prize of stamps; the reason is told if there is none', async () => {
    const one = await owner();
    await server
      .store()
      .db.transaction()
      .execute((tx) => stampByFact(tx, context(), { member: one.uid, venue: 'TP', way: 'VISIT' }));
    expect(await one.post('event-prize', { eventId: 'stamps', prizeId: 'limit' })).toMatchObject(given('som'));
    expect(
      await Promise.all(
        ['limit', 'none', 'old'].map(
          async (prizeId) => (await one.post('event-prize', { eventId: 'stamps', prizeId })).code,
        ),
      ),
    ).toEqual(['CPN_03', 'CPN_02', 'CPN_05']);
  });
});

it.each([[[700, 200, 95, 5]], [[3, 1]], [[1, 1, 1]], [[9, 0, 1]]])(
  'chances of the weights %o add up to one, each in its smallest round total',
  (weights) => {
    const chances = [
      ...chancesOf(weights.map((weight, index) => ({ id: String(index), weight, left: undefined }))).values(),
    ];
    expect(chances.reduce((sum, { turns, of }) => sum + turns / of, 0)).toBeCloseTo(1, 12);
    expect(chances.every(({ turns }) => Number.isInteger(turns))).toBe(true);
  },
);

it('draws a coupon for nobody who cannot get it: the next prize or member is drawn, the record repeats it, and the coupon moves up to nobody above the limit', async () => {
  const owners = [await owner(), await owner(), await owner()];
  const free = await server.addMember();
  const browser = server.browser();
  await browser.login(free, PASSWORD);
  for (const one of owners) expect(await one.join('draw')).toMatchObject({ code: '200' });
  await browser.post(
    'evt/event-join',
    { eventId: 'draw', parkType: 'TP' },
    { headers: { 'idempotency-key': unique() } },
  );
  server.wait(Date.parse('2026-11-03T00:00:00+09:00') - server.now().getTime());
  await settleEvents(context());
  const rows = () =>
    server.store().db.selectFrom('event_joins').selectAll().where('event', '=', 'draw').orderBy('no').execute();
  const drawn = await rows();
  const results = Map.groupBy(drawn, ({ state, prize: won }) => `${state} ${won}`.trim());
  expect(results.get('WON limit')?.map(({ member }) => member)).toEqual([free.uid]);
  expect(results.get('WON doll')?.length).toBe(1);
  expect(results.get('WAITLISTED')?.length).toBe(2);
  const event_ = context().live.current.prepared.documents.event.get('draw') as Event;
  const record = await readDrawRecord(server.store().db, event_, {
    now: server.now(),
    release: context().live.current.number,
  });
  expect(record?.entries.filter(({ barred: some }) => some?.includes('limit') === true).length).toBe(3);
  expect(record === undefined ? [] : repeatDraw(record).findings).toEqual([]);
  const winner = drawn.find(({ member }) => member === free.uid);
  await server
    .store()
    .db.transaction()
    .execute((tx) => cancelApplication(tx, context(), event_, winner!, { kind: 'member', id: free.uid }));
  expect((await rows()).filter(({ prize: won, state }) => won === 'limit' && state === 'WON')).toEqual([]);
});

describe('a draw counts what it has given', () => {
  /** Draws an event with these applicants, one entry a day each. Returns the rows by state and prize, with their members, and what the repeated draw finds. */
  const drawFor = async (id: string, days: number, applicants: readonly string[][]) => {
    const db = server.store().db;
    server.wait(Math.max(0, Date.parse('2026-11-03T00:00:00+09:00') - server.now().getTime()));
    await db.deleteFrom('event_seeds').where('event', '=', id).execute();
    let no = 0;
    for (const [member = ''] of applicants)
      for (let turn = 1; turn <= days; turn += 1) {
        no += 1;
        const at = server.now().toISOString();
        await db
          .insertInto('event_joins')
          .values({
            id: `${id}-${no}`,
            event: id,
            kind: 'APPLY',
            venue: 'TP',
            member,
            day: `2026-11-0${turn}`,
            occasion: `day ${turn}`,
            no,
            turn,
            state: 'APPLIED',
            prize: '',
            drawn: '',
            slot: '',
            score: 0,
            answers: '{}',
            stock: '{}',
            barred: '[]',
            release: context().live.current.number,
            at,
            claim_until: null,
            settled_at: null,
          })
          .execute();
      }
    await settleEvents(context());
    const rows = await db.selectFrom('event_joins').selectAll().where('event', '=', id).orderBy('no').execute();
    const record = await readDrawRecord(db, context().live.current.prepared.documents.event.get(id) as Event, {
      now: server.now(),
      release: context().live.current.number,
    });
    return {
      rows,
      findings: record === undefined ? [] : repeatDraw(record).findings,
      of: (state: string, prize_: string) => rows.filter((row) => row.state === state && row.prize === prize_),
    };
  };
  const people = async (count: number): Promise<string[][]> =>
    Promise.all(Array.from({ length: count }, async () => [(await server.addMember()).uid]));

  it('gives a member with several entries no coupon above the limit, and no badge twice', async () => {
    const members = await people(2);
    const { of, findings } = await drawFor('many', 4, members);
    expect(
      of('WON', 'pair')
        .map(({ member }) => member)
        .toSorted(),
    ).toEqual(members.flat().toSorted());
    expect(
      of('WON', 'medal')
        .map(({ member }) => member)
        .toSorted(),
    ).toEqual(members.flat().toSorted());
    expect(findings).toEqual([]);
  });

  it('promises no more coupons than the kind has, over several prizes and draws; the others wait', async () => {
    const first = await drawFor('stock', 1, await people(5));
    expect(first.rows.filter(({ state }) => state === 'WON').length).toBe(2);
    expect(first.of('WAITLISTED', '').length).toBe(3);
    expect(first.findings).toEqual([]);
    const second = await drawFor('stock-2', 1, await people(2));
    expect(second.of('WON', 'third').length).toBe(0);
    const wins = async (uid: string) =>
      server
        .store()
        .db.transaction()
        .execute((tx) => tryIssueCoupon(tx, context(), { kind: 'two-in-all', member: uid, source: 'TEST', ref: uid }));
    expect(await wins((await server.addMember()).uid)).toEqual({ refusal: 'couponsGone' });
    // What a winner gives up goes to the next who waits.
    const given = first.rows.find(({ state }) => state === 'WON')!;
    await server
      .store()
      .db.transaction()
      .execute((tx) =>
        cancelApplication(tx, context(), context().live.current.prepared.documents.event.get('stock') as Event, given, {
          kind: 'member',
          id: given.member,
        }),
      );
    expect(
      (
        await server
          .store()
          .db.selectFrom('event_joins')
          .select('id')
          .where('event', '=', 'stock')
          .where('state', '=', 'WON')
          .execute()
      ).length,
    ).toBe(2);
  });

  it('lets a winner claim the last coupon that waits for them', async () => {
    const { rows } = await drawFor('last', 1, await people(2));
    const won = rows.find(({ state }) => state === 'WON')!;
    await server
      .store()
      .db.transaction()
      .execute((tx) =>
        handOver(tx, context(), context().live.current.prepared.documents.event.get('last') as Event, {
          join: won,
          actor: { kind: 'member', id: won.member },
        }),
      );
    expect(
      (await server.store().db.selectFrom('coupons').select('id').where('kind', '=', 'single').execute()).length,
    ).toBe(1);
  });
});

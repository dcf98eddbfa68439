import { describe, expect, it } from 'vitest';
import { chancesOf, pickPrize } from '../../../engine/index.ts';
import { repeatDraw } from '#content/draws/repeat-draw';
import type { Event, EventPrize } from '#schemas/documents/event/schema';
import { accountServer, day } from '#tests/account-server.ts';
import { readDrawRecord } from './desk/draw-record.ts';
import { freezeList } from './fair-draw.ts';
import { stampByFact } from './kinds/stamps.ts';
import { registerEvents } from './routes.ts';
import { words, event, prize, prizeDocuments, prizeMembers } from '#tests/prize-events.ts';

/** Prizes that the members of these tests cannot get: a coupon above their limit, one of which all are issued, one whose time is over, and a badge that they have. */
const barred = (more: Partial<EventPrize> = {}) => [
  prize('limit', 'COUPON', { coupon: 'one', ...more }),
  prize('none', 'COUPON', { coupon: 'none', ...more }),
  prize('old', 'COUPON', { coupon: 'old', ...more }),
  prize('badge', 'BADGE', more),
];
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
const server = accountServer({ documents: [...prizeDocuments, ...events], features: [registerEvents] });
const { context, owner } = prizeMembers(server);
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

import { expect, it } from 'vitest';
import type { JoinState } from '../../../engine/index.ts';
import type { DeskEvent, DeskEventRow, ParticipantsAnswer } from '#schemas/calls/events/console-answers';
import { all, operatorWith } from '#tests/operators.ts';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import { countLiveJoins } from './live-joins.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const event = (id: string, more: object) => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  parks: ['09'],
  order: 1,
  title: words(id),
  ...more,
});
const wheel = event('wheel', {
  kind: 'ROULETTE',
  prizes: [
    { id: 'plush', name: words('Plush'), kind: 'ITEM', weight: 1, stock: 10 },
    { id: 'som', name: words('Som'), kind: 'SOM', amount: 5, weight: 9 },
  ],
});
const seats = event('seats', {
  kind: 'APPLY',
  order: 2,
  from: '2026-12-01T00:00:00+09:00',
  slots: [{ id: 'am', label: words('Morning'), seats: 3 }],
});
const draw = event('draw', {
  kind: 'APPLY',
  order: 3,
  until: '2026-10-01T00:00:00+09:00',
  draw: { resultOn: '2026-10-05' },
  prizes: [{ id: 'cabin', name: words('Cabin'), kind: 'ITEM', stock: 1 }],
});
const game = event('game', { kind: 'MINI_GAME', order: 4, miniGame: 'clouds' });
const clouds = {
  type: 'mini-game',
  id: 'clouds',
  v: 1,
  title: words('Clouds'),
  url: '/sandbox/games/clouds',
  playsADay: 1,
  maxScore: 9,
  finishMin: 5,
};
const list = (id: string) => ({
  type: 'code-list',
  id,
  v: 1,
  items: ['ROULETTE', 'APPLY', 'MINI_GAME'].map((codeId) => ({ codeId, codeName: words(codeId) })),
});
const at = (minute: number) => new Date(Date.parse('2026-11-01T00:00:00.000Z') + minute * 60_000).toISOString();

type Join = readonly [
  event: string,
  member: number,
  state: JoinState,
  more?: { readonly prize?: string; readonly slot?: string; readonly claim_until?: string },
];

const desk = async (members: number, joins: readonly Join[]) => {
  const parts = publishingOver(await tempStore());
  await seedWith(parts, [
    ...soundSite(),
    list('COD_IAM_EVENT_KIND'),
    list('COD_IAM_BOARD_KIND'),
    wheel,
    seats,
    draw,
    game,
    clouds,
  ]);
  const server = await testServer(parts);
  await server.app.ready();
  countLiveJoins(parts.liveRecords, parts.live);
  const { db } = parts.store;
  const person = {
    name: '김하늘',
    nickname: '솔바람',
    lang: 'ko',
    birth_date: '',
    gender: '',
    email: '',
    mobile: '',
    kind: '2',
    regular: 1,
    ex_member: 0,
    conversion_agreed_on: '',
    grade: '',
    picture: '',
    consents: '{}',
    passages: '{}',
    state: 'active',
    created_at: at(0),
    updated_at: at(0),
  } as const;
  await db
    .insertInto('members')
    .values(
      Array.from({ length: members }, (_, index) => ({
        ...person,
        uid: `M${index}`,
        login_id: `skyfan${String(index).padStart(2, '0')}`,
      })),
    )
    .execute();
  for (const [index, [name, member, state, { prize = '', slot = '', claim_until = null } = {}]] of joins.entries()) {
    await db
      .insertInto('event_joins')
      .values({
        id: `j${index}`,
        event: name,
        kind: 'APPLY',
        venue: 'TP',
        member: `M${member}`,
        day: '20261101',
        occasion: `${index}`,
        no: index + 1,
        turn: 0,
        state,
        prize,
        slot,
        drawn: '',
        score: 0,
        answers: '{}',
        stock: '{}',
        barred: '[]',
        release: 1,
        at: at(index),
        claim_until,
        settled_at: null,
      })
      .execute();
  }
  const operator = async (role: 'agent' | 'marketer') => {
    const { call, id } = await operatorWith(server, [{ ...all(role), venues: ['TP'] }]);
    return {
      id,
      call,
      get: async <Answer>(path: string) => (await call('GET', `/members/TP/events${path}`)).json<Answer>(),
    };
  };
  return { server, db, agent: await operator('agent'), marketer: await operator('marketer') };
};

it('shows figures, stock and seats of events, and the hash of a draw before its seed [V-425]', async () => {
  const until = at(60 * 24);
  const { agent, db } = await desk(2, [
    ['wheel', 0, 'WON', { prize: 'plush', claim_until: until }],
    ['wheel', 1, 'DONE', { prize: 'som' }],
    ['wheel', 1, 'LAPSED', { prize: 'plush' }],
    ['wheel', 1, 'CLAIMED', { prize: 'plush' }],
    ['seats', 0, 'WON', { slot: 'am' }],
  ]);
  await db
    .insertInto('counters')
    .values([
      { scope: 'event-prize', key: 'wheel plush', taken: 3 },
      { scope: 'event-slot', key: 'seats am', taken: 1 },
    ])
    .execute();
  const { events } = await agent.get<{ events: DeskEventRow[] }>('');
  expect(events.map(({ id, status, joins, members }) => [id, status, joins, members])).toEqual([
    ['wheel', 'OPEN', 4, 2],
    ['seats', 'NOT_YET', 1, 1],
    ['draw', 'DONE', 0, 0],
    ['game', 'OPEN', 0, 0],
  ]);
  const opened = await agent.get<DeskEvent>('/wheel');
  expect(opened.states).toEqual([
    { state: 'CLAIMED', count: 1 },
    { state: 'DONE', count: 1 },
    { state: 'LAPSED', count: 1 },
    { state: 'WON', count: 1 },
  ]);
  expect(opened.prizes).toEqual([
    { id: 'plush', name: words('Plush'), stock: 10, left: 7, given: 2, toClaim: 1, claimed: 1, lapsed: 1 },
    { id: 'som', name: words('Som'), stock: null, left: null, given: 1, toClaim: 0, claimed: 0, lapsed: 0 },
  ]);
  expect(opened.draw).toMatchObject({
    kind: 'WHEEL',
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    seed: '',
    listHash: '',
  });
  expect((await agent.get<DeskEvent>('/seats')).slots).toEqual([
    { id: 'am', label: words('Morning'), seats: 3, left: 2 },
  ]);
  await agent.get('/draw');
  // The draw is over when its list is frozen.
  await db
    .updateTable('event_seeds')
    .set({ list_hash: 'f'.repeat(64), drawn_at: at(1) })
    .where('event', '=', 'draw')
    .execute();
  const { draw: drawn } = await agent.get<DeskEvent>('/draw');
  const { seed } = await db
    .selectFrom('event_seeds')
    .select('seed')
    .where('event', '=', 'draw')
    .executeTakeFirstOrThrow();
  expect(drawn).toMatchObject({ kind: 'DRAW', seed, listHash: 'f'.repeat(64), drawnAt: at(1) });
  expect([
    (await agent.call('GET', '/members/TP/events/none')).statusCode,
    (await agent.call('GET', '/members/AA/events')).statusCode,
  ]).toEqual([404, 403]);
});

it('lists participations with masked names: by state, number or whole login ID, a page at a time; it is logged', async () => {
  const { agent, db } = await desk(2, [
    ...Array.from({ length: 24 }, (_, index): Join => [
      'wheel',
      index % 2,
      index === 0 ? 'WON' : 'DONE',
      index === 0 ? { prize: 'plush' } : {},
    ]),
    ['seats', 0, 'APPLIED', { slot: 'am' }],
  ]);
  const list = (query: string) => agent.get<ParticipantsAnswer>(`/wheel/participants${query}`);
  const first = await list('');
  expect([first.total, first.pages, first.participants.length, first.participants[0]?.no]).toEqual([24, 2, 20, 24]);
  expect((await list('?page=2')).participants.map(({ no }) => no)).toEqual([4, 3, 2, 1]);
  const won = await list('?state=WON');
  expect(won.participants).toEqual([
    {
      id: 'j0',
      no: 1,
      nameMask: '김*늘',
      loginMask: 'skyfa***',
      at: at(0),
      state: 'WON',
      prize: words('Plush'),
      slot: null,
      claimUntil: '',
      isDue: false,
    },
  ]);
  expect(['김하늘', 'skyfan00', 'M0'].filter((value) => JSON.stringify(won).includes(value))).toEqual([]);
  expect([
    (await list('?no=3')).participants.map(({ id }) => id),
    (await list('?login=skyfan01')).total,
    (await list('?login=skyfan')).total,
  ]).toEqual([['j2'], 12, 0]);
  expect((await agent.get<ParticipantsAnswer>('/seats/participants')).participants).toMatchObject([
    { slot: words('Morning'), prize: null },
  ]);
  const log = await db
    .selectFrom('look_ups')
    .select(['record_id', 'operator', 'purpose'])
    .where('record', '=', 'event_joins')
    .execute();
  expect([log.length, log.find(({ record_id }) => record_id === 'seats')]).toEqual([
    7,
    { record_id: 'seats', operator: agent.id, purpose: 'EVENT' },
  ]);
  // Two searches by login ID count as look-ups.
  expect(await db.selectFrom('counters').select('taken').where('scope', '=', 'look-ups').execute()).toEqual([
    { taken: 2 },
  ]);
});

it('shows marketers figures from 10 members on, no names, and no search for a member', async () => {
  const joins = Array.from({ length: 10 }, (_, index): Join => ['wheel', index, 'DONE', { prize: 'som' }]);
  const few = await desk(9, joins.slice(0, 9));
  expect((await few.marketer.get<{ events: DeskEventRow[] }>('')).events[0]).toMatchObject({
    joins: null,
    members: null,
  });
  expect(await few.marketer.get('/wheel')).toMatchObject({
    joins: null,
    states: [],
    prizes: [{ given: null, toClaim: null, left: 10 }, { given: null }],
  });
  expect(await few.marketer.get('/wheel/participants')).toEqual({
    participants: [],
    total: 0,
    page: 1,
    pages: 0,
    isHidden: true,
  });
  expect((await few.agent.get<ParticipantsAnswer>('/wheel/participants')).total).toBe(9);
  const many = await desk(10, joins);
  expect(await many.marketer.get('/wheel')).toMatchObject({
    joins: 10,
    members: 10,
    prizes: [{ given: 0 }, { given: 10 }],
  });
  const { participants } = await many.marketer.get<ParticipantsAnswer>('/wheel/participants');
  expect([participants.length, new Set(participants.map(({ nameMask }) => nameMask))]).toEqual([10, new Set([''])]);
  expect((await many.marketer.call('GET', '/members/TP/events/wheel/participants?login=skyfan00')).statusCode).toBe(
    403,
  );
});

it('lets agents hand over a prize once, in time; it is logged', async () => {
  const until = at(60 * 24);
  const { agent, marketer, db } = await desk(1, [
    ['wheel', 0, 'WON', { prize: 'plush', claim_until: until }],
    ['wheel', 0, 'WON', { prize: 'plush', claim_until: at(-1) }],
    ['wheel', 0, 'DONE', { prize: 'som' }],
  ]);
  const { participants } = await agent.get<ParticipantsAnswer>('/wheel/participants');
  expect(participants.map(({ id, isDue }) => [id, isDue])).toEqual([
    ['j2', false],
    ['j1', false],
    ['j0', true],
  ]);
  const handOver = async (id: string, by = agent) => by.call('PUT', `/members/TP/events/wheel/participants/${id}`);
  expect((await handOver('j0', marketer)).statusCode).toBe(403);
  expect((await handOver('j0')).json()).toMatchObject({ prizes: [{ claimed: 1, toClaim: 1 }, {}] });
  expect(await Promise.all(['j0', 'j1', 'j2', 'none'].map(async (id) => (await handOver(id)).statusCode))).toEqual([
    409, 409, 409, 404,
  ]);
  expect(
    await db
      .selectFrom('record_log')
      .select(['from_state', 'to_state', 'actor_kind', 'actor'])
      .where('record_id', '=', 'j0')
      .execute(),
  ).toEqual([{ from_state: 'WON', to_state: 'CLAIMED', actor_kind: 'operator', actor: agent.id }]);
});

it('lists winners with masked names, and the record of a draw without its seed before the end', async () => {
  const { marketer, db } = await desk(1, [
    ['wheel', 0, 'WON', { prize: 'plush', claim_until: at(5) }],
    ['wheel', 0, 'DONE', { prize: 'som' }],
    ['wheel', 0, 'DONE'],
  ]);
  expect(await marketer.get('/wheel/winners')).toEqual({
    winners: [
      { no: 1, loginMask: 'skyfa***', prize: words('Plush'), state: 'WON', at: at(0), claimUntil: at(5) },
      { no: 2, loginMask: 'skyfa***', prize: words('Som'), state: 'DONE', at: at(1), claimUntil: '' },
    ],
  });
  expect(
    await db.selectFrom('look_ups').select(['record_id', 'operator']).where('record', '=', 'event_joins').execute(),
  ).toEqual([{ record_id: 'wheel', operator: marketer.id }]);
  expect(await marketer.get('/wheel/draw')).toMatchObject({
    seed: '',
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
});

it('makes a signing key of a game, which is shown once, and lists refused calls', async () => {
  const { agent, marketer, db } = await desk(1, []);
  expect(await agent.get('/game/game')).toMatchObject({
    game: 'clouds',
    title: words('Clouds'),
    scoreUrl: expect.stringMatching(/^https?:.*\/api\/game\/v1\/score$/) as string,
    keyMadeAt: '',
    refusals: [],
  });
  const make = (who: typeof agent, id = 'game') => who.call('POST', `/members/TP/events/${id}/game`);
  expect([(await make(agent)).statusCode, (await make(marketer, 'wheel')).statusCode]).toEqual([403, 404]);
  const keys = [(await make(marketer)).json<{ key: string }>().key, (await make(marketer)).json<{ key: string }>().key];
  expect([new Set(keys).size, keys[0]?.length]).toEqual([2, 32]);
  await db
    .insertInto('record_log')
    .values({
      id: '9',
      at: at(7),
      record: 'mini_games',
      record_id: 'clouds',
      actor_kind: 'server',
      actor: '',
      from_state: '',
      to_state: 'REFUSED',
      reason: 'EVT_12',
      venue: '',
    })
    .execute();
  const read = await agent.get('/game/game');
  expect(read).toMatchObject({ keyMadeAt: '2026-11-01T03:00:00.000Z', refusals: [{ at: at(7), reason: 'EVT_12' }] });
  const stored = JSON.stringify([
    read,
    await db.selectFrom('record_log').selectAll().execute(),
    await db.selectFrom('counters').selectAll().execute(),
  ]);
  expect(keys.filter((key) => stored.includes(key))).toEqual([]);
});

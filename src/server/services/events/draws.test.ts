import { describe, expect, it } from 'vitest';
import { repeatDraw } from '#content/draws/repeat-draw';
import type { Event, EventPrize } from '#schemas/documents/event/schema';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { tryIssueCoupon } from '../gifts/coupon-store.ts';
import { readDrawRecord } from './desk/draw-record.ts';
import { handOver } from './claim.ts';
import { cancelApplication, settleEvents } from './settle-events.ts';
import { registerEvents } from './routes.ts';
import { event, prize, prizeDocuments, prizeMembers } from '#tests/prize-events.ts';

const drawOf = (id: string, prizes: readonly EventPrize[], waiting = 3) =>
  event(id, 'APPLY', {
    until: '2026-11-02T00:00:00+09:00',
    limit: { per: 'DAY', times: 1 },
    draw: { resultOn: '2026-11-03', waiting },
    prizes: [...prizes],
  });

const events = [
  event('draw', 'APPLY', {
    until: '2026-11-02T00:00:00+09:00',
    draw: { resultOn: '2026-11-03', waiting: 2 },
    prizes: [prize('limit', 'COUPON', { coupon: 'one', stock: 1 }), prize('doll', 'ITEM', { stock: 1 })],
  }),
  drawOf('many', [prize('pair', 'COUPON', { coupon: 'pair', stock: 5 }), prize('medal', 'BADGE', { stock: 5 })]),
  drawOf('stock', [
    prize('first', 'COUPON', { coupon: 'two-in-all', stock: 1 }),
    prize('second', 'COUPON', { coupon: 'two-in-all', stock: 5 }),
  ]),
  drawOf('stock-2', [prize('third', 'COUPON', { coupon: 'two-in-all', stock: 5 })]),
  drawOf('last', [prize('only', 'COUPON', { coupon: 'single', stock: 5 })]),
];
const server = accountServer({ documents: [...prizeDocuments, ...events], features: [registerEvents] });
const { context, unique, owner } = prizeMembers(server);

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

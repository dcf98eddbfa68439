import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Event } from '../../schemas/documents/event/schema.ts';
import { run } from '../../src/qa/run.ts';
import { readStoredDraw } from '../../src/server/services/events/desk/draw-record.ts';
import { drawKindOf, lotIn, sealOf } from '../../src/server/services/events/fair-draw.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Tables } from '../../src/server/core/storage/tables.ts';
import { billboard, cake, game, roundAt, type EventPark } from './joins-park.ts';
import type { Answered, Call, Kind } from './joins-calls.ts';

type Join = Tables['event_joins'];
type Change = Pick<Tables['record_log'], 'record_id' | 'from_state' | 'to_state'>;

/** Sums of a run. */
export interface Counts {
  readonly answered: number;
  readonly joins: number;
  readonly prizes: number;
  readonly coupons: number;
  readonly som: number;
  readonly cancelled: number;
  readonly claimed: number;
  readonly lapsed: number;
  readonly movedUp: number;
  readonly applications: number;
  readonly scores: number;
  /** Joins refused because the prize was gone. */
  readonly gone: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly killed?: number;
}

interface Round {
  readonly park: EventPark;
  /** Number of the round that has just ended. */
  readonly round: number;
  readonly answered: readonly Answered[];
  /** Calls of games without an answer: nobody knows their outcome. */
  readonly unanswered: readonly Call[];
  /** Hashes of the lists that are complete, by event. */
  readonly lists: Map<string, string>;
  readonly now: Date;
}

const CLAIM = 'prize ';
const GIVEN = ['DONE', 'WON', 'CLAIMED'];
const countBy = <Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(items, key)].map(([name, all]) => [name, all.length]));
const sorted = (texts: Iterable<string>): readonly string[] => [...texts].toSorted();

/** Checks what must hold after a round, whatever happened to the processes. */
export async function checkJoins(
  { db }: Store,
  { park: { events }, round, answered, unanswered, lists, now }: Round,
): Promise<Counts> {
  const rows = await db.selectFrom('event_joins').selectAll().orderBy('no').execute();
  const log = await db.selectFrom('record_log').selectAll().where('record', '=', 'event_joins').orderBy('id').execute();
  const counters = new Map(
    (await db.selectFrom('counters').selectAll().execute()).map(({ scope, key, taken }) => [`${scope} ${key}`, taken]),
  );
  const taken = (scope: string, key: string): number => counters.get(`${scope} ${key}`) ?? 0;
  // A call that was sent twice counts once.
  const done = (...kinds: readonly Kind[]): readonly Answered[] => [
    ...new Map(
      answered
        .filter(({ kind, code }) => kinds.includes(kind) && code === '200')
        .map((one) => [one.key || `${one.subject} ${one.body}`, one]),
    ).values(),
  ];
  for (const [key, all] of Map.groupBy(
    answered.filter(({ key, code }) => key !== '' && code === '200'),
    (one) => one.key,
  ))
    expect(new Set(all.map(({ data }) => JSON.stringify(data))).size, key).toBe(1);

  // Each answered call counts exactly once, and nothing else counts.
  const scored = rows.filter(({ kind }) => kind === 'MINI_GAME');
  const rewards = rows.filter(({ kind, occasion }) => kind === 'ATTEND' && occasion.startsWith(CLAIM));
  const others = rows.filter((row) => !scored.includes(row) && !rewards.includes(row));
  expect(sorted(done('join', 'prize').map(({ data }) => String(data['joinId'])))).toEqual(
    sorted(others.map(({ id }) => id)),
  );
  expect(
    sorted(done('reward').map(({ who, data }) => `${who} ${(data['prize'] as { readonly prizeId: string }).prizeId}`)),
  ).toEqual(sorted(rewards.map(({ member, prize }) => `${member} ${prize}`)));
  expect(new Set(rows.map(({ event, member, occasion }) => `${event} ${member} ${occasion}`)).size).toBe(rows.length);
  const moved = (to: string): readonly Change[] =>
    log.filter(({ from_state, to_state }) => to_state === to && from_state !== '');
  expect(sorted(moved('CANCELLED').map(({ record_id }) => record_id))).toEqual(
    sorted(done('cancel').map(({ subject }) => subject)),
  );
  expect(sorted(moved('CLAIMED').map(({ record_id }) => record_id))).toEqual(
    sorted(done('claim').map(({ subject }) => subject)),
  );
  for (const to of ['CANCELLED', 'CLAIMED', 'LAPSED'])
    expect(sorted(moved(to).map(({ record_id }) => record_id))).toEqual(
      sorted(rows.filter(({ state }) => state === to).map(({ id }) => id)),
    );

  for (const event of events)
    await checkEvent(
      event,
      rows.filter((row) => row.event === event.id),
    );
  await checkPrizes();
  await checkBillboard();
  checkGames(await db.selectFrom('game_plays').selectAll().execute());
  const facts = await db
    .selectFrom('member_facts')
    .select(['member', 'ref'])
    .where('fact', 'in', ['EVENT_JOIN', 'ATTEND_DAY'])
    .execute();
  expect(sorted(facts.map(({ member, ref }) => `${member} ${ref}`))).toEqual(
    sorted(rows.filter(({ occasion }) => !occasion.startsWith(CLAIM)).map(({ member, id }) => `${member} ${id}`)),
  );
  for (const event of events.filter(({ id }) => id.endsWith(`-${round}`))) await checkDraw(event);

  const refused = countBy(
    answered.filter(({ code }) => code !== '200'),
    ({ kind, code }) => `${kind} ${code}`,
  );
  const movedUp = log.filter(({ from_state, to_state }) => from_state === 'WAITLISTED' && to_state === 'WON').length;
  return {
    answered: answered.length,
    joins: rows.length,
    prizes: rows.filter(({ prize, state }) => prize !== '' && GIVEN.includes(state)).length,
    cancelled: done('cancel').length,
    claimed: done('claim').length,
    lapsed: moved('LAPSED').length,
    movedUp,
    applications: done('apply').length,
    scores: scored.length,
    gone: (refused.get('join EVT_03') ?? 0) + (refused.get('prize EVT_03') ?? 0),
    refused: Object.fromEntries(refused),
    ...(await sumsOfPrizes()),
  };

  async function checkEvent(
    { id, kind, prizes = [], limit, slots = [], until = '', from = '', stamps, draw }: Event,
    joins: readonly Join[],
  ): Promise<void> {
    expect(
      joins.map(({ no }) => no),
      id,
    ).toEqual(joins.map((_, index) => index + 1));
    expect(taken('event-joins', id), id).toBe(joins.length);
    const turns = joins.filter(({ occasion }) => !occasion.startsWith(CLAIM));
    expect(
      turns.filter(({ at }) => Date.parse(at) < Date.parse(from) || Date.parse(at) >= Date.parse(until)),
      id,
    ).toEqual([]);
    const times =
      kind === 'STAMP'
        ? (stamps?.length ?? 0)
        : kind === 'MINI_GAME'
          ? game.playsADay
          : kind === 'COUPON'
            ? prizes.length
            : (limit?.times ?? 1);
    const isDaily = limit?.per === 'DAY' || kind === 'ATTEND' || kind === 'MINI_GAME';
    for (const [key, count] of countBy(turns, ({ member, day }) => `${member}${isDaily ? ` ${day}` : ''}`))
      expect(count, `${id} ${key}`).toBeLessThanOrEqual(times);
    for (const { id: prize, stock } of prizes) {
      const given = joins.filter((one) => one.prize === prize && GIVEN.includes(one.state)).length;
      if (stock !== undefined) expect(given, `${id} ${prize}`).toBeLessThanOrEqual(stock);
      if (stock !== undefined && draw === undefined)
        expect(joins.filter((one) => one.prize === prize).length, `${id} ${prize}`).toBe(
          taken('event-prize', `${id} ${prize}`),
        );
    }
    // A prize was refused as gone only when all of it was given.
    for (const { kind: call, body } of answered.filter((one) => one.event === id && one.code === 'EVT_03')) {
      const { slotId, prizeId } = JSON.parse(body) as { readonly slotId?: string; readonly prizeId?: string };
      const requested = call === 'join' ? slotId : prizeId;
      // Without a name, the reward was the first that is earned.
      const possible = prizes.filter((one) => requested === '' || one.id === requested);
      expect(
        possible.filter((one) => taken('event-prize', `${id} ${one.id}`) === one.stock),
        `${id} ${requested}`,
      ).not.toEqual([]);
    }
    const hasWon = ({ id: join, state }: Join): boolean =>
      state === 'WON' ||
      log.some(
        ({ record_id, from_state, to_state }) => record_id === join && (from_state === 'WON' || to_state === 'WON'),
      );
    for (const { id: slot, seats } of slots) {
      const all = joins.filter((one) => one.slot === slot);
      const held = all.filter(({ state }) => state === 'WON').length;
      const first = all.find(({ state }) => state === 'WAITLISTED');
      expect([held, taken('event-slot', `${id} ${slot}`)], `${id} ${slot}`).toEqual(
        first === undefined ? [Math.min(held, seats), held] : [seats, seats],
      );
      // Nobody got a seat who came after somebody who still waits.
      if (first !== undefined)
        expect(
          all.filter((one) => one.no > first.no && hasWon(one)),
          `${id} ${slot}`,
        ).toEqual([]);
    }
    if (draw === undefined) return;
    const seal = await sealOf(db, id, now);
    const lots = joins
      .map((one) => ({ ...one, lot: lotIn(seal, id, one) }))
      .toSorted((one, other) => (one.lot < other.lot ? -1 : 1));
    const firstWaiting = lots.findIndex(({ state }) => state === 'WAITLISTED');
    // After the draw nobody can cancel, so nobody moves up past a smaller lot.
    if (firstWaiting >= 0)
      expect(
        lots.slice(firstWaiting).filter((one) => one.drawn === 'WAITLISTED' && hasWon(one)),
        id,
      ).toEqual([]);
  }

  /** Every prize of Som and every coupon was credited once, to its winner. */
  async function checkPrizes(): Promise<void> {
    const kinds = new Map(
      events.flatMap(({ id, prizes = [] }) => prizes.map((prize) => [`${id} ${prize.id}`, prize] as const)),
    );
    const credited = (
      kind: string,
      more: (prize: { readonly amount?: number; readonly coupon?: string }) => string,
    ): readonly string[] =>
      rows.flatMap(({ id, event, member, prize, state }) => {
        const won = kinds.get(`${event} ${prize}`);
        // A prize of a draw is credited when it is claimed.
        return won?.kind === kind && (state === 'DONE' || state === 'CLAIMED') ? [`${id} ${member} ${more(won)}`] : [];
      });
    const postings = await db
      .selectFrom('ledger_transfers')
      .innerJoin('ledger_postings', 'ledger_postings.transfer', 'ledger_transfers.id')
      .select(['ref', 'account', 'amount'])
      .where('book', '=', 'SOM')
      .where('account', '<>', 'SOM:ISSUED')
      .execute();
    expect(
      sorted(postings.map(({ ref, account, amount }) => `${ref} ${account.slice('SOM:'.length)} ${amount}`)),
    ).toEqual(sorted(credited('SOM', ({ amount = 0 }) => String(amount))));
    const balances = await db.selectFrom('ledger_accounts').select('balance').where('book', '=', 'SOM').execute();
    expect(balances.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(0);
    const coupons = await db.selectFrom('coupons').select(['ref', 'owner', 'kind']).execute();
    expect(sorted(coupons.map(({ ref, owner, kind }) => `${ref} ${owner} ${kind}`))).toEqual(
      sorted(credited('COUPON', ({ coupon = '' }) => coupon)),
    );
    const cakes = coupons.filter(({ kind }) => kind === cake.id);
    expect(Math.max(0, ...countBy(cakes, ({ owner }) => owner).values())).toBeLessThanOrEqual(cake.perMember);
    expect([cakes.length, taken('coupon-stock', cake.id)]).toEqual([
      taken('coupon-stock', cake.id),
      Math.min(cake.stock ?? 0, cakes.length),
    ]);
    const badges = await db.selectFrom('member_badges').select(['member', 'badge']).execute();
    expect(sorted(badges.map(({ member, badge }) => `${member} ${badge}`))).toEqual(
      sorted(new Set(credited('BADGE', () => 'clever').map((text) => text.slice(text.indexOf(' ') + 1)))),
    );
  }

  async function sumsOfPrizes(): Promise<Pick<Counts, 'coupons' | 'som'>> {
    const { count: coupons } = await db
      .selectFrom('coupons')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    const { count: som } = await db
      .selectFrom('ledger_transfers')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return { coupons: Number(coupons), som: Number(som) };
  }

  /** No time has more applications than places, and no member two in a month. */
  async function checkBillboard(): Promise<void> {
    const applications = await db
      .selectFrom('billboard_applications')
      .select(['id', 'member', 'day', 'time', 'state'])
      .execute();
    expect(sorted(done('apply').map(({ data }) => String(data['applId'])))).toEqual(
      sorted(applications.map(({ id }) => id)),
    );
    expect(sorted(done('cancel-application').map(({ subject }) => subject))).toEqual(
      sorted(applications.filter(({ state }) => state === 'CANCELLED').map(({ id }) => id)),
    );
    const held = applications.filter(({ state }) => state !== 'CANCELLED' && state !== 'REJECTED');
    const times = countBy(held, ({ day, time }) => `${billboard.id} ${day} ${time}`);
    for (const { day, time } of applications)
      expect(taken('billboard-seat', `${billboard.id} ${day} ${time}`)).toBe(
        times.get(`${billboard.id} ${day} ${time}`) ?? 0,
      );
    expect(Math.max(0, ...times.values())).toBeLessThanOrEqual(billboard.seats);
    const claims = await db
      .selectFrom('claims')
      .select(['key', 'ref'])
      .where('scope', '=', 'billboard-month')
      .execute();
    expect(sorted(claims.map(({ key, ref }) => `${key} ${ref}`))).toEqual(
      sorted(held.map(({ id, member, day }) => `${member} ${day.slice(0, 6)} ${id}`)),
    );
  }

  /** A play has one score, a token starts one play, and a member wins each prize of a game once. */
  function checkGames(all: readonly Tables['game_plays'][]): void {
    const unknown = (kind: Kind): number => unanswered.filter((one) => one.kind === kind).length;
    const started = all.filter(({ state }) => state !== 'OPENED').length;
    expect(all.length).toBe(done('open-game').length);
    for (const count of countBy(all, ({ event, member, day }) => `${event} ${member} ${day}`).values())
      expect(count).toBeLessThanOrEqual(game.playsADay);
    for (const [count, kind] of [
      [started, 'start-game'],
      [scored.length, 'score'],
    ] as const) {
      expect(count).toBeGreaterThanOrEqual(done(kind).length);
      expect(count).toBeLessThanOrEqual(done(kind).length + unknown(kind));
    }
    expect(sorted(scored.map(({ occasion, score }) => `${occasion} ${score}`))).toEqual(
      sorted(all.filter(({ state }) => state === 'SCORED').map(({ id, score }) => `play ${id} ${score}`)),
    );
    expect(
      Math.max(
        0,
        ...countBy(
          scored.filter(({ prize }) => prize !== ''),
          ({ event, member, prize }) => `${event} ${member} ${prize}`,
        ).values(),
      ),
    ).toBeLessThanOrEqual(1);
  }

  /** A list that is complete never changes, and repeats the draw. */
  async function checkDraw(event: Event): Promise<void> {
    if (drawKindOf(event) === undefined) return;
    const record = await readStoredDraw(db, event.id, now);
    expect([record?.seed, record?.listHash], event.id).toEqual([
      expect.stringMatching(/^\w{64}$/),
      lists.get(event.id) ?? expect.stringMatching(/^\w{64}$/),
    ]);
    lists.set(event.id, record?.listHash ?? '');
    const folder = await mkdtemp(join(tmpdir(), 'promenade-draw-'));
    try {
      const file = join(folder, 'draw.json');
      await writeFile(file, JSON.stringify(record));
      const { code, text } = await run(['draw', event.id, file, '--at', new Date(roundAt(round).ends).toISOString()]);
      expect([code, text]).toEqual([
        0,
        expect.stringContaining(`${record?.entries.length} entries again: every result is the same.`),
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

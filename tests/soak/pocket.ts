import { clockAt } from '../../src/server/core/clock.ts';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { readEnv } from '../../src/server/core/env.ts';
import { issueGiftCard, randomCard } from '../../src/server/services/gifts/card-store.ts';
import { withCheckDigit } from '../../src/server/core/records/typed-numbers.ts';
import { pairOf } from '../../src/server/core/records/friends.ts';
import { openStore } from '../../src/server/core/storage/open-store.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { accessCookies, pageHeaders } from '../../scripts/bench/sessions/requests.ts';
import { keys, SECRET, seedMembers, type SeededMember } from '../../scripts/bench/sessions/seed-members.ts';
import { untilKilled, type KilledServer } from './killed-server.ts';

/** Environment and length of a run. */
export interface Rounds {
  readonly env: Readonly<Record<string, string>>;
  readonly members: number;
  readonly operations: number;
  readonly kills: number;
}

const VENUE = 'EL';
const TICKET = 'EL-day';
const COUPON = 'EL-lunch';
/** Coupons left of the kind, so that its stock runs out. */
const LEFT = 12;
const LOADED = 50_000;
const AT_ONCE = 6;
const REPEATED = 20;
const NEIGHBOURS = 4;
const dayMs = 24 * 60 * 60 * 1000;

/** A call with its key. It is repeated with the same key until it is answered. */
interface Call {
  readonly member: SeededMember;
  readonly path: string;
  readonly body: object;
  readonly key: string;
}

/** Last known holder of a ticket, card or coupon; a call in progress may have changed it. */
interface Holding {
  readonly kind: 'ticket' | 'card' | 'coupon';
  readonly owner: string;
  /** Member to whom it is sent, or ''. */
  readonly receiver: string;
}

interface Answered extends Call {
  readonly status: number;
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A short round in the tests; SOAK_ROUNDS makes it a full one. */
export const roundsOfSoak = (): Omit<Rounds, 'env'> => {
  const rounds = Number(process.env['SOAK_ROUNDS'] ?? 0);
  return rounds > 0 ? { members: 50, operations: rounds * 5, kills: 20 } : { members: 10, operations: 160, kills: 1 };
};

const operation = fc.record({
  kind: fc.nat(11),
  who: fc.nat(),
  other: fc.nat(NEIGHBOURS - 1),
  at: fc.nat(),
  to: fc.nat(),
  amount: fc.integer({ min: 1, max: 40_000 }),
});
type Operation = Parameters<Parameters<typeof operation.map>[0]>[0];

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

/**
 * Lets members register, remove, lend, send, accept and transfer at random through the HTTP calls of a server that is killed now and then. Each call is
 * repeated with its key until it is answered. Then checks the store: ledgers sum to 0, nothing has two owners, no stock is exceeded, and each answered
 * call counts exactly once. Returns how many calls were answered.
 */
export async function soakPocket({ env: place, members: count, operations, kills }: Rounds): Promise<number> {
  const env = { SESSION_SECRET: SECRET, LIMITS: 'off', SANDBOX: 'off', ...place };
  const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await openStore(readEnv(env));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const seeded = await withStore(async (store) => seed(store, count));
  const { members, tickets, printed, cards } = seeded;
  const answered: Answered[] = [];
  const holdings = new Map<string, Holding>();
  const heldBy = ({ uid }: SeededMember, kind: Holding['kind']): readonly string[] =>
    [...holdings].filter(([, one]) => one.owner === uid && one.kind === kind).map(([id]) => id);
  const memberOf = (uid: string | undefined): SeededMember | undefined => members.find((one) => one.uid === uid);

  const callOf = ({ kind, who, other, at: nth, to, amount }: Operation): Omit<Call, 'key'> => {
    const [member, friend] = [at(members, who), at(members, who + 1 + other)];
    // Mostly what the member holds, now and then anything.
    const pick = (of: Holding['kind'], index: number): string =>
      at([...heldBy(member, of), ...(of === 'card' ? [at(cards, index)] : ['none'])], index);
    const [product, card, coupon] = [pick('ticket', nth), pick('card', nth), pick('coupon', nth)];
    const [sentCard, sentCoupon] = (['card', 'coupon'] as const).map((of) =>
      at([...[...holdings].filter(([, one]) => one.kind === of && one.receiver !== '').map(([id]) => id), 'none'], nth),
    );
    switch (kind) {
      case 0:
      case 1:
        return { member, path: 'tickets', body: { ticketNo: at(tickets, nth), wayCd: 'TYPE' } };
      case 2:
        return { member, path: 'tickets/remove', body: { productId: product } };
      case 3:
        return { member, path: 'skypocket/lend', body: { productId: product, friendUid: friend.uid } };
      case 4:
        return { member, path: 'skypocket/unlend', body: { productId: product } };
      case 5:
        return {
          member,
          path: 'giftcards/register',
          body: { cardNo: at(printed, nth).number, scratchCode: at(printed, nth).code },
        };
      case 6:
        return { member, path: 'giftcards/send', body: { cardNo: card, friendUid: friend.uid } };
      case 7:
        return {
          member: memberOf(holdings.get(sentCard ?? '')?.receiver) ?? member,
          path: 'giftcards/accept',
          body: { cardNo: sentCard, acceptYn: amount % 3 > 0 ? 'Y' : 'N' },
        };
      case 8:
        return { member, path: 'giftcards/transfer', body: { fromNo: card, toNo: pick('card', to), amount } };
      case 9:
        return { member, path: 'coupons/register', body: { couponNo: seeded.couponCode } };
      case 10:
        return { member, path: 'coupons/gift', body: { couponNo: coupon, friendUid: friend.uid } };
      default:
        return {
          member: memberOf(holdings.get(sentCoupon ?? '')?.receiver) ?? member,
          path: 'coupons/accept',
          body: { couponNo: sentCoupon, acceptYn: amount % 2 > 0 ? 'Y' : 'N' },
        };
    }
  };

  const plan = fc.sample(operation, { numRuns: operations, seed: 2026 });
  const killAfter = Math.ceil(operations / (kills + 1));
  let waiting: readonly Call[] = [];
  for (let round = 0; round <= kills; round++) {
    // The keys of calls that the kill interrupted count as lost after two minutes.
    await withStore(({ db }) =>
      db
        .updateTable('idempotency_keys')
        .set({ at: new Date(Date.now() - dayMs / 24).toISOString() })
        .where('status', '=', 0)
        .execute(),
    );
    const todo = plan.slice(round * killAfter, (round + 1) * killAfter);
    waiting = await untilKilled({ env, isLast: round === kills, work: (server) => work(server, waiting, todo) });
  }
  expect(waiting).toEqual([]);

  /** Sends the calls, a few at once; kills the server halfway through the last ones. Returns the calls without an answer. */
  async function work(
    server: KilledServer,
    repeated: readonly Call[],
    todo: readonly Operation[],
  ): Promise<readonly Call[]> {
    const lost: Call[] = [];
    const queue: (() => Call)[] = [
      ...repeated.map((call) => () => call),
      ...todo.map((one) => () => ({ ...callOf(one), key: randomUUID() })),
    ];
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let make = queue[next++]; make !== undefined; make = queue[next++]) {
        const call = make();
        if (next === queue.length - 2) server.kill();
        const answer = await send(server, call);
        if (answer === undefined) lost.push(call);
        else {
          answered.push(answer);
          if (answer.code === '200') follow(holdings, answer);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    // A repeated call answers as before, whatever came between.
    if (lost.length === 0)
      for (const { status, data, ...call } of answered.filter(({ code }) => code === '200').slice(-REPEATED))
        expect(await send(server, call)).toMatchObject({ status, data });
    return lost;
  }

  await withStore(async (store) => check(store, answered, LEFT));
  return answered.length;
}

const productOf = ({ data }: Answered): string => (data['product'] as { readonly productId: string }).productId;

/** Notes who holds what after an answered call. */
function follow(holdings: Map<string, Holding>, answer: Answered): void {
  const {
    path,
    data,
    member: { uid },
  } = answer;
  const { cardNo, couponNo, friendUid, acceptYn, productId } = answer.body as Readonly<
    Record<string, string | undefined>
  >;
  const subject = cardNo ?? couponNo ?? '';
  const held = holdings.get(subject);
  if (path === 'tickets') holdings.set(productOf(answer), { kind: 'ticket', owner: uid, receiver: '' });
  else if (path === 'tickets/remove') holdings.delete(productId ?? '');
  else if (path === 'giftcards/register')
    holdings.set(String(data['cardKey']), { kind: 'card', owner: uid, receiver: '' });
  else if (path === 'coupons/register')
    holdings.set(String(data['couponId']), { kind: 'coupon', owner: uid, receiver: '' });
  else if (held !== undefined && friendUid !== undefined) holdings.set(subject, { ...held, receiver: friendUid });
  else if (held !== undefined && acceptYn !== undefined)
    holdings.set(subject, { ...held, owner: acceptYn === 'Y' ? uid : held.owner, receiver: '' });
}

/** Calls the server. Returns undefined if it ended before it answered. */
async function send({ origin }: KilledServer, call: Call): Promise<Answered | undefined> {
  try {
    const response = await fetch(`${origin}/api/v1/iam/${call.path}`, {
      method: 'POST',
      headers: { ...pageHeaders, cookie: accessCookies(call.member), 'idempotency-key': call.key },
      body: JSON.stringify({ parkType: VENUE, ...call.body }),
    });
    const { code, data } = (await response.json()) as { readonly code: string; readonly data?: Answered['data'] };
    if (response.status >= 500) throw new Error(`${call.path} answered ${response.status} ${code}`);
    return { ...call, status: response.status, code, data: data ?? {} };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

interface Seeded {
  readonly members: readonly SeededMember[];
  readonly tickets: readonly string[];
  readonly printed: readonly { readonly number: string; readonly code: string }[];
  readonly cards: readonly string[];
  readonly couponCode: string;
}

/** Members with their friends and companions, numbers that can be registered, and few coupons. */
async function seed(store: Store, count: number): Promise<Seeded> {
  const { db } = store;
  const members = await seedMembers(store, count);
  const now = new Date();
  const today = now.toISOString().slice(0, 10).replaceAll('-', '');
  const printed = Array.from({ length: count }, () => randomCard());
  const tickets = Array.from({ length: count * 3 }, (_, index) =>
    withCheckDigit(`9${String(index + 1).padStart(16, '0')}`),
  );
  const cards = await db.transaction().execute(async (tx) => {
    for (const [index, { uid }] of members.entries()) {
      for (let step = 1; step <= NEIGHBOURS; step++) {
        const friend = at(members, index + step).uid;
        const row = {
          pair: pairOf(uid, friend),
          asker: uid,
          receiver: friend,
          state: 'ACCEPTED' as const,
          asker_alias: '',
          receiver_alias: '',
          products: '[]',
          at: now.toISOString(),
          decided_at: new Date(now.getTime() - dayMs).toISOString(),
        };
        await tx
          .insertInto('relations')
          .values([
            { ...row, id: randomUUID(), type: 'FRIEND', park: '' },
            { ...row, id: randomUUID(), type: 'COMPANION', park: VENUE },
          ])
          .execute();
      }
    }
    await tx
      .insertInto('issued_numbers')
      .values(
        tickets.map((number) => ({
          number,
          kind: 'TICKET' as const,
          product: TICKET,
          venue: VENUE,
          valid_from: today,
          valid_until: '20991231',
          reservation: '',
          seq: 1,
          mobile: '',
          holder_name: '',
          birth_date: '',
          seat: '',
          people: 1,
          state: 'ISSUED' as const,
        })),
      )
      .execute();
    const ids: string[] = [];
    for (const [index, one] of printed.entries())
      ids.push(
        (await issueGiftCard(
          tx,
          { keys, clock: clockAt(now) },
          { ...one, id: `soak-card-${index}`, kind: 'EL-gift-card', amount: LOADED },
        )) ?? '',
      );
    await tx
      .insertInto('counters')
      .values({ scope: 'coupon-stock', key: COUPON, taken: 5000 - LEFT })
      .execute();
    return ids;
  });
  return { members, tickets, printed, cards, couponCode: 'SKYLUNCH' };
}

/** Checks what must hold after any sequence of operations. */
async function check({ db }: Store, answered: readonly Answered[], left: number): Promise<void> {
  const done = (path: string): readonly Answered[] => answered.filter((one) => one.path === path && one.code === '200');
  const accounts = await db.selectFrom('ledger_accounts').select(['id', 'balance', 'overdraft', 'book']).execute();
  for (const book of new Set(accounts.map((one) => one.book)))
    expect(accounts.filter((one) => one.book === book).reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(0);
  expect(accounts.filter(({ balance, overdraft }) => overdraft === 0 && Number(balance) < 0)).toEqual([]);
  const postings = await db
    .selectFrom('ledger_postings')
    .select((row) => ['account', row.fn.sum<number | string>('amount').as('sum')])
    .groupBy('account')
    .execute();
  const sums = new Map(postings.map(({ account, sum }) => [account, Number(sum)]));
  expect(accounts.filter(({ id, balance }) => (sums.get(id) ?? 0) !== Number(balance))).toEqual([]);

  const products = await db.selectFrom('pocket_products').select(['id', 'number', 'member', 'state']).execute();
  const live = products
    .filter(({ state }) => state === 'REGISTERED' || state === 'ENTERED')
    .map(({ number }) => number);
  expect(new Set(live).size).toBe(live.length);
  const loans = await db.selectFrom('loans').select('product').where('state', '=', 'LENT').execute();
  expect(new Set(loans.map(({ product }) => product)).size).toBe(loans.length);

  // Each answered call counts exactly once, and none without an answer counts.
  const ids = products.map(({ id }) => id);
  expect(done('tickets').map(productOf).toSorted()).toEqual(ids.toSorted());
  expect(products.filter(({ state }) => state === 'REMOVED').length).toBe(done('tickets/remove').length);
  expect((await db.selectFrom('coupons').select('id').where('kind', '=', COUPON).execute()).length).toBe(
    done('coupons/register').length,
  );
  expect(done('coupons/register').length).toBeLessThanOrEqual(left);
  const gifts = await db.selectFrom('gifts').select(['id', 'subject', 'sender', 'state']).execute();
  expect(gifts.length).toBe(done('giftcards/send').length + done('coupons/gift').length);
  expect(gifts.filter(({ state }) => state === 'ACCEPTED' || state === 'REFUSED').length).toBe(
    done('giftcards/accept').length + done('coupons/accept').length,
  );
  const transfers = await db.selectFrom('ledger_transfers').select('id').where('kind', '=', 'TRANSFER').execute();
  expect(transfers.length).toBe(done('giftcards/transfer').length);

  const owners = new Map(
    [
      ...(await db.selectFrom('gift_cards').select(['id', 'owner', 'state']).execute()),
      ...(await db.selectFrom('coupons').select(['id', 'owner', 'state']).execute()),
    ].map((row) => [row.id, row]),
  );
  const sent = gifts.filter(({ state }) => state === 'SENT');
  expect(
    sent.filter(
      ({ subject, sender }) => owners.get(subject)?.state !== 'SENT' || owners.get(subject)?.owner !== sender,
    ),
  ).toEqual([]);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(sent.length);
  for (const path of ['tickets', 'giftcards/register', 'coupons/register'])
    expect(done(path).length, path).toBeGreaterThan(0);
}

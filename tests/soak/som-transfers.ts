import { InsufficientBalance } from '../../src/server/core/records/ledger.ts';
import { expireSom } from '../../src/server/core/records/som/expire-som.ts';
import { giveSom } from '../../src/server/core/records/som/give-som.ts';
import { postSom } from '../../src/server/core/records/som/post-som.ts';
import { reverseSom } from '../../src/server/core/records/som/reverse-som.ts';
import { DAY_MS } from '../../src/server/core/durations.ts';
import type { Context } from '../../src/server/core/context.ts';
import { orderedId } from '../../src/server/core/records/ordered-id.ts';
import { inTransaction } from '../../src/server/core/storage/in-transaction.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Tx } from '../../src/server/core/storage/tables.ts';
import { kstDay } from '../../src/server/core/wire-values.ts';

const MEMBERS = 8;
const PARALLEL = 4;
const START = Date.parse('2026-01-01T03:00:00Z');

interface Transfers {
  readonly seed: number;
  readonly count: number;
  /** Days since the start at which the work goes on. */
  readonly day: number;
  readonly done: (count: number, day: number) => void;
}

/** Multiply-with-carry generator: the same numbers for the same seed. */
const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) + 0x6d_2b_79_f5;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
};

/** A site without a policy document has the rules of the decisions. */
const contextOf = (store: Store): Pick<Context, 'live' | 'store'> => ({
  store,
  live: { current: { prepared: { documents: { 'som-policy': new Map() } } } } as unknown as Context['live'],
});

type Random = (below: number) => number;

const operationOf = (random: Random, at: Date, context: ReturnType<typeof contextOf>) => {
  const [kind, who, other] = [random(10), `m${random(MEMBERS)}`, `m${random(MEMBERS)}`];
  const [amount, at2] = [1 + random(500), random(1_000_000)];
  const entry = { member: who, reason: 'SOAK', source: 'SOAK', ref: orderedId(), at };
  if (kind < 4) return (tx: Tx) => postSom(tx, context, { ...entry, amount });
  if (kind < 6) return (tx: Tx) => postSom(tx, context, { ...entry, amount: -amount });
  if (kind < 8 && who !== other)
    return (tx: Tx) => giveSom(tx, context, { from: who, to: other, amount, ref: entry.ref, at });
  if (kind === 8) return (tx: Tx) => reverseAny(tx, context, at2, at);
  return (tx: Tx) => expireSom(tx, context, { member: who, before: kstDay(at), source: 'EXPIRY', at });
};

const reverseAny = async (tx: Tx, context: ReturnType<typeof contextOf>, index: number, at: Date): Promise<unknown> => {
  const rows = await tx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('kind', 'in', ['EARN', 'SPEND'])
    .orderBy('id', 'desc')
    .limit(40)
    .execute();
  const row = rows[index % (rows.length || 1)];
  return row === undefined ? undefined : reverseSom(tx, context, { transfer: row.id, at, reason: 'SOAK' });
};

/** Makes random transfers, several at once; a day passes for every few, so that lots expire. */
export const transferSom = async (store: Store, { seed, count, day, done }: Transfers): Promise<void> => {
  const random = randomFrom(seed);
  const context = contextOf(store);
  for (let made = 0; made < count; made += PARALLEL) {
    const today = day + Math.floor(made / 5);
    const at = new Date(START + today * DAY_MS);
    const works = Array.from({ length: PARALLEL }, () => operationOf(random, at, context));
    await Promise.all(
      works.map((work) =>
        inTransaction(store, work).catch((error: unknown) => {
          if (!(error instanceof InsufficientBalance)) throw error;
        }),
      ),
    );
    done(made + PARALLEL, today);
  }
};

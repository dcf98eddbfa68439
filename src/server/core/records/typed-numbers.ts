import { HOUR_MS } from '../durations.ts';
import type { FastifyInstance } from 'fastify';
import { HttpError, type EdgeErrorName } from '../errors.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Db } from '../storage/tables.ts';

export { hasCheckDigit, withCheckDigit } from '#engine/values/check-digit';

/** Wrong tries in a window, after which a member or number is refused until its end. An address meets growing waits instead. */
const memberLimit = { most: 10, windowMs: HOUR_MS };
const numberLimit = { most: 5, windowMs: 24 * HOUR_MS };
const addressLimit = { most: 300, windowMs: HOUR_MS };
const longestWaitMs = 60_000;

/** A number that a member types to get something: a ticket, reservation, pass, gift card, coupon or meal. */
export interface TypedNumber {
  readonly member?: string;
  readonly address?: string;
  /** Scope and number, in normal form, if wrong tries count for it too, whoever tries. */
  readonly number?: string;
  /** Error while too many wrong tries bar the number; `tooManyTries` if omitted. */
  readonly barred?: EdgeErrorName;
}

/** Thrown by an attempt if the number is wrong: it counts, and the caller gets the error. */
export class WrongNumber extends HttpError {
  readonly error: EdgeErrorName;
  constructor(error: EdgeErrorName) {
    super(error);
    this.error = error;
  }
}

interface Limit {
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
  readonly grows?: true;
  readonly error?: EdgeErrorName;
}

/** Limits of an attempt, in the order in which their rows are locked. */
const limitsOf = (
  { context: { keys } }: FastifyInstance,
  { member, address, number, barred = 'tooManyTries' }: TypedNumber,
): readonly Limit[] => [
  ...(member === undefined ? [] : [{ key: `member ${keys.blind(member)}`, ...memberLimit }]),
  ...(number === undefined ? [] : [{ key: `number ${keys.blind(number)}`, ...numberLimit, error: barred }]),
  ...(address === undefined ? [] : [{ key: `address ${keys.blind(address)}`, ...addressLimit, grows: true as const }]),
];

const refuse = (untilMs: number, nowMs: number, error: EdgeErrorName = 'tooManyTries'): never => {
  throw new HttpError(error, undefined, { waitSeconds: Math.max(1, Math.ceil((untilMs - nowMs) / 1000)) });
};

/** Counts an attempt before it runs, so that concurrent attempts gain nothing. */
const count = async (tx: Db, { key, most, windowMs, grows, error }: Limit, now: Date): Promise<void> => {
  const at = now.toISOString();
  const begin = new Date(now.getTime() - windowMs).toISOString();
  const row = await tx
    .insertInto('number_tries')
    .values({ key, count: 1, since: at, wait_until: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((set) => ({
        count: set
          .case()
          .when('number_tries.since', '<=', begin)
          .then(1)
          .else(set('number_tries.count', '+', 1))
          .end(),
        since: set.case().when('number_tries.since', '<=', begin).then(at).else(set.ref('number_tries.since')).end(),
      })),
    )
    .returning(['count', 'since', 'wait_until'])
    .executeTakeFirstOrThrow();
  if (row.count <= most) return;
  // Refusals roll the transaction back, so they do not count.
  if (grows !== true) return refuse(Date.parse(row.since) + windowMs, now.getTime(), error);
  if (row.wait_until > at) return refuse(Date.parse(row.wait_until), now.getTime());
  const wait = Math.min(longestWaitMs, 1000 * 2 ** Math.min(row.count - most - 1, 10));
  await tx
    .updateTable('number_tries')
    .set({ wait_until: new Date(now.getTime() + wait).toISOString() })
    .where('key', '=', key)
    .execute();
};

/** Ends a window and a wait after their length at most: a clock that ran ahead, or this one set back, may have left a later instant. */
const shorten = async (db: Db, { key }: Limit, now: Date): Promise<void> => {
  const [at, latest] = [now.toISOString(), new Date(now.getTime() + longestWaitMs).toISOString()];
  await db
    .updateTable('number_tries')
    .set((row) => ({
      since: row.case().when('since', '>', at).then(at).else(row.ref('since')).end(),
      wait_until: row.case().when('wait_until', '>', latest).then(latest).else(row.ref('wait_until')).end(),
    }))
    .where('key', '=', key)
    .where((row) => row.or([row('since', '>', at), row('wait_until', '>', latest)]))
    .execute();
};

/**
 * Runs an attempt with a typed number. The attempt throws `WrongNumber` for a wrong one; right ones and other failures do not count. Throws
 * `tooManyTries` after too many wrong ones. All kinds of numbers count together, so switching between them gains nothing.
 */
export const tryNumber = async <Result>(
  app: FastifyInstance,
  typed: TypedNumber,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  if (!app.env.limits) return attempt();
  const { store, clock } = app;
  const limits = limitsOf(app, typed);
  for (const limit of limits) await shorten(store.db, limit, clock.now());
  await inTransaction(store, async (tx) => {
    for (const limit of limits) await count(tx, limit, clock.now());
  });
  let isWrong = false;
  try {
    return await attempt();
  } catch (error) {
    isWrong = error instanceof WrongNumber;
    throw error;
  } finally {
    if (!isWrong)
      await store.db
        .updateTable('number_tries')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where(
          'key',
          'in',
          limits.map(({ key }) => key),
        )
        .where('count', '>', 0)
        .execute();
  }
};

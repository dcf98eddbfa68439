import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { CallLimit } from '#schemas/calls/define-call';
import { clientAddress } from '../client-address.ts';
import { HttpError } from '../errors.ts';
import { policyOf } from '../session/account-policy.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Db } from '../storage/tables.ts';

type Limits = AccountPolicy['limits'];

/** Subject of a limit: `key` is a hash of the account or address; `free` attempts may fail before delays begin. */
export interface RateLimitKey {
  readonly key: string;
  readonly free: number;
}

/** Returns the account and the address of an attempt, both hashed. */
export const rateLimitKeys = (
  app: FastifyInstance,
  request: FastifyRequest,
  what: CallLimit['name'] | 'console' | 'offerwall' | 'second-factor',
  account: string,
): readonly [RateLimitKey, RateLimitKey] => {
  const { freeTries, addressTries } = policyOf(app.live).limits;
  const { blind } = app.context.keys;
  return [
    { key: `${what} account ${blind(account.toLowerCase())}`, free: freeTries },
    { key: `${what} address ${blind(clientAddress(request))}`, free: addressTries },
  ];
};

/** Returns the delay after a number of failures: none at first, then doubling. */
export const backoffSeconds = (count: number, free: number, { firstWaitSeconds, longestWaitSeconds }: Limits): number =>
  count < free ? 0 : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(count - free, 30));

/** Counts an attempt per subject before it runs, so concurrent attempts gain nothing. Throws `tooManyTries` with the remaining delay. */
export const countAttempt = async (
  { env, live, context }: FastifyInstance,
  triers: readonly RateLimitKey[],
): Promise<void> => {
  if (!env.limits) return;
  const { limits } = policyOf(live);
  const now = context.clock.now();
  for (const { key } of triers) await shortenWait(context.store.db, key, limits, now);
  await inTransaction(context.store, async (tx) => {
    // Lock the account before the address, so attempts cannot deadlock.
    for (const trier of triers) await countOne(tx, trier, limits, now);
  });
};

/** Ends a wait after the longest one at most: a clock that ran ahead, or this one set back, may have left a later end. */
const shortenWait = async (db: Db, key: string, { longestWaitSeconds }: Limits, now: Date): Promise<void> => {
  const latest = new Date(now.getTime() + longestWaitSeconds * 1000).toISOString();
  await db
    .updateTable('tries')
    .set({ wait_until: latest })
    .where('key', '=', key)
    .where('wait_until', '>', latest)
    .execute();
};

/** Not the present time: an attempt that read the clock a moment earlier would have to wait. */
const NO_WAIT = '';

const countOne = async (tx: Db, { key, free }: RateLimitKey, limits: Limits, now: Date): Promise<void> => {
  const at = now.toISOString();
  const forgotten = new Date(now.getTime() - limits.forgetMinutes * 60_000).toISOString();
  const { count, wait_until } = await tx
    .insertInto('tries')
    .values({ key, count: 1, last_at: at, wait_until: NO_WAIT })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        count: row
          .case()
          .when('tries.last_at', '<', forgotten)
          .then(1)
          .else(row('tries.count', '+', 1))
          .end(),
        last_at: at,
      })),
    )
    .returning(['count', 'wait_until'])
    .executeTakeFirstOrThrow();
  // Rolls back the transaction, so a delayed attempt does not count.
  const left = wait_until === NO_WAIT ? 0 : Date.parse(wait_until) - now.getTime();
  if (left > 0) throw new HttpError('tooManyTries', undefined, { waitSeconds: Math.ceil(left / 1000) });
  const seconds = backoffSeconds(count, free, limits);
  if (seconds > 0)
    await tx
      .updateTable('tries')
      .set({ wait_until: new Date(now.getTime() + seconds * 1000).toISOString() })
      .where('key', '=', key)
      .execute();
};

/** Removes the count of an attempt that was not wrong. */
const takeBack = async (db: Db, triers: readonly RateLimitKey[]): Promise<void> => {
  await db
    .updateTable('tries')
    .set((row) => ({ count: row('count', '-', 1), wait_until: NO_WAIT }))
    .where(
      'key',
      'in',
      triers.map(({ key }) => key),
    )
    .execute();
};

/** Resets the failures of an account. */
export const resetAttempts = async (db: Db, { key }: RateLimitKey): Promise<void> => {
  await db.deleteFrom('tries').where('key', '=', key).execute();
};

/** Runs an attempt. Failures count and cause delays; success resets the failures of the account. */
export const limitAttempt = async (
  app: FastifyInstance,
  [account, address]: readonly [RateLimitKey, RateLimitKey],
  attempt: () => Promise<boolean>,
): Promise<boolean> => {
  if (!app.env.limits) return attempt();
  const { store } = app;
  await countAttempt(app, [account, address]);
  const isRight = await attempt().catch(async (error: unknown) => {
    await takeBack(store.db, [account, address]);
    throw error;
  });
  if (isRight)
    await inTransaction(store, async (tx) => {
      await resetAttempts(tx, account);
      await takeBack(tx, [address]);
    });
  return isRight;
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountPolicy } from '#schemas/account-policy.schema';
import type { Kysely } from 'kysely';
import { HttpError } from '../../errors.ts';
import { policyOf } from '../../session/session-desk.ts';
import type { Tables } from '../../storage/tables.ts';

type Limits = AccountPolicy['limits'];

/** Who tries: `key` names an account or an address without telling it; `free` tries may be wrong before waits begin. */
export interface Trier {
  readonly key: string;
  readonly free: number;
}

/** The account and the address that try; neither is written down as it is. */
export const triersOf = (app: FastifyInstance, request: FastifyRequest, what: string, account: string): readonly [Trier, Trier] => {
  const { freeTries, addressTries } = policyOf(app.live).limits;
  const { blind } = app.sessions.keys;
  return [
    { key: `${what} account ${blind(account.toLowerCase())}`, free: freeTries },
    { key: `${what} address ${blind(request.ip)}`, free: addressTries },
  ];
};

/** How long to wait after so many wrong tries: nothing at first, then each time twice as long. */
export const waitOf = (count: number, free: number, { firstWaitSeconds, longestWaitSeconds }: Limits): number =>
  count < free ? 0 : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(count - free, 30));

/** Counts a try of each before it is made, so that many at once get no further than many in turn. Refuses with `tooManyTries` while one has to wait; the answer says how long. */
export const countTry = async ({ env, live, sessions }: FastifyInstance, triers: readonly Trier[]): Promise<void> => {
  if (!env.limits) return;
  const { limits } = policyOf(live);
  const now = sessions.now();
  await sessions.store.db.transaction().execute(async (tx) => {
    // The account always before the address: tries that wait for each other's rows never do so in a circle.
    for (const trier of triers) await countOne(tx, trier, limits, now);
  });
};

const countOne = async (tx: Kysely<Tables>, { key, free }: Trier, limits: Limits, now: Date): Promise<void> => {
  const at = now.toISOString();
  const forgotten = new Date(now.getTime() - limits.forgetMinutes * 60_000).toISOString();
  const { count, wait_until } = await tx
    .insertInto('tries')
    .values({ key, count: 1, last_at: at, wait_until: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        count: row.case().when('tries.last_at', '<', forgotten).then(1).else(row('tries.count', '+', 1)).end(),
        last_at: at,
      })),
    )
    .returning(['count', 'wait_until'])
    .executeTakeFirstOrThrow();
  const left = Date.parse(wait_until) - now.getTime();
  // Ends the transaction, so what waits does not count.
  if (left > 0) throw new HttpError('tooManyTries', undefined, { waitSeconds: Math.ceil(left / 1000) });
  const seconds = waitOf(count, free, limits);
  if (seconds > 0) await tx.updateTable('tries').set({ wait_until: new Date(now.getTime() + seconds * 1000).toISOString() }).where('key', '=', key).execute();
};

/** Takes a try back that was no wrong one. */
const takeBack = async (db: Kysely<Tables>, triers: readonly Trier[], now: Date): Promise<void> => {
  await db
    .updateTable('tries')
    .set((row) => ({ count: row('count', '-', 1), wait_until: now.toISOString() }))
    .where('key', 'in', triers.map(({ key }) => key))
    .execute();
};

/** Forgets the wrong tries of an account. */
export const forgetTries = async (db: Kysely<Tables>, { key }: Trier): Promise<void> => {
  await db.deleteFrom('tries').where('key', '=', key).execute();
};

/** Whether a try is right. Wrong ones count and have to wait; after a right one those of the account are forgotten. */
export const tryOnce = async (app: FastifyInstance, [account, address]: readonly [Trier, Trier], attempt: () => Promise<boolean>): Promise<boolean> => {
  if (!app.env.limits) return attempt();
  const { store, now } = app.sessions;
  await countTry(app, [account, address]);
  const isRight = await attempt().catch(async (error: unknown) => {
    await takeBack(store.db, [account, address], now());
    throw error;
  });
  if (isRight) await store.db.transaction().execute(async (tx) => {
    await forgetTries(tx, account);
    await takeBack(tx, [address], now());
  });
  return isRight;
};

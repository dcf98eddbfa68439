import type { Kysely } from 'kysely';
import type { AccountPolicy } from '#schemas/account-policy.schema';
import { HttpError } from '../../errors.ts';
import type { Tables } from '../../storage/tables.ts';

type Limits = AccountPolicy['limits'];

/** Who tries: `key` names an account or an address without telling it; `free` tries may be wrong before waits begin. */
export interface Trier {
  readonly key: string;
  readonly free: number;
}

const find = (db: Kysely<Tables>, triers: readonly Trier[]) => db.selectFrom('tries').selectAll().where('key', 'in', triers.map(({ key }) => key)).execute();

/** Refuses with `tooManyTries` while one of the triers has to wait; the answer says how long. */
export const requireTry = async (db: Kysely<Tables>, triers: readonly Trier[], now: Date): Promise<void> => {
  const rows = await find(db, triers);
  const until = Math.max(0, ...rows.map(({ wait_until }) => Date.parse(wait_until)));
  if (until > now.getTime()) throw new HttpError('tooManyTries', undefined, { waitSeconds: Math.ceil((until - now.getTime()) / 1000) });
};

/** How long to wait after so many wrong tries: nothing at first, then each time twice as long. */
export const waitOf = (count: number, free: number, { firstWaitSeconds, longestWaitSeconds }: Limits): number =>
  count < free ? 0 : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(count - free, 30));

/** Counts a wrong try of each. Tries that lie far enough back are forgotten. */
export const countWrongTry = async (db: Kysely<Tables>, triers: readonly Trier[], limits: Limits, now: Date): Promise<void> => {
  const at = now.toISOString();
  const forgotten = new Date(now.getTime() - limits.forgetMinutes * 60_000).toISOString();
  for (const { key, free } of triers) {
    const { count } = await db
      .insertInto('tries')
      .values({ key, count: 1, last_at: at, wait_until: at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          count: row.case().when('tries.last_at', '<', forgotten).then(1).else(row('tries.count', '+', 1)).end(),
          last_at: at,
        })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    const seconds = waitOf(count, free, limits);
    if (seconds > 0) await db.updateTable('tries').set({ wait_until: new Date(now.getTime() + seconds * 1000).toISOString() }).where('key', '=', key).execute();
  }
};

/** Forgets the wrong tries of an account that has given the right password. */
export const forgetTries = async (db: Kysely<Tables>, key: string): Promise<void> => {
  await db.deleteFrom('tries').where('key', '=', key).execute();
};

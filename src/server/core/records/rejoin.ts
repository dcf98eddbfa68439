import type { Context } from '../context.ts';
import type { Db } from '../storage/tables.ts';
import { kstDay } from '../wire-values.ts';

/** Names that a withdrawn member had. They are stored as keyed hashes. */
export type ReservedName = { readonly kind: 'id' | 'nickname'; readonly name: string };

const nameHash = ({ keys }: Pick<Context, 'keys'>, { kind, name }: ReservedName): string =>
  keys.blind(`reserved ${kind} ${name.normalize('NFKC').toLowerCase()}`);

/** Returns true while a name is kept from being taken. */
export const isReservedName = async (db: Db, context: Context, name: ReservedName): Promise<boolean> =>
  (await db
    .selectFrom('reserved_names')
    .select('hash')
    .where('hash', '=', nameHash(context, name))
    .where('until', '>', context.clock.now().toISOString())
    .executeTakeFirst()) !== undefined;

/** Returns what is barred for a person now. `lockedUntil` is a day (YYYYMMDD), empty where the person may join. */
export const rejoinBarOf = async (
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  ciKey: string,
): Promise<{ readonly hasRewards: boolean; readonly lockedUntil: string }> => {
  const at = clock.now().toISOString();
  const row = await db
    .selectFrom('rejoin_bars')
    .select(['rewards_until', 'locked_until'])
    .where('ci_key', '=', ciKey)
    .executeTakeFirst();
  return {
    hasRewards: row === undefined || row.rewards_until <= at,
    lockedUntil: row !== undefined && row.locked_until > at ? kstDay(new Date(row.locked_until)) : '',
  };
};

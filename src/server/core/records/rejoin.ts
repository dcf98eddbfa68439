import type { Context } from '../context.ts';
import { HttpError } from '../errors.ts';
import type { Db, Tx } from '../storage/tables.ts';
import { kstDay } from '../wire-values.ts';

/** Names that a withdrawn member had. They are stored as keyed hashes. */
export type ReservedName = { readonly kind: 'id' | 'nickname'; readonly name: string };

const nameHash = ({ keys }: Pick<Context, 'keys'>, { kind, name }: ReservedName): string =>
  keys.blind(`reserved ${kind} ${name.normalize('NFKC').toLowerCase()}`);

/** Keeps a name of a withdrawn member from being taken until an instant. */
export const reserveName = async (tx: Tx, context: Context, name: ReservedName, until: Date): Promise<void> => {
  await tx
    .insertInto('reserved_names')
    .values({ hash: nameHash(context, name), until: until.toISOString() })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ until: until.toISOString() }))
    .execute();
};

/** Returns true while a name is kept from being taken. */
export const isReservedName = async (db: Db, context: Context, name: ReservedName): Promise<boolean> =>
  (await db
    .selectFrom('reserved_names')
    .select('hash')
    .where('hash', '=', nameHash(context, name))
    .where('until', '>', context.clock.now().toISOString())
    .executeTakeFirst()) !== undefined;

/** Bars of a person who was a member. */
export interface RejoinBar {
  /** Until this instant the person receives no first-time rewards. */
  readonly rewardsUntil: string;
  /** Until this instant the person cannot join; empty: at once. */
  readonly lockedUntil: string;
}

/** Bars a withdrawn person from first-time rewards, and after abuse from joining. */
export const barRejoining = async (tx: Tx, ciKey: string, { rewardsUntil, lockedUntil }: RejoinBar): Promise<void> => {
  const bar = { rewards_until: rewardsUntil, locked_until: lockedUntil };
  await tx
    .insertInto('rejoin_bars')
    .values({ ci_key: ciKey, ...bar })
    .onConflict((conflict) => conflict.column('ci_key').doUpdateSet(bar))
    .execute();
};

/** Returns true if a member was suspended for abuse, and not by mistake. The journal keeps the kind of each suspension and the reason of its end. */
export const wasSuspendedForAbuse = async (db: Db, member: string): Promise<boolean> => {
  const rows = await db
    .selectFrom('record_log')
    .select(['from_state', 'to_state', 'reason'])
    .where('record', '=', 'members')
    .where('record_id', '=', member)
    .where((row) => row.or([row('to_state', '=', 'suspended'), row('from_state', '=', 'suspended')]))
    .orderBy('id')
    .execute();
  return rows.some(({ to_state, reason }, index) => {
    const end = rows[index + 1];
    return to_state === 'suspended' && reason === 'ABUSE' && end?.reason !== 'MISTAKE';
  });
};

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

/** Deletes bars and reservations that have passed. */
export const deletePassedBars = async ({ store: { db }, clock }: Context): Promise<void> => {
  const at = clock.now().toISOString();
  await db.deleteFrom('reserved_names').where('until', '<=', at).execute();
  await db.deleteFrom('rejoin_bars').where('rewards_until', '<=', at).where('locked_until', '<=', at).execute();
};

/** Throws `joinLocked` for a person who may not join or certify for a time. */
export const requireNotLocked = async (db: Db, context: Pick<Context, 'clock'>, ciKey: string): Promise<void> => {
  const { lockedUntil } = await rejoinBarOf(db, context, ciKey);
  if (lockedUntil !== '')
    throw new HttpError('joinLocked', undefined, {
      day: lockedUntil.replace(/(\d{4})(\d{2})(\d{2})/, '$1.$2.$3'),
    });
};

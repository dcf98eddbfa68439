import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import type { Store } from '../../core/storage/store.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';

interface Key {
  readonly member: string;
  readonly park: string;
}

interface Change extends Key {
  readonly actor: Actor;
  readonly at: Date;
}

/** True while a member may board by the second entrance of a park. */
export const hasBoarding = async (db: Db, { member, park }: Key, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('disabled_boardings')
    .select('park')
    .where('member', '=', member)
    .where('park', '=', park)
    .where('until', '>=', kstDay(now))
    .executeTakeFirst()) !== undefined;

/** Stores that a member has disabled boarding until a day (YYYYMMDD), and nothing else. */
export const saveBoarding = async (
  tx: Tx,
  { member, park, actor, at, until }: Change & { readonly until: string },
): Promise<void> => {
  await tx
    .insertInto('disabled_boardings')
    .values({ member, park, until })
    .onConflict((conflict) => conflict.columns(['member', 'park']).doUpdateSet({ until }))
    .execute();
  await audit(tx, { record: 'disabled_boardings', id: member, actor, from: '', to: 'SAVED', at, venue: park });
};

/** True while a boarding stands, which is then locked until the transaction ends. */
const lockBoarding = async (
  tx: Tx,
  store: Pick<Store, 'forUpdate'>,
  { member, park }: Key,
  now: Date,
): Promise<boolean> =>
  (await store
    .forUpdate(
      tx
        .selectFrom('disabled_boardings')
        .select('park')
        .where('member', '=', member)
        .where('park', '=', park)
        .where('until', '>=', kstDay(now)),
    )
    .executeTakeFirst()) !== undefined;

/** Gives up a boarding. Returns false if none stands. Throws `boardingInUse` while a place in a queue was made by it. */
export const releaseBoarding = async (
  tx: Tx,
  store: Pick<Store, 'forUpdate'>,
  { member, park, actor, at }: Change,
): Promise<boolean> => {
  if (!(await lockBoarding(tx, store, { member, park }, at))) return false;
  const live = await tx
    .selectFrom('disabled_entries')
    .innerJoin('queue_entries', 'queue_entries.id', 'disabled_entries.entry')
    .select('entry')
    .where('disabled_entries.member', '=', member)
    .where('venue', '=', park)
    .where('state', 'in', ['WAITING', 'CALLED', 'RESERVED', 'READY'])
    .executeTakeFirst();
  if (live !== undefined) throw new HttpError('boardingInUse');
  await tx.deleteFrom('disabled_boardings').where('member', '=', member).where('park', '=', park).execute();
  await audit(tx, { record: 'disabled_boardings', id: member, actor, from: 'SAVED', to: 'RELEASED', at, venue: park });
  return true;
};

/** Marks an entry of a queue as made by the member's boarding. Throws `queueState` if none stands. */
export const markEntry = async (
  tx: Tx,
  store: Pick<Store, 'forUpdate'>,
  { member, park, entry, at }: Key & { readonly entry: string; readonly at: Date },
): Promise<void> => {
  if (!(await lockBoarding(tx, store, { member, park }, at))) throw new HttpError('queueState');
  await tx.insertInto('disabled_entries').values({ entry, member }).execute();
};

/** Entrance that a party takes; a device shows it and never the reason. */
export const entranceOf = async (db: Db, entry: string): Promise<'MAIN' | 'SECOND'> =>
  (await db.selectFrom('disabled_entries').select('entry').where('entry', '=', entry).executeTakeFirst()) === undefined
    ? 'MAIN'
    : 'SECOND';

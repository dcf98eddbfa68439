import type { Db, Tx } from '../../core/storage/tables.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';

/** A pause of a plan. It ends with its day (YYYYMMDD). */
export interface Pausing {
  readonly plan: string;
  readonly venue: string;
  readonly day: string;
  readonly actor: Actor;
  readonly at: Date;
}

/** True if a plan is paused on a day, by the store. */
export const isPaused = async (db: Db, plan: string, day: string): Promise<boolean> =>
  (await db
    .selectFrom('queue_pauses')
    .select('plan')
    .where('plan', '=', plan)
    .where('day', '=', day)
    .executeTakeFirst()) !== undefined;

const auditPause = (
  tx: Tx,
  { plan, ...entry }: Pick<Pausing, 'plan' | 'venue' | 'actor' | 'at'> & { readonly from: string; readonly to: string },
): Promise<void> => audit(tx, { record: 'queue_pauses', id: plan, ...entry });

/** Pauses a plan until the end of a day. Returns false if it is paused. */
export const pausePlan = async (tx: Tx, { plan, venue, day, actor, at }: Pausing): Promise<boolean> => {
  const pause = { venue, day, at: at.getTime(), author: actor.id };
  // The row of an earlier day is replaced.
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('queue_pauses')
    .values({ plan, ...pause })
    .onConflict((conflict) => conflict.column('plan').doUpdateSet(pause).where('queue_pauses.day', '!=', day))
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await auditPause(tx, { plan, venue, actor, at, from: '', to: 'PAUSED' });
  return true;
};

/** Ends the pause of a plan. Returns false if it is not paused. */
export const resumePlan = async (tx: Tx, { plan, venue, day, actor, at }: Pausing): Promise<boolean> => {
  const removed = await tx
    .deleteFrom('queue_pauses')
    .where('plan', '=', plan)
    .where('day', '=', day)
    .returning('plan')
    .executeTakeFirst();
  if (removed === undefined) return false;
  await auditPause(tx, { plan, venue, actor, at, from: 'PAUSED', to: '' });
  return true;
};

import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { openDetails, sealDetails, type JoinDetails } from './join-details.ts';
import { joinPolicyOf } from './join-policy.ts';
import { stepOf } from './join-step.ts';
import type { JoinStep } from '#schemas/calls/joins/answers';

export interface OpenJoin {
  readonly id: string;
  readonly startedAt: string;
  readonly touchedAt: string;
  readonly details: JoinDetails;
}

const openRow = (db: Db, binder: string) =>
  db
    .selectFrom('joins')
    .select(['id', 'details', 'started_at', 'touched_at'])
    .where('binder', '=', binder)
    .where('state', '=', 'OPEN');

/** Instant at which a join expires: after some idle minutes, or when its total time has passed. */
export const expiryOf = (
  context: Context,
  { startedAt, touchedAt }: Pick<OpenJoin, 'startedAt' | 'touchedAt'>,
): Date => {
  const { idleMinutes, totalMinutes } = joinPolicyOf(context.live);
  return new Date(
    Math.min(Date.parse(touchedAt) + idleMinutes * 60_000, Date.parse(startedAt) + totalMinutes * 60_000),
  );
};

type Row = { readonly id: string; readonly details: string; readonly started_at: string; readonly touched_at: string };

const readRow = (context: Context, row: Row | undefined): OpenJoin | undefined => {
  if (row === undefined) return undefined;
  const times = { startedAt: row.started_at, touchedAt: row.touched_at };
  if (expiryOf(context, times) <= context.clock.now()) return undefined;
  return { id: row.id, ...times, details: openDetails(context, row.details) };
};

/** Reads the open join of a browser; undefined if there is none or it has expired. */
export const findJoin = async (db: Db, context: Context, binder: string | undefined): Promise<OpenJoin | undefined> =>
  binder === undefined ? undefined : readRow(context, await openRow(db, binder).executeTakeFirst());

/** Locks the open join of a browser. Throws JOI_02 if there is none, and JOI_01 if it is at none of the steps. */
export const lockJoin = async (
  tx: Tx,
  context: Context,
  binder: string | undefined,
  steps: readonly JoinStep[],
): Promise<OpenJoin> => {
  const row = binder === undefined ? undefined : await context.store.forUpdate(openRow(tx, binder)).executeTakeFirst();
  const join = readRow(context, row);
  if (join === undefined) throw new HttpError('joinExpired');
  if (!steps.includes(stepOf(join.details))) throw new HttpError('joinOrder');
  return join;
};

/** Begins a join and returns it; an open one of the same browser ends. */
export const startJoin = async (tx: Tx, context: Context, binder: string, details: JoinDetails): Promise<OpenJoin> => {
  const at = context.clock.now().toISOString();
  const id = orderedId();
  await tx
    .updateTable('joins')
    .set({ state: 'EXPIRED', details: '' })
    .where('binder', '=', binder)
    .where('state', '=', 'OPEN')
    .execute();
  await tx
    .insertInto('joins')
    .values({
      id,
      binder,
      state: 'OPEN',
      details: sealDetails(context, details),
      member: null,
      started_at: at,
      touched_at: at,
    })
    .execute();
  return { id, startedAt: at, touchedAt: at, details };
};

/** Saves what a locked join knows now, and returns it so. */
export const saveJoin = async (tx: Tx, context: Context, join: OpenJoin, details: JoinDetails): Promise<OpenJoin> => {
  const touchedAt = context.clock.now().toISOString();
  await tx
    .updateTable('joins')
    .set({ details: sealDetails(context, details), touched_at: touchedAt })
    .where('id', '=', join.id)
    .where('state', '=', 'OPEN')
    .execute();
  return { ...join, touchedAt, details };
};

/** Ends a join with its new member. Of two tabs that finish it one gets here; the other gets JOI_02. */
export const endJoin = async (tx: Tx, context: Context, { id }: OpenJoin, member: string): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('joins')
    .set({ state: 'DONE', details: '', member, touched_at: context.clock.now().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new HttpError('joinExpired');
};

/** Empties joins that have expired, and deletes the rows of all that ended more than a day ago. */
export const deleteEndedJoins = async (context: Context): Promise<void> => {
  const { db } = context.store;
  const { idleMinutes, totalMinutes } = joinPolicyOf(context.live);
  const before = (minutes: number): string => new Date(context.clock.now().getTime() - minutes * 60_000).toISOString();
  await db
    .updateTable('joins')
    .set({ state: 'EXPIRED', details: '' })
    .where('state', '=', 'OPEN')
    .where((row) => row.or([row('touched_at', '<', before(idleMinutes)), row('started_at', '<', before(totalMinutes))]))
    .execute();
  await db
    .deleteFrom('joins')
    .where('state', '<>', 'OPEN')
    .where('touched_at', '<', before(24 * 60))
    .execute();
};

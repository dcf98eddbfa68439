import type { Context } from '../context.ts';
import { randomUUID } from 'node:crypto';
import { HttpError } from '../errors.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Db, Tx } from '../storage/tables.ts';
import { columnsOf } from '../storage/columns.ts';

/** Call with an Idempotency-Key. `body` is a keyed hash of the request body. */
export interface KeyedCall {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly body: string;
}

/** Runs the work of a call in one transaction, and stores its answer there if the call has an Idempotency-Key. Answers must hold no secrets. */
export type Once = <Result extends { readonly answer: unknown }>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** Runs the work of a call once and returns its answer. For work with results besides the answer, call `once` itself. */
export const answerOf = async <Answer>(once: Once, work: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  (await once(async (tx) => ({ answer: await work(tx) }))).answer;

/** Answer; `replayed` if it was given before. */
export interface Given {
  readonly answer: unknown;
  readonly replayed: boolean;
}

/** Time until a stored answer expires. */
export const keptMs = 24 * 60 * 60 * 1000;
/** Time until an unfinished call counts as lost and can be made again. */
const lostMs = 2 * 60 * 1000;
const inWork = 0;
const done = 200;

export const plainOnce =
  ({ store }: Context): Once =>
  (work) =>
    inTransaction(store, work);

/**
 * Answers a call once per key. A repeated call gets the stored answer without any work. Failures store nothing and free the key. Throws `keyInUse`
 * while the work is in progress and `keyReused` if the key came with a different request.
 */
export const answerOnce = async (
  context: Context,
  call: KeyedCall,
  make: (once: Once) => Promise<unknown>,
): Promise<Given> => {
  const claim = randomUUID();
  const kept = await claimKey(context, call, claim);
  if (kept !== undefined) return { answer: JSON.parse(kept) as unknown, replayed: true };
  let isKept = false;
  const once: Once = async (work) => {
    const result = await inTransaction(context.store, async (tx) => {
      const given = await work(tx);
      await keep(tx, call, claim, given.answer);
      return given;
    });
    isKept = true;
    return result;
  };
  try {
    const answer = await make(once);
    // Nothing to do once, such as a list to choose from: a repeated call must not find the key in use.
    if (!isKept) await keep(context.store.db, call, claim, answer);
    return { answer, replayed: false };
  } catch (error) {
    // If the key cannot be freed now, it expires with `lostMs`.
    await giveBack(context, call, claim).catch(() => undefined);
    throw error;
  }
};

/** Returns the stored answer for exactly this call, or undefined. */
export const keptAnswer = async ({ store: { db } }: Context, call: KeyedCall): Promise<Given | undefined> => {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where((one) => one.and({ ...rowOf(call), call: call.call, body_hash: call.body, status: done }))
    .executeTakeFirst();
  return row === undefined ? undefined : { answer: JSON.parse(row.answer) as unknown, replayed: true };
};

const rowOf = ({ owner, key }: KeyedCall) => ({ owner, key });

/** Returns the stored answer, or undefined if this call now owns the key. While work is in progress, the row holds its claim. */
const claimKey = async (
  { store: { db }, clock }: Context,
  { owner, key, call, body }: KeyedCall,
  claim: string,
): Promise<string | undefined> => {
  const at = clock.now();
  const fresh = { call, body_hash: body, status: inWork, answer: claim, at: at.toISOString() };
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('idempotency_keys')
    .values({ owner, key, ...fresh })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 1n) return undefined;
  const row = await db
    .selectFrom('idempotency_keys')
    .select(columnsOf('idempotency_keys'))
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('keyInUse');
  const isOver = Date.parse(row.at) <= at.getTime() - (row.status === inWork ? lostMs : keptMs);
  if (isOver) {
    const { numUpdatedRows } = await db
      .updateTable('idempotency_keys')
      .set(fresh)
      .where('owner', '=', owner)
      .where('key', '=', key)
      .where('answer', '=', row.answer)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return undefined;
    throw new HttpError('keyInUse');
  }
  // A clock that ran ahead, or this one set back, must not make a lost call last longer.
  if (row.at > fresh.at)
    await db
      .updateTable('idempotency_keys')
      .set({ at: fresh.at })
      .where('owner', '=', owner)
      .where('key', '=', key)
      .where('answer', '=', row.answer)
      .execute();
  if (row.call !== call || row.body_hash !== body) throw new HttpError('keyReused');
  if (row.status === inWork) throw new HttpError('keyInUse');
  return row.answer;
};

const keep = async (tx: Db, call: KeyedCall, claim: string, answer: unknown): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('idempotency_keys')
    .set({ status: done, answer: JSON.stringify(answer) })
    .where((row) => row.and(rowOf(call)))
    .where('answer', '=', claim)
    .executeTakeFirst();
  // A newer call has replaced this one as lost: the newer one counts, and this one changes nothing.
  if (numUpdatedRows === 0n) throw new HttpError('keyInUse');
};

const giveBack = async ({ store }: Context, call: KeyedCall, claim: string): Promise<void> => {
  await store.db
    .deleteFrom('idempotency_keys')
    .where((row) => row.and(rowOf(call)))
    .where('status', '=', inWork)
    .where('answer', '=', claim)
    .execute();
};

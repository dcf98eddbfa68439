import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { HttpError } from '../errors.ts';
import type { Tables } from '../storage/tables.ts';
import type { SessionDesk } from './session-desk.ts';

/** A call that came with an Idempotency-Key. `body` tells two bodies apart and says nothing about them. */
export interface KeyedCall {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly body: string;
}

/** Does the work of a call in one transaction, in which its answer is kept too where the call has an Idempotency-Key. An answer holds no secrets. */
export type Once = <Result extends { readonly answer: unknown }>(work: (tx: Kysely<Tables>) => Promise<Result>) => Promise<Result>;

/** An answer, and whether it had been given before. */
export interface Given {
  readonly answer: unknown;
  readonly replayed: boolean;
}

/** After so long an answer is forgotten. */
export const keptMs = 24 * 60 * 60 * 1000;
/** After so long a call that was begun and never ended was cut off, and may be made again. */
const lostMs = 2 * 60 * 1000;
const inWork = 0;
const done = 200;

export const plainOnce = ({ store }: SessionDesk): Once => (work) => store.db.transaction().execute(work);

/**
 * Answers a call once for its key: the same call again gets the answer that was kept, without any work. What fails keeps nothing, so the key is
 * free again. Throws `keyInUse` while the work goes on, `keyReused` when the key came with something else.
 */
export const answerOnce = async (desk: SessionDesk, call: KeyedCall, make: (once: Once) => Promise<unknown>): Promise<Given> => {
  const claim = randomUUID();
  const kept = await claimKey(desk, call, claim);
  if (kept !== undefined) return { answer: JSON.parse(kept) as unknown, replayed: true };
  const once: Once = (work) =>
    desk.store.db.transaction().execute(async (tx) => {
      const result = await work(tx);
      await keep(tx, call, claim, result.answer);
      return result;
    });
  try {
    return { answer: await make(once), replayed: false };
  } catch (error) {
    // What cannot be given back now is taken for lost in a while.
    await giveBack(desk, call, claim).catch(() => undefined);
    throw error;
  }
};

/** The answer that was kept for this very call; undefined when there is none. */
export const keptAnswer = async ({ store: { db } }: SessionDesk, call: KeyedCall): Promise<Given | undefined> => {
  const row = await db.selectFrom('idempotency_keys').select('answer').where((one) => one.and({ ...rowOf(call), call: call.call, body_hash: call.body, status: done })).executeTakeFirst();
  return row === undefined ? undefined : { answer: JSON.parse(row.answer) as unknown, replayed: true };
};

const rowOf = ({ owner, key }: KeyedCall) => ({ owner, key });

/** The answer that was kept under the key; undefined when the key is now this call's. While work goes on, the row holds its claim. */
const claimKey = async ({ store: { db }, now }: SessionDesk, { owner, key, call, body }: KeyedCall, claim: string): Promise<string | undefined> => {
  const at = now();
  const fresh = { call, body_hash: body, status: inWork, answer: claim, at: at.toISOString() };
  const { numInsertedOrUpdatedRows: inserted } = await db.insertInto('idempotency_keys').values({ owner, key, ...fresh }).onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow();
  if (inserted === 1n) return undefined;
  const row = await db.selectFrom('idempotency_keys').selectAll().where('owner', '=', owner).where('key', '=', key).executeTakeFirst();
  if (row === undefined) throw new HttpError('keyInUse');
  const isOver = Date.parse(row.at) <= at.getTime() - (row.status === inWork ? lostMs : keptMs);
  if (isOver) {
    const { numUpdatedRows } = await db.updateTable('idempotency_keys').set(fresh).where('owner', '=', owner).where('key', '=', key).where('answer', '=', row.answer).executeTakeFirst();
    if (numUpdatedRows === 1n) return undefined;
    throw new HttpError('keyInUse');
  }
  if (row.call !== call || row.body_hash !== body) throw new HttpError('keyReused');
  if (row.status === inWork) throw new HttpError('keyInUse');
  return row.answer;
};

const keep = async (tx: Kysely<Tables>, call: KeyedCall, claim: string, answer: unknown): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('idempotency_keys')
    .set({ status: done, answer: JSON.stringify(answer) })
    .where((row) => row.and(rowOf(call)))
    .where('answer', '=', claim)
    .executeTakeFirst();
  // Somebody took this call for lost and made it again: theirs counts, and this one changes nothing.
  if (numUpdatedRows === 0n) throw new HttpError('keyInUse');
};

const giveBack = async ({ store }: SessionDesk, call: KeyedCall, claim: string): Promise<void> => {
  await store.db.deleteFrom('idempotency_keys').where((row) => row.and(rowOf(call))).where('status', '=', inWork).where('answer', '=', claim).execute();
};

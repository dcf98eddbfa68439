import { hashToken } from '../session/session-keys.ts';
import type { Db, Tx } from '../storage/tables.ts';

/** Second factor of an operator; the secrets are sealed. */
export interface Factor {
  readonly secret: string;
  readonly pending: string;
  readonly pending_until: string;
}

export const findFactor = (db: Db, operator: string): Promise<Factor | undefined> =>
  db
    .selectFrom('operator_factors')
    .select(['secret', 'pending', 'pending_until'])
    .where('operator', '=', operator)
    .executeTakeFirst();

/** Returns the operators who have a second factor. */
export const listFactors = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.selectFrom('operator_factors').select('operator').where('secret', '<>', '').execute()).map(
      ({ operator }) => operator,
    ),
  );

/** Stores a secret that counts once it is confirmed. */
export const storePending = async (
  db: Db,
  operator: string,
  { pending, until }: { readonly pending: string; readonly until: string },
): Promise<void> => {
  const change = { pending, pending_until: until };
  await db
    .insertInto('operator_factors')
    .values({ operator, secret: '', ...change, last_step: 0, set_at: '' })
    .onConflict((conflict) => conflict.column('operator').doUpdateSet(change))
    .execute();
};

/** Makes the pending secret the factor. Returns false if it was replaced or confirmed in the meantime. */
export const confirmPending = async (
  tx: Tx,
  operator: string,
  { pending, step, at }: { readonly pending: string; readonly step: number; readonly at: string },
): Promise<boolean> =>
  (
    await tx
      .updateTable('operator_factors')
      .set({ secret: pending, pending: '', pending_until: '', last_step: step, set_at: at })
      .where('operator', '=', operator)
      .where('pending', '=', pending)
      .executeTakeFirstOrThrow()
  ).numUpdatedRows === 1n;

/** Takes the time step of a code. Returns false if it, or a later one, was used. */
export const takeStep = async (
  db: Db,
  operator: string,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<boolean> =>
  (
    await db
      .updateTable('operator_factors')
      .set({ last_step: step })
      .where('operator', '=', operator)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .executeTakeFirstOrThrow()
  ).numUpdatedRows === 1n;

const hashOf = (operator: string, code: string): string => hashToken(`${operator} ${code}`);

/** Replaces the recovery codes. */
export const storeRecoveryCodes = async (tx: Tx, operator: string, codes: readonly string[]): Promise<void> => {
  await tx.deleteFrom('operator_recovery_codes').where('operator', '=', operator).execute();
  await tx
    .insertInto('operator_recovery_codes')
    .values(codes.map((code) => ({ operator, hash: hashOf(operator, code.replaceAll('-', '')) })))
    .execute();
};

/** Uses up a recovery code. Returns false if there is no such code. */
export const takeRecoveryCode = async (tx: Tx, operator: string, code: string): Promise<boolean> =>
  (
    await tx
      .deleteFrom('operator_recovery_codes')
      .where('hash', '=', hashOf(operator, code))
      .where('operator', '=', operator)
      .executeTakeFirstOrThrow()
  ).numDeletedRows === 1n;

export const countRecoveryCodes = async (db: Db, operator: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('operator_recovery_codes')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('operator', '=', operator)
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Removes the second factor of an operator. Returns false if there was none. */
export const removeFactor = async (tx: Tx, operator: string): Promise<boolean> => {
  await tx.deleteFrom('operator_recovery_codes').where('operator', '=', operator).execute();
  const removed = await tx.deleteFrom('operator_factors').where('operator', '=', operator).executeTakeFirstOrThrow();
  return removed.numDeletedRows === 1n;
};

/** Notes that a session has given the second factor. */
export const proveKey = async (db: Db, key: string, at: string): Promise<void> => {
  await db.updateTable('operator_keys').set({ proven_at: at }).where('id', '=', key).execute();
};

/** Forgets the second factor that other sessions of an operator gave. */
export const unproveOtherKeys = async (tx: Tx, operator: string, key: string): Promise<void> => {
  await tx
    .updateTable('operator_keys')
    .set({ proven_at: '' })
    .where('operator', '=', operator)
    .where('id', '<>', key)
    .execute();
};

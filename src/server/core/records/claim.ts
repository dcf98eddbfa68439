import type { Tx } from '../storage/tables.ts';

export interface Claim {
  readonly scope: string;
  readonly key: string;
  /** Owner of the value, such as a record ID. */
  readonly ref: string;
  readonly at: Date;
}

/** Takes a value that only one can have. Returns false if it is taken already. */
export const claim = async (tx: Tx, { scope, key, ref, at }: Claim): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('claims')
    .values({ scope, key, ref, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Frees a value. */
export const release = async (tx: Tx, { scope, key }: Pick<Claim, 'scope' | 'key'>): Promise<void> => {
  await tx.deleteFrom('claims').where('scope', '=', scope).where('key', '=', key).execute();
};

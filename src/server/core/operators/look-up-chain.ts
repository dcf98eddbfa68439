import type { Context } from '../context.ts';
import { columnsOf } from '../storage/columns.ts';
import { type ChainTable, hashValues, lockChain, moveEnds } from '../storage/hash-chain.ts';
import type { Tables, Tx } from '../storage/tables.ts';

export type LookUpRow = Tables['look_ups'];

/** Chain of look-ups. */
export const lookUpChain: ChainTable<LookUpRow> = {
  name: 'look-ups',
  valuesOf: (row) => [
    row.previous,
    Number(row.seq),
    row.id,
    row.at,
    row.operator,
    row.role,
    row.venue,
    row.record,
    row.record_id,
    row.member,
    row.purpose,
    row.field,
  ],
  readAfter: (db, seq, most) =>
    db.selectFrom('look_ups').select(columnsOf('look_ups')).where('seq', '>', seq).orderBy('seq').limit(most).execute(),
  lastBefore: (db, at) =>
    db
      .selectFrom('look_ups')
      .select(['seq', 'hash'])
      .where('at', '<', at)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  deleteUntil: async (tx, seq) => {
    await tx.deleteFrom('look_ups').where('seq', '<=', seq).execute();
  },
};

/** Appends a look-up to the chain. Look-ups wait for each other, so call this last in a transaction. */
export const appendLookUp = async (
  tx: Tx,
  keys: Pick<Context, 'identityKeys'>,
  row: Omit<LookUpRow, 'seq' | 'previous' | 'hash'>,
): Promise<void> => {
  const ends = await lockChain(tx, keys, lookUpChain.name);
  const next = { ...row, seq: Number(ends.last_seq) + 1, previous: ends.tail, hash: '' };
  const hash = hashValues(keys, lookUpChain.valuesOf(next));
  await tx
    .insertInto('look_ups')
    .values({ ...next, hash })
    .execute();
  await moveEnds(tx, keys, ends, { last_seq: next.seq, tail: hash });
};

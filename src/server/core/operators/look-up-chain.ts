import type { Context } from '../context.ts';
import { columnsOf } from '../storage/columns.ts';
import type { Tables, Tx } from '../storage/tables.ts';

export type LookUpRow = Tables['look_ups'];
type Chain = Tables['look_up_chain'];
type Keys = Pick<Context, 'identityKeys'>;

const NAME = 'look-ups';
const BATCH = 1000;

const hashOf = ({ identityKeys }: Keys, { hash: _, ...row }: LookUpRow): string =>
  identityKeys.chainHash(
    JSON.stringify([
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
    ]),
  );

const sealOf = ({ identityKeys }: Keys, { first_seq, last_seq, head, tail }: Omit<Chain, 'name' | 'seal'>): string =>
  identityKeys.chainHash(JSON.stringify([NAME, Number(first_seq), Number(last_seq), head, tail]));

/** Locks the chain until the transaction ends, and returns its ends. */
const lockChain = async (tx: Tx, keys: Keys): Promise<Chain> => {
  const start = { first_seq: 1, last_seq: 0, head: '', tail: '' };
  return tx
    .insertInto('look_up_chain')
    .values({ name: NAME, ...start, seal: sealOf(keys, start) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: NAME }))
    .returning(['name', 'first_seq', 'last_seq', 'head', 'tail', 'seal'])
    .executeTakeFirstOrThrow();
};

const moveEnds = async (tx: Tx, keys: Keys, ends: Omit<Chain, 'name' | 'seal'>): Promise<void> => {
  await tx
    .updateTable('look_up_chain')
    .set({ ...ends, seal: sealOf(keys, ends) })
    .where('name', '=', NAME)
    .execute();
};

/** Appends a look-up to the chain. Look-ups wait for each other, so call this last in a transaction. */
export const appendLookUp = async (
  tx: Tx,
  keys: Keys,
  row: Omit<LookUpRow, 'seq' | 'previous' | 'hash'>,
): Promise<void> => {
  const { first_seq, last_seq, head, tail } = await lockChain(tx, keys);
  const next = { ...row, seq: Number(last_seq) + 1, previous: tail, hash: '' };
  const hash = hashOf(keys, next);
  await tx
    .insertInto('look_ups')
    .values({ ...next, hash })
    .execute();
  await moveEnds(tx, keys, { first_seq: Number(first_seq), last_seq: next.seq, head, tail: hash });
};

/** Result of a check of the chain. */
export interface ChainReport {
  readonly rows: number;
  /** First row that was changed, removed or added by somebody else; absent: the chain is whole. */
  readonly broken?: { readonly seq: number; readonly at: string };
}

/** Checks the whole chain. */
export const checkChain = async (tx: Tx, keys: Keys): Promise<ChainReport> => {
  const chain = await lockChain(tx, keys);
  let rows = 0;
  let [seq, previous, at] = [Number(chain.first_seq) - 1, chain.head, ''];
  if (chain.seal !== sealOf(keys, chain)) return { rows, broken: { seq: seq + 1, at } };
  for (;;) {
    const batch = await tx
      .selectFrom('look_ups')
      .select(columnsOf('look_ups'))
      .where('seq', '>', rows === 0 ? -1 : seq)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    for (const row of batch) {
      if (Number(row.seq) !== seq + 1 || row.previous !== previous || row.hash !== hashOf(keys, row))
        return { rows, broken: { seq: seq + 1, at: row.at } };
      [seq, previous, at] = [Number(row.seq), row.hash, row.at];
      rows++;
    }
    if (batch.length < BATCH) break;
  }
  return seq === Number(chain.last_seq) && previous === chain.tail ? { rows } : { rows, broken: { seq: seq + 1, at } };
};

/** Deletes the look-ups before an instant; the chain then begins after them. */
export const forgetLookUps = async (tx: Tx, keys: Keys, before: string): Promise<void> => {
  const { last_seq, tail } = await lockChain(tx, keys);
  const last = await tx
    .selectFrom('look_ups')
    .select(['seq', 'hash'])
    .where('at', '<', before)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return;
  await tx.deleteFrom('look_ups').where('seq', '<=', last.seq).execute();
  await moveEnds(tx, keys, { first_seq: Number(last.seq) + 1, last_seq: Number(last_seq), head: last.hash, tail });
};

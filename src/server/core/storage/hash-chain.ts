import type { Context } from '../context.ts';
import type { Db, Tables, Tx } from './tables.ts';

/** Rows that each have the keyed hash of the row before. Somebody who can write the store alone cannot change, remove or add one unseen. */
export interface Chained {
  readonly seq: number | string;
  readonly at: string;
  readonly previous: string;
  readonly hash: string;
}

/** Table of a chain. */
export interface ChainTable<Row extends Chained = Chained> {
  /** Name of the row with the ends of the chain. */
  readonly name: string;
  /** Returns what the hash covers, in a fixed order. */
  readonly valuesOf: (row: Row) => readonly unknown[];
  readonly readAfter: (db: Db, seq: number, most: number) => Promise<readonly Row[]>;
  readonly lastBefore: (db: Db, at: string) => Promise<Pick<Chained, 'seq' | 'hash'> | undefined>;
  readonly deleteUntil: (tx: Tx, seq: number) => Promise<void>;
}

type Keys = Pick<Context, 'identityKeys'>;
type Ends = Tables['look_up_chain'];
type Moved = Omit<Ends, 'name' | 'seal'>;

const BATCH = 1000;
/** Readings of a chain that grew or was shortened meanwhile. */
const TRIES = 3;
const start: Moved = { first_seq: 1, last_seq: 0, head: '', tail: '' };

export const hashValues = ({ identityKeys }: Keys, values: readonly unknown[]): string =>
  identityKeys.chainHash(JSON.stringify(values));

const sealOf = (keys: Keys, name: string, { first_seq, last_seq, head, tail }: Moved): string =>
  hashValues(keys, [name, Number(first_seq), Number(last_seq), head, tail]);

/** Locks a chain until the transaction ends, and returns its ends. */
export const lockChain = (tx: Tx, keys: Keys, name: string): Promise<Ends> =>
  tx
    .insertInto('look_up_chain')
    .values({ name, ...start, seal: sealOf(keys, name, start) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning(['name', 'first_seq', 'last_seq', 'head', 'tail', 'seal'])
    .executeTakeFirstOrThrow();

/** Writes the new ends of a locked chain. Ends that somebody else changed are never sealed again, so the check goes on to report them. */
export const moveEnds = async (
  tx: Tx,
  keys: Keys,
  { seal, name, ...before }: Ends,
  moved: Partial<Moved>,
): Promise<void> => {
  const ends = { ...before, ...moved };
  const isRight = seal === sealOf(keys, name, before);
  await tx
    .updateTable('look_up_chain')
    .set({ ...ends, seal: isRight ? sealOf(keys, name, ends) : seal })
    .where('name', '=', name)
    .execute();
};

/** Result of a check of a chain. */
export interface ChainReport {
  /** Rows that are right. */
  readonly rows: number;
  /** First row that was changed, removed or added by somebody else; absent: the chain is whole. */
  readonly broken?: { readonly seq: number; readonly at: string };
}

const readEnds = async (db: Db, keys: Keys, name: string): Promise<Omit<Ends, 'name'>> =>
  (await db
    .selectFrom('look_up_chain')
    .select(['first_seq', 'last_seq', 'head', 'tail', 'seal'])
    .where('name', '=', name)
    .executeTakeFirst()) ?? { ...start, seal: sealOf(keys, name, start) };

const checkOnce = async <Row extends Chained>(
  db: Db,
  keys: Keys,
  table: ChainTable<Row>,
  ends: Omit<Ends, 'name'>,
): Promise<ChainReport> => {
  let rows = 0;
  let [seq, previous, at] = [Number(ends.first_seq) - 1, ends.head, ''];
  if (ends.seal !== sealOf(keys, table.name, ends)) return { rows, broken: { seq: seq + 1, at } };
  for (;;) {
    const batch = await table.readAfter(db, rows === 0 ? -1 : seq, BATCH);
    for (const row of batch) {
      if (
        Number(row.seq) !== seq + 1 ||
        row.previous !== previous ||
        row.hash !== hashValues(keys, table.valuesOf(row))
      )
        return { rows, broken: { seq: seq + 1, at: row.at } };
      [seq, previous, at] = [Number(row.seq), row.hash, row.at];
      rows++;
    }
    if (batch.length < BATCH) break;
  }
  return seq === Number(ends.last_seq) && previous === ends.tail ? { rows } : { rows, broken: { seq: seq + 1, at } };
};

/** Checks a whole chain without locking it. A chain that changes meanwhile is read again. */
export const checkChain = async <Row extends Chained>(
  db: Db,
  keys: Keys,
  table: ChainTable<Row>,
): Promise<ChainReport> => {
  for (let left = TRIES; ; left--) {
    const ends = await readEnds(db, keys, table.name);
    const report = await checkOnce(db, keys, table, ends);
    if (report.broken === undefined || left === 1) return report;
    if ((await readEnds(db, keys, table.name)).seal === ends.seal) return report;
  }
};

/** Deletes the rows before an instant; the chain then begins after them. */
export const forgetRows = async <Row extends Chained>(
  tx: Tx,
  keys: Keys,
  table: ChainTable<Row>,
  before: string,
): Promise<void> => {
  const ends = await lockChain(tx, keys, table.name);
  const last = await table.lastBefore(tx, before);
  if (last === undefined) return;
  await table.deleteUntil(tx, Number(last.seq));
  await moveEnds(tx, keys, ends, { first_seq: Number(last.seq) + 1, head: last.hash });
};

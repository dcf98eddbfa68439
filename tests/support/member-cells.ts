import { sql } from 'kysely';
import type { Store } from '../../src/server/core/storage/store.ts';
import { tablesOf } from './store-tables.ts';

/** Texts, and bytes as text, of one column of a row. */
export interface Cell {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : (JSON.stringify(value) ?? '');

/** Reads every cell of every table, as the database's own catalogue lists them. */
export const cellsOf = async (store: Store): Promise<readonly Cell[]> => {
  const cells: Cell[] = [];
  for (const table of await tablesOf(store)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(store.db);
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) cells.push({ table, column, value: textOf(value) });
  }
  return cells;
};

/** Names of the columns, `table.column`, in which a text occurs. */
export const columnsWith = (cells: readonly Cell[], text: string): readonly string[] =>
  [
    ...new Set(cells.filter(({ value }) => value.includes(text)).map(({ table, column }) => `${table}.${column}`)),
  ].toSorted();

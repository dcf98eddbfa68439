import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../../src/server/core/storage/in-transaction.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Tables } from '../../src/server/core/storage/tables.ts';
import { checkFile } from './check-file.ts';
import { DataError } from './data-error.ts';
import { readLine, type TableStart } from './data-file.ts';
import type { Exported } from './export-data.ts';
import { readTables, type Table } from './read-tables.ts';
import { TableWriter } from './table-writer.ts';

/**
 * Writes an export into the store: all of it, or nothing. `lines` is read twice: whether the file is whole is known before anything
 * is written. A store that holds anything is refused unless `replace` says that all of it goes first.
 */
export async function importData(
  store: Store,
  lines: () => AsyncIterable<string>,
  { replace }: { readonly replace: boolean },
): Promise<Exported> {
  await checkFile(lines());
  return inTransaction(store, async (tx) => {
    const tables = await readTables(store, tx);
    await makeEmpty(store, tx, tables, replace);
    const exported = await writeLines(tx, tables, lines());
    await store.announce(tx, 'release', '');
    return exported;
  });
}

async function makeEmpty(
  { kind }: Store,
  tx: Transaction<Tables>,
  tables: readonly Table[],
  replace: boolean,
): Promise<void> {
  const all = sql.join(tables.map(({ name }) => sql.table(name)));
  // Processes that run on the database wait, and see all of the import or nothing.
  if (kind === 'postgres') await sql`lock table ${all} in access exclusive mode`.execute(tx);
  for (const { name } of replace ? [] : tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx);
    if (rows.length > 0)
      throw new DataError(
        `The store is not empty (it has ${name}). Import into an empty one, or say --replace to delete what it holds first.`,
      );
  }
  if (!replace) return;
  if (kind === 'postgres') await sql`truncate ${all}`.execute(tx);
  else for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx);
}

async function writeLines(
  tx: Transaction<Tables>,
  tables: readonly Table[],
  lines: AsyncIterable<string>,
): Promise<Exported> {
  const written = new Set<string>();
  let writer: TableWriter | undefined;
  let rows = 0;
  for await (const line of withoutFirst(lines)) {
    const read = readLine(line);
    if ('row' in read) {
      rows += 1;
      await writer?.add(read.row, line.length);
      continue;
    }
    await writer?.flush();
    if ('end' in read) break;
    writer = new TableWriter(tx, requireKnown(read.start, tables));
    written.add(read.start.table);
  }
  return { rows, tables: written.size };
}

async function* withoutFirst(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const line of lines) {
    if (!isFirst) yield line;
    isFirst = false;
  }
}

function requireKnown(start: TableStart, tables: readonly Table[]): TableStart {
  const table = tables.find(({ name }) => name === start.table);
  if (table?.columns.join() === start.columns.join()) return start;
  throw new DataError(
    `The store has no table ${start.table} with the columns ${start.columns.join(', ')}: the file was written by another version of Promenade.`,
  );
}

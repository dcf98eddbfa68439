import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { migrations } from '../../src/server/core/migrations/all-migrations.gen.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { Tables } from '../../src/server/core/storage/tables.ts';
import { encode, FORMAT, type End, type Header, type TableStart } from './data-file.ts';
import { readTables, type Table } from './read-tables.ts';

const ROWS_AT_ONCE = 500;
/** Bytes of pictures are large. */
const BYTES_AT_ONCE = 8;

export interface Exported {
  readonly rows: number;
  readonly tables: number;
}

/** Writes all that the store holds, as it is at one instant: a server may go on writing meanwhile. The same data gives the same lines. */
export async function exportData(store: Store, at: Date, write: (text: string) => Promise<void>): Promise<Exported> {
  const hash = createHash('sha256');
  const say = async (...lines: readonly object[]): Promise<void> => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    hash.update(text);
    await write(text);
  };
  return store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const tables = await readTables(store, tx);
      await say({
        product: 'promenade',
        format: FORMAT,
        at: at.toISOString(),
        from: store.kind,
        migrations: Object.keys(migrations),
      } satisfies Header);
      let rows = 0;
      for (const table of tables) {
        await say({ table: table.name, columns: [...table.columns] } satisfies TableStart);
        for await (const part of partsOf(tx, table)) {
          await say(...part);
          rows += part.length;
        }
      }
      await write(`${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies End)}\n`);
      return { rows, tables: tables.length };
    });
}

/** The rows of a table in the order of its key, some at a time. */
async function* partsOf(tx: Kysely<Tables>, { name, columns, key, holdsBytes }: Table): AsyncGenerator<unknown[][]> {
  if (key.length === 0) throw new Error(`The table ${name} has no primary key: its rows have no order to be read in.`);
  const [selected, ordered] = [columns, key].map((names) => sql.join(names.map((column) => sql.ref(column))));
  const most = holdsBytes ? BYTES_AT_ONCE : ROWS_AT_ONCE;
  let after: RawBuilder<unknown> = sql``;
  for (;;) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select ${selected} from ${sql.table(name)} ${after} order by ${ordered} limit ${sql.lit(most)}`.execute(tx);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => encode(row[column])));
    const last = rows.at(-1);
    if (last === undefined || rows.length < most) return;
    after = sql`where (${ordered}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

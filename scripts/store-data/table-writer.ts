import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../src/server/core/storage/tables.ts';
import { decode, type Row, type TableStart } from './data-file.ts';

/** Few enough for the parameters and the size of one statement. */
const [VALUES_AT_ONCE, CHARACTERS_AT_ONCE] = [10_000, 4_000_000];

/** Writes the rows of one table, many in one statement. */
export class TableWriter {
  readonly #tx: Transaction<Tables>;
  readonly #start: TableStart;
  #rows: Row[] = [];
  #characters = 0;

  constructor(tx: Transaction<Tables>, start: TableStart) {
    this.#tx = tx;
    this.#start = start;
  }

  async add(row: Row, characters: number): Promise<void> {
    this.#rows.push(row);
    this.#characters += characters;
    if ((this.#rows.length + 1) * this.#start.columns.length > VALUES_AT_ONCE || this.#characters > CHARACTERS_AT_ONCE)
      await this.flush();
  }

  /** Writes what was added since; a table is not written before. */
  async flush(): Promise<void> {
    const rows = this.#rows.splice(0);
    this.#characters = 0;
    if (rows.length === 0) return;
    const { table, columns } = this.#start;
    const values = rows.map((row) => sql`(${sql.join(row.map(decode))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      this.#tx,
    );
  }
}

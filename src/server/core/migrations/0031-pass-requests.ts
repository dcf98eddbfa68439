import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

const texts = ['number', 'venue', 'product', 'valid_until', 'asker', 'companion', 'state', 'at'] as const;

/** Requests to show a companion's season pass in the own pocket; one is open per number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await texts
    .reduce<CreateTableBuilder<string, string>>(
      (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
      db.schema.createTable('pass_requests').addColumn('id', 'text', (column) => column.primaryKey()),
    )
    .execute();
  await sql`create unique index pass_requests_open on pass_requests (number) where state = 'REQUESTED'`.execute(db);
  await db.schema.createIndex('pass_requests_companion').on('pass_requests').columns(['companion', 'state']).execute();
  await db.schema.createIndex('pass_requests_asker').on('pass_requests').columns(['asker', 'state']).execute();
}

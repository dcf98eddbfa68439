import type { Kysely } from 'kysely';

/** Access log: log-ins of members and how they ended, under pseudonyms, as a chain of hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ['at', 'person', 'login', 'kind', 'login_type', 'platform', 'reason', 'previous', 'hash'];
  await texts
    .reduce(
      (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
      db.schema
        .createTable('access_log')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seq', 'bigint'),
    )
    .addUniqueConstraint('access_log_seq', ['seq'])
    .execute();
  await db.schema.createIndex('access_log_person').on('access_log').columns(['person', 'at']).execute();
  await db.schema.createIndex('access_log_login').on('access_log').column('login').execute();
  await db.schema.createIndex('access_log_at').on('access_log').column('at').execute();
}

import type { Kysely } from 'kysely';

/** Messages can go to an address that belongs to no member yet: a code to somebody who is joining. SQLite needs a new table for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').renameTo('outbox_before').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.references('members.uid'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  const columns = ['id', 'member', 'channel', 'address', 'subject', 'body', 'at'] as const;
  await db
    .withTables<Record<'outbox' | 'outbox_before', Record<(typeof columns)[number], string>>>()
    .insertInto('outbox')
    .columns(columns)
    .expression((row) => row.selectFrom('outbox_before').select(columns))
    .execute();
  await db.schema.dropTable('outbox_before').execute();
}

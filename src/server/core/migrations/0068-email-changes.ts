import { sql, type Kysely } from 'kysely';

/** Changes of e-mail addresses: a code proves the new one, a notice to the old one can undo the change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('SENT', 'CHANGED', 'UNDONE')`))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('earlier', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('undo_hash', 'text', (column) => column.unique())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('email_changes_member').on('email_changes').columns(['member', 'state']).execute();
}

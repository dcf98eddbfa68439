import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

/** E-receipts of members, and the messages of webhooks that bring them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('venue', 'text', filled)
    .addColumn('source', 'text', filled)
    .addColumn('ref', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('place', 'text', filled)
    .addColumn('paid_by', 'text', filled)
    .addColumn('amount', 'integer', filled)
    .addColumn('refunded', 'integer', filled)
    .addColumn('items', 'text', filled)
    .addColumn('at', 'text', filled)
    .addColumn('changed_at', 'text', filled)
    .addUniqueConstraint('receipts_source', ['source', 'ref'])
    .execute();
  await db.schema.createIndex('receipts_member').on('receipts').columns(['member', 'at']).execute();
  await db.schema
    .createTable('webhook_messages')
    .addColumn('source', 'text', filled)
    .addColumn('id', 'text', filled)
    .addColumn('at', 'text', filled)
    .addPrimaryKeyConstraint('webhook_messages_key', ['source', 'id'])
    .execute();
  await db.schema.createIndex('webhook_messages_at').on('webhook_messages').column('at').execute();
  await db.schema
    .createTable('webhook_versions')
    .addColumn('source', 'text', filled)
    .addColumn('subject', 'text', filled)
    .addColumn('ref', 'text', filled)
    .addColumn('version', 'bigint', filled)
    .addPrimaryKeyConstraint('webhook_versions_key', ['source', 'subject', 'ref'])
    .execute();
}

import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Inquiries of members with what both sides wrote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  await db.schema
    .createTable('inquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('venue', 'text', filled)
    .addColumn('category', 'text', filled)
    .addColumn('title', 'text', filled)
    .addColumn('lang', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('assignee', 'text', filled)
    .addColumn('reopened', 'integer', filled)
    .addColumn('channels', 'text', filled)
    .addColumn('at', 'text', filled)
    .addColumn('due_at', 'text', filled)
    .addColumn('answered_at', 'text', filled)
    .addColumn('closed_at', 'text', filled)
    .execute();
  await db.schema.createIndex('inquiries_member').on('inquiries').columns(['member', 'at']).execute();
  await db.schema.createIndex('inquiries_inbox').on('inquiries').columns(['venue', 'state', 'due_at']).execute();
  await db.schema.createIndex('inquiries_state').on('inquiries').columns(['state', 'answered_at']).execute();
  await db.schema
    .createTable('inquiry_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('inquiry', 'text', (column) => column.notNull().references('inquiries.id'))
    .addColumn('operator', 'text', filled)
    .addColumn('text', 'text', filled)
    .addColumn('at', 'text', filled)
    .execute();
  await db.schema.createIndex('inquiry_messages_inquiry').on('inquiry_messages').column('inquiry').execute();
}

import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Partner cards, public addresses and uploaded files of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  const member = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.notNull().references('members.uid');
  await db.schema
    .createTable('partner_cards')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', member)
    .addColumn('card', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('mask', 'text', filled)
    .addColumn('agreed_at', 'text', filled)
    .addUniqueConstraint('partner_cards_member', ['member', 'card'])
    .execute();
  await db.schema
    .createTable('nft_addresses')
    .addColumn('member', 'text', (column) => column.primaryKey().references('members.uid'))
    .addColumn('address', 'text', (column) => column.unique())
    .addColumn('code_id', 'text', filled)
    .addColumn('code_address', 'text', filled)
    .addColumn('code_hash', 'text', filled)
    .addColumn('code_at', 'text', filled)
    .execute();
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', member)
    .addColumn('purpose', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('at', 'text', filled)
    .addColumn('bytes', 'bytea', filled)
    .execute();
  await db.schema.createIndex('files_state').on('files').columns(['state', 'at']).execute();
}

import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely';

/** Relations between members: friends and companions, blocks, groups, invitation links; and personal values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string, columns: readonly string[]) =>
    columns.reduce<CreateTableBuilder<string, string>>(
      (builder, column) => builder.addColumn(column, 'text', (one) => one.notNull()),
      db.schema.createTable(name),
    );
  const uid = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull().references('members.uid');

  await table('relations', ['type', 'park', 'pair', 'state', 'asker_alias', 'receiver_alias', 'products', 'at'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('asker', 'text', uid)
    .addColumn('receiver', 'text', uid)
    .addColumn('decided_at', 'text')
    .addCheckConstraint('relations_type', sql`type in ('FRIEND', 'COMPANION')`)
    .execute();
  // One open relation of a pair per type and park: the index rejects a second one, whoever asks first.
  await sql`create unique index relations_open on relations (pair, type, park) where state in ('REQUESTING', 'ACCEPTED')`.execute(
    db,
  );
  await db.schema.createIndex('relations_asker').on('relations').columns(['asker', 'state']).execute();
  await db.schema.createIndex('relations_receiver').on('relations').columns(['receiver', 'state']).execute();

  await table('blocks', ['at'])
    .addColumn('blocker', 'text', uid)
    .addColumn('blocked', 'text', uid)
    .addPrimaryKeyConstraint('blocks_key', ['blocker', 'blocked'])
    .execute();
  await table('friend_tokens', ['until'])
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('asker', 'text', uid)
    .addColumn('member', 'text', uid)
    .execute();
  await db.schema.createIndex('friend_tokens_until').on('friend_tokens').column('until').execute();

  await table('companion_groups', ['name', 'at'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', uid)
    .execute();
  await db.schema.createIndex('companion_groups_owner').on('companion_groups').column('owner').execute();
  await db.schema
    .createTable('companion_group_people')
    .addColumn('group_id', 'text', (column) => column.notNull().references('companion_groups.id').onDelete('cascade'))
    .addColumn('member', 'text', uid)
    .addPrimaryKeyConstraint('companion_group_people_key', ['group_id', 'member'])
    .execute();

  await table('invitations', ['hash', 'park', 'state', 'until', 'at'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('inviter', 'text', uid)
    .addColumn('used_by', 'text')
    .addUniqueConstraint('invitations_hash', ['hash'])
    .execute();
  await db.schema.createIndex('invitations_inviter').on('invitations').columns(['inviter', 'state']).execute();

  await table('personal_values', ['kind', 'value', 'at'])
    .addColumn('member', 'text', uid)
    .addPrimaryKeyConstraint('personal_values_key', ['member', 'kind'])
    .execute();
}

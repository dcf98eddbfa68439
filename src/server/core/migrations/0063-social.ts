import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** Accounts at social providers, social logins under way, grants to revoke, and forms that providers posted back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  await db.schema
    .createTable('social_identities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', filled)
    .addColumn('subject', 'text', filled)
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('label', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('grant_sealed', 'text', filled)
    .addColumn('linked_at', 'text', filled)
    .addColumn('last_used_at', 'text', filled)
    .addColumn('ended_at', 'text')
    .addColumn('undo_hash', 'text')
    .execute();
  for (const [name, columns] of [
    ['social_identities_subject', ['provider', 'subject']],
    ['social_identities_member', ['member', 'provider']],
  ] as const)
    await db.schema
      .createIndex(name)
      .unique()
      .on('social_identities')
      .columns([...columns])
      .where(sql.ref('state'), '=', sql.lit('LINKED'))
      .execute();
  await db.schema.createIndex('social_identities_undo').on('social_identities').column('undo_hash').execute();
  await db.schema
    .createTable('social_logins')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', filled)
    .addColumn('purpose', 'text', filled)
    .addColumn('binder', 'text', filled)
    .addColumn('member', 'text', (column) => column.references('members.uid'))
    .addColumn('state', 'text', filled)
    .addColumn('secrets', 'text', filled)
    .addColumn('profile', 'text')
    .addColumn('ref_hash', 'text', (column) => column.unique())
    .addColumn('at', 'text', filled)
    .addColumn('until', 'text', filled)
    .execute();
  await db.schema.createIndex('social_logins_binder').on('social_logins').columns(['binder', 'state']).execute();
  await db.schema.createIndex('social_logins_until').on('social_logins').column('until').execute();
  await db.schema
    .createTable('social_revocations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', filled)
    .addColumn('subject', 'text', filled)
    .addColumn('grant_sealed', 'text', filled)
    .addColumn('tries', 'integer', filled)
    .addColumn('next_at', 'text', filled)
    .execute();
  await db.schema
    .createTable('returned_forms')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('fields', 'text', filled)
    .addColumn('until', 'text', filled)
    .execute();
}

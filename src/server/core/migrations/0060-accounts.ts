import { sql, type Kysely } from 'kysely';

/**
 * Members can be leaving or suspended, and barred from sensitive calls for a day. SQLite cannot change a check, so the column with the wider check takes
 * the place of the narrow one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('members')
    .addColumn('next_state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('active')
        .check(sql`next_state in ('active', 'leaving', 'suspended', 'withdrawn')`),
    )
    .execute();
  await sql`update members set next_state = state`.execute(db);
  await db.schema.alterTable('members').dropColumn('state').execute();
  await db.schema.alterTable('members').renameColumn('next_state', 'state').execute();
  for (const column of ['state_reason', 'leave_at', 'barred_until', 'nickname_at', 'nickname_key'])
    await db.schema
      .alterTable('members')
      .addColumn(column, 'text', (one) => one.notNull().defaultTo(''))
      .execute();
  await db.schema.createIndex('members_leave_at').on('members').columns(['state', 'leave_at']).execute();
  await db.schema.createIndex('members_nickname_key').on('members').column('nickname_key').execute();

  await db.schema
    .alterTable('one_time_codes')
    .addColumn('next_purpose', 'text', (column) => column.notNull().defaultTo('shell'))
    .execute();
  await sql`update one_time_codes set next_purpose = purpose`.execute(db);
  await db.schema.alterTable('one_time_codes').dropColumn('purpose').execute();
  await db.schema.alterTable('one_time_codes').renameColumn('next_purpose', 'purpose').execute();
}

import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

const withTexts = (table: CreateTableBuilder<string, string>, names: readonly string[]) =>
  names.reduce((one, name) => one.addColumn(name, 'text', (column) => column.notNull()), table);

/** Memberships of clubs, and their activities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withTexts(
    db.schema.createTable('club_members').addColumn('id', 'text', (column) => column.primaryKey()),
    ['club', 'member', 'state', 'at'],
  )
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute();
  await sql`create unique index club_members_open on club_members (club, member) where state in ('0', '1', '2')`.execute(
    db,
  );
  await db.schema.createIndex('club_members_member').on('club_members').columns(['member', 'at']).execute();
  await withTexts(db.schema.createTable('club_activities'), ['club', 'activity', 'member', 'at'])
    .addPrimaryKeyConstraint('club_activities_once', ['club', 'activity', 'member'])
    .execute();
  await db.schema.createIndex('club_activities_member').on('club_activities').columns(['member']).execute();
}

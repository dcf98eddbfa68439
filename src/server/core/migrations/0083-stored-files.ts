import { sql, type Kysely } from 'kysely';

/**
 * Uploaded files get a media type, a size and the record that claims them. Their bytes move to the file store: `bytes` is empty in new rows, and a job moves
 * those of older ones. Deleted files name no member. SQLite cannot change a column, so the table is created anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('files_state').execute();
  await db.schema.alterTable('files').renameTo('files_before').execute();
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.references('members.uid'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bytea')
    .execute();
  await sql`insert into files (id, member, purpose, state, at, media_type, size, ref, bytes)
    select id, member, purpose, state, at, 'image/jpeg', length(bytes), '', bytes from files_before`.execute(db);
  await sql`update files set ref = (select 'member_courses ' || c.id from member_courses c where c.picture = files.id)
    where exists (select 1 from member_courses c where c.picture = files.id)`.execute(db);
  await db.schema.dropTable('files_before').execute();
  await db.schema.createIndex('files_state').on('files').columns(['state', 'at']).execute();
  await db.schema.createIndex('files_member').on('files').column('member').execute();
  await db.schema.createIndex('files_ref').on('files').column('ref').execute();
}

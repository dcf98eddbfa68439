import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

/** Members' courses, their likes and reports. `course_likes` holds those of recommended courses too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member_courses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('venue', 'text', filled)
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('state', 'text', filled)
    .addColumn('title', 'text', filled)
    .addColumn('note', 'text', filled)
    .addColumn('stops', 'text', filled)
    .addColumn('persona', 'text', filled)
    .addColumn('shared_at', 'text', filled)
    .addColumn('changed_at', 'text', filled)
    .execute();
  await db.schema.createIndex('member_courses_member').on('member_courses').columns(['member', 'venue']).execute();
  await db.schema
    .createIndex('member_courses_shared')
    .on('member_courses')
    .columns(['venue', 'shared_at'])
    .where(sql.ref('state'), '=', sql.lit('SHARED'))
    .execute();
  await db.schema
    .createTable('course_likes')
    .addColumn('venue', 'text', filled)
    .addColumn('course', 'text', filled)
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('at', 'text', filled)
    .addPrimaryKeyConstraint('course_likes_key', ['venue', 'course', 'member'])
    .execute();
  await db.schema.createIndex('course_likes_member').on('course_likes').column('member').execute();
  await db.schema
    .createTable('course_reports')
    .addColumn('course', 'text', (column) => column.notNull().references('member_courses.id'))
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('reason', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('at', 'text', filled)
    .addPrimaryKeyConstraint('course_reports_key', ['course', 'member'])
    .execute();
  await db.schema
    .createIndex('course_reports_open')
    .on('course_reports')
    .column('course')
    .where(sql.ref('state'), '=', sql.lit('OPEN'))
    .execute();
}

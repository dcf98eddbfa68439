import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

/** Memory reports, their reviews, and the links that share them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('memory_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('venue', 'text', filled)
    .addColumn('day', 'text', filled)
    .addColumn('body', 'text', filled)
    .addColumn('made_at', 'text', filled)
    .addUniqueConstraint('memory_reports_day', ['member', 'day', 'venue'])
    .execute();
  await db.schema
    .createTable('report_reviews')
    .addColumn('id', 'text', (column) => column.primaryKey().references('memory_reports.id'))
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('venue', 'text', filled)
    .addColumn('day', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('stars', 'integer', filled)
    .addColumn('words', 'text', filled)
    .addColumn('photos', 'text', filled)
    .addColumn('open', 'integer', filled)
    .addColumn('at', 'text', filled)
    .addColumn('changed_at', 'text', filled)
    .execute();
  await db.schema.createIndex('report_reviews_member').on('report_reviews').column('member').execute();
  await db.schema.createIndex('report_reviews_venue').on('report_reviews').columns(['venue', 'at']).execute();
  await db.schema
    .createTable('report_shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('report', 'text', (column) => column.notNull().references('memory_reports.id'))
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('hash', 'text', filled)
    .addColumn('photos', 'text', filled)
    .addColumn('at', 'text', filled)
    .addColumn('until', 'text', filled)
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('report_shares_hash').unique().on('report_shares').column('hash').execute();
  await db.schema.createIndex('report_shares_member').on('report_shares').column('member').execute();
  // A report has one open link.
  await db.schema
    .createIndex('report_shares_open')
    .unique()
    .on('report_shares')
    .column('report')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema.createIndex('member_facts_visits').on('member_facts').columns(['fact', 'at']).execute();
}

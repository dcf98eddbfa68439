import type { Kysely } from 'kysely';

/** Score of members, append-only, and the time until which a grade lasts. Members keep their grade of before until their first term ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('score_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('park', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('expires_on', 'text', (column) => column.notNull())
    .addUniqueConstraint('score_entries_cause', ['member', 'source', 'ref'])
    .execute();
  await db.schema.createIndex('score_entries_valid').on('score_entries').columns(['member', 'expires_on']).execute();
  await db.schema
    .createTable('grade_terms')
    .addColumn('member', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('grade_terms_until').on('grade_terms').column('until').execute();
}

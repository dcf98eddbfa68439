import { sql, type Kysely } from 'kysely';

/** Joins under way, and guardians of children. What a join knows is sealed: it belongs to nobody until the join is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('joins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('binder', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('OPEN', 'DONE', 'EXPIRED')`))
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.references('members.uid'))
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('joins_open')
    .on('joins')
    .column('binder')
    .unique()
    .where(sql.ref('state'), '=', sql.lit('OPEN'))
    .execute();
  await db.schema.createIndex('joins_touched_at').on('joins').columns(['state', 'touched_at']).execute();
  await db.schema
    .createTable('guardians')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('child', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('ci_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('relation', 'text', (column) => column.notNull())
    .addColumn('agreements', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('ACTIVE', 'ENDED')`))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema
    .createIndex('guardians_active')
    .on('guardians')
    .column('child')
    .unique()
    .where(sql.ref('state'), '=', sql.lit('ACTIVE'))
    .execute();
  await db.schema
    .createTable('reserved_names')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('rejoin_bars')
    .addColumn('ci_key', 'text', (column) => column.primaryKey())
    .addColumn('rewards_until', 'text', (column) => column.notNull())
    .addColumn('locked_until', 'text', (column) => column.notNull())
    .execute();
  // Two joins cannot take the same nickname. Members from before have none to compare.
  await db.schema.dropIndex('members_nickname_key').execute();
  await db.schema
    .createIndex('members_nickname_key')
    .on('members')
    .column('nickname_key')
    .unique()
    .where(sql.ref('nickname_key'), '<>', sql.lit(''))
    .execute();
}

import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** Events: participations, seeds of draws, reminders and badges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  const member = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.notNull().references('members.uid');
  await db.schema
    .createTable('event_joins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', filled)
    .addColumn('kind', 'text', filled)
    .addColumn('venue', 'text', filled)
    .addColumn('member', 'text', member)
    .addColumn('day', 'text', filled)
    .addColumn('occasion', 'text', filled)
    .addColumn('no', 'integer', filled)
    .addColumn('turn', 'integer', filled)
    .addColumn('state', 'text', filled)
    .addColumn('prize', 'text', filled)
    .addColumn('slot', 'text', filled)
    .addColumn('score', 'integer', filled)
    .addColumn('answers', 'text', filled)
    .addColumn('stock', 'text', filled)
    .addColumn('release', 'integer', filled)
    .addColumn('at', 'text', filled)
    .addColumn('claim_until', 'text')
    .addColumn('settled_at', 'text')
    .execute();
  // A member takes part once on each occasion; the index rejects a second participation, whichever request is first.
  await db.schema
    .createIndex('event_joins_occasion')
    .unique()
    .on('event_joins')
    .columns(['event', 'member', 'occasion'])
    .execute();
  await db.schema.createIndex('event_joins_member').on('event_joins').columns(['member', 'at']).execute();
  await db.schema.createIndex('event_joins_state').on('event_joins').columns(['event', 'state', 'no']).execute();
  await db.schema.createIndex('event_joins_claim').on('event_joins').columns(['state', 'claim_until']).execute();
  await db.schema
    .createTable('event_seeds')
    .addColumn('event', 'text', (column) => column.primaryKey())
    .addColumn('seed', 'text', filled)
    .addColumn('at', 'text', filled)
    .execute();
  await db.schema
    .createTable('event_reminders')
    .addColumn('event', 'text', filled)
    .addColumn('member', 'text', member)
    .addPrimaryKeyConstraint('event_reminders_key', ['event', 'member'])
    .execute();
  await db.schema
    .createTable('member_badges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', member)
    .addColumn('badge', 'text', filled)
    .addColumn('period', 'text', filled)
    .addColumn('source', 'text', filled)
    .addColumn('ref', 'text', filled)
    .addColumn('at', 'text', filled)
    .execute();
  await db.schema
    .createIndex('member_badges_period')
    .unique()
    .on('member_badges')
    .columns(['member', 'badge', 'period'])
    .execute();
  // Days of attendance become participations.
  await sql`
    insert into event_joins (id, event, kind, venue, member, day, occasion, no, turn, state, prize, slot, score, answers, stock, release, at)
    select 'attend-' || event || '-' || member || '-' || day, event, 'ATTEND', '', member, day, day, 0, 0, 'DONE', '', '', 0, '{}', '{}', 0, at from attendances
  `.execute(db);
  await db.schema.dropTable('attendances').execute();
}

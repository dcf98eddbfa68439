import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Plays of mini games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  await db.schema
    .createTable('game_plays')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', filled)
    .addColumn('game', 'text', filled)
    .addColumn('venue', 'text', filled)
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('day', 'text', filled)
    .addColumn('token', 'text', filled)
    .addColumn('state', 'text', filled)
    .addColumn('score', 'integer', filled)
    .addColumn('until', 'text', filled)
    .addColumn('at', 'text', filled)
    .execute();
  await db.schema.createIndex('game_plays_token').unique().on('game_plays').column('token').execute();
  await db.schema.createIndex('game_plays_member').on('game_plays').columns(['member', 'event', 'day']).execute();
}

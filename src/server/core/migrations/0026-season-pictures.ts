import type { CreateTableBuilder, Kysely } from 'kysely';

const texts = [
  'term',
  'valid_until',
  'product',
  'member',
  'venue',
  'state',
  'reason',
  'sent_at',
  'decided_at',
  'decided_by',
] as const;

/** Pictures of the holders of season passes: one per term of a pass. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await texts
    .reduce<CreateTableBuilder<string, string>>(
      (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
      db.schema.createTable('season_pictures').addColumn('id', 'text', (column) => column.primaryKey()),
    )
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addUniqueConstraint('season_pictures_term', ['term'])
    .execute();
  await db.schema
    .createIndex('season_pictures_state')
    .on('season_pictures')
    .columns(['venue', 'state', 'sent_at'])
    .execute();
}

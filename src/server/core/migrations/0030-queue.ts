import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** The smart queue: entries, their people, and the state of each line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
  await db.schema
    .createTable('queue_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('plan', 'text', filled)
    .addColumn('venue', 'text', filled)
    .addColumn('facility', 'text', filled)
    .addColumn('day', 'text', filled)
    .addColumn('mode', 'text', filled)
    .addColumn('no', 'integer', filled)
    .addColumn('state', 'text', filled)
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('people', 'integer', filled)
    .addColumn('slot', 'text', filled)
    .addColumn('come_back', 'integer', filled)
    .addColumn('told', 'integer', filled)
    .addColumn('joined_at', 'bigint', filled)
    .addColumn('starts_at', 'bigint')
    .addColumn('called_at', 'bigint')
    .addColumn('until', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('queue_entries_number')
    .unique()
    .on('queue_entries')
    .columns(['plan', 'day', 'no'])
    .execute();
  await db.schema
    .createIndex('queue_entries_live')
    .on('queue_entries')
    .columns(['plan', 'state', 'come_back', 'no'])
    .where(sql.ref('state'), 'in', sql`('WAITING', 'CALLED', 'RESERVED', 'READY')`)
    .execute();
  await db.schema.createIndex('queue_entries_called').on('queue_entries').columns(['plan', 'called_at']).execute();
  await db.schema
    .createTable('queue_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entry', 'text', (column) => column.notNull().references('queue_entries.id'))
    .addColumn('plan', 'text', filled)
    .addColumn('day', 'text', filled)
    .addColumn('product', 'text', (column) => column.notNull().references('pocket_products.id'))
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('live', 'integer', filled)
    .addColumn('no_show', 'integer', filled)
    .addColumn('come_back', 'integer', filled)
    .execute();
  // A person has one place in a queue; the index rejects a second one, whoever joins first.
  await db.schema
    .createIndex('queue_people_live')
    .unique()
    .on('queue_people')
    .columns(['plan', 'product'])
    .where(sql.ref('live'), '=', sql.lit(1))
    .execute();
  await db.schema.createIndex('queue_people_entry').on('queue_people').column('entry').execute();
  await db.schema.createIndex('queue_people_product').on('queue_people').columns(['product', 'day']).execute();
  await db.schema.createIndex('queue_people_member').on('queue_people').columns(['member', 'day']).execute();
  await db.schema
    .createTable('queue_lines')
    .addColumn('plan', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', filled)
    .addColumn('credit', 'double precision', filled)
    .addColumn('ran_at', 'bigint', filled)
    .execute();
}

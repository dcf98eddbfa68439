import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

/** Devices of the venues and their scans. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = (table: string, columns: readonly string[]): CreateTableBuilder<string, string> =>
    columns.reduce<CreateTableBuilder<string, string>>(
      (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
      db.schema.createTable(table).addColumn('id', 'text', (column) => column.primaryKey()),
    );
  await text('devices', [
    'venue',
    'kind',
    'name',
    'facility',
    'model',
    'version',
    'state',
    'join_until',
    'added_at',
    'heard_at',
    'ended_at',
  ])
    .addColumn('join_hash', 'text')
    .addColumn('token_hash', 'text')
    .addUniqueConstraint('devices_join', ['join_hash'])
    .addUniqueConstraint('devices_token', ['token_hash'])
    .execute();
  await db.schema.createIndex('devices_venue').on('devices').columns(['venue', 'state']).execute();
  await text('scans', [
    'venue',
    'scan_id',
    'kind',
    'body_hash',
    'ref',
    'step',
    'product',
    'holder',
    'day',
    'at',
    'device_at',
    'result',
    'reason',
    'answer',
  ])
    .addColumn('device', 'text', (column) => column.notNull().references('devices.id'))
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('late', 'integer', (column) => column.notNull())
    .addUniqueConstraint('scans_device', ['device', 'scan_id'])
    .execute();
  // A code is used once, whichever device scans it first.
  await db.schema
    .createIndex('scans_code')
    .unique()
    .on('scans')
    .columns(['ref', 'step'])
    .where(sql.ref('taken'), '=', sql.lit(1))
    .execute();
  await db.schema.createIndex('scans_holder').on('scans').columns(['holder', 'day']).execute();
  await db.schema.createIndex('scans_product').on('scans').columns(['product', 'day']).execute();
  await db.schema.createIndex('scans_result').on('scans').columns(['venue', 'result', 'id']).execute();
}

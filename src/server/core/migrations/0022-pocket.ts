import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

/** The pocket: issued numbers of the built-in ticketing, registered products, loans, entry codes and season passes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  /** Starts a table of texts whose first column is its key. */
  const text = (table: string, key: string, columns: readonly string[]): CreateTableBuilder<string, string> =>
    columns.reduce<CreateTableBuilder<string, string>>(
      (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
      db.schema.createTable(table).addColumn(key, 'text', (column) => column.primaryKey()),
    );
  await text('issued_numbers', 'number', [
    'kind',
    'product',
    'venue',
    'valid_from',
    'valid_until',
    'reservation',
    'mobile',
    'holder_name',
    'birth_date',
    'seat',
    'state',
  ])
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('issued_numbers_reservation')
    .on('issued_numbers')
    .columns(['reservation', 'seq'])
    .execute();
  await db.schema.createIndex('issued_numbers_mobile').on('issued_numbers').column('mobile').execute();

  await text('pocket_products', 'id', [
    'member',
    'kind',
    'product',
    'venue',
    'number',
    'valid_from',
    'valid_until',
    'holder_name',
    'birth_date',
    'seat',
    'state',
    'entered_on',
    'registered_at',
    'changed_at',
  ])
    .addColumn('release', 'integer', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('pocket_products_member')
    .on('pocket_products')
    .columns(['member', 'valid_until'])
    .execute();

  await text('loans', 'id', ['product', 'owner', 'holder', 'day', 'state', 'at']).execute();
  await db.schema
    .createIndex('loans_live')
    .unique()
    .on('loans')
    .column('product')
    .where(sql.ref('state'), '=', 'LENT')
    .execute();
  await db.schema.createIndex('loans_holder').on('loans').columns(['holder', 'day']).execute();

  await text('code_keys', 'login', ['id', 'member', 'public_key', 'at']).execute();
  await text('code_refs', 'ref', ['product', 'holder', 'login', 'at', 'ended_at', 'end_reason']).execute();
  await db.schema
    .createIndex('code_refs_live')
    .unique()
    .on('code_refs')
    .columns(['product', 'holder', 'login'])
    .where(sql.ref('ended_at'), '=', '')
    .execute();

  await text('season_checks', 'token', ['member', 'number', 'until', 'proven_at'])
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
}

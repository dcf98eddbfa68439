import { sql, type Kysely } from 'kysely';

/** Static codes of products for older gates and mobile wallets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('static_codes')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull().references('pocket_products.id'))
    .addColumn('holder', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text', (column) => column.notNull())
    .addColumn('end_reason', 'text', (column) => column.notNull())
    .addColumn('entered_on', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('static_codes_live')
    .unique()
    .on('static_codes')
    .columns(['product', 'holder'])
    .where(sql.ref('ended_at'), '=', '')
    .execute();
}

import type { Kysely } from 'kysely';

/** Passes that members added to mobile wallets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wallet_passes')
    .addColumn('product', 'text', (column) => column.notNull().references('pocket_products.id'))
    .addColumn('holder', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('wallet', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wallet_passes_key', ['product', 'holder', 'wallet'])
    .execute();
  await db.schema.createIndex('wallet_passes_wallet').on('wallet_passes').column('wallet').execute();
}

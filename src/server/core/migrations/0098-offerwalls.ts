import type { Kysely } from 'kysely';

/** Adds the rewards of offerwalls, and the hashes of the keys by which offerwalls know members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = [
    'member',
    'state',
    'reason',
    'device',
    'at',
    'sent_at',
    'held_until',
    'transfer',
    'decided_by',
    'decided_at',
  ];
  await texts
    .reduce(
      (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
      db.schema
        .createTable('offerwall_rewards')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('wall', 'text', (column) => column.notNull())
        .addColumn('ref', 'text', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull()),
    )
    .addUniqueConstraint('offerwall_rewards_ref', ['wall', 'ref'])
    .execute();
  await db.schema.createIndex('offerwall_rewards_member').on('offerwall_rewards').columns(['member', 'at']).execute();
  await db.schema
    .createIndex('offerwall_rewards_state')
    .on('offerwall_rewards')
    .columns(['state', 'held_until'])
    .execute();
  await db.schema.createIndex('offerwall_rewards_device').on('offerwall_rewards').column('device').execute();
  await db.schema
    .createTable('offerwall_keys')
    .addColumn('wall', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('offerwall_keys_pk', ['wall', 'hash'])
    .execute();
  await db.schema.createIndex('offerwall_keys_member').on('offerwall_keys').column('member').execute();
}

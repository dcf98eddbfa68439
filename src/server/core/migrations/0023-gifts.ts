import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely';

/** Gift cards, coupons, their gifts between friends, and tries of typed numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string, columns: readonly string[]) =>
    columns.reduce<CreateTableBuilder<string, string>>(
      (builder, column) => builder.addColumn(column, 'text', (one) => one.notNull()),
      db.schema.createTable(name),
    );
  const key = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.primaryKey();

  await table('gift_cards', ['number_hash', 'code_hash', 'last_digits', 'kind', 'state', 'issued_at'])
    .addColumn('id', 'text', key)
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('owner', 'text', (column) => column.references('members.uid'))
    .addColumn('owned_since', 'text')
    .addColumn('expires_at', 'text')
    .addUniqueConstraint('gift_cards_number', ['number_hash'])
    .execute();
  await db.schema.createIndex('gift_cards_owner').on('gift_cards').columns(['owner', 'state']).execute();
  await db.schema.createIndex('gift_cards_expiry').on('gift_cards').columns(['state', 'expires_at']).execute();

  await table('coupons', ['kind', 'owner', 'state', 'source', 'ref', 'valid_from', 'expires_at', 'issued_at', 'place'])
    .addColumn('id', 'text', key)
    .addColumn('gifted', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addForeignKeyConstraint('coupons_member', ['owner'], 'members', ['uid'])
    .addUniqueConstraint('coupons_cause', ['source', 'ref'])
    .execute();
  await db.schema.createIndex('coupons_owner').on('coupons').columns(['owner', 'state']).execute();
  await db.schema.createIndex('coupons_expiry').on('coupons').columns(['state', 'expires_at']).execute();

  await table('coupon_codes', ['kind', 'at']).addColumn('hash', 'text', key).addColumn('coupon', 'text').execute();

  await table('gifts', ['record', 'subject', 'message', 'state', 'at', 'until'])
    .addColumn('id', 'text', key)
    .addColumn('sender', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('receiver', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .execute();
  // A record is given to one person at a time.
  await sql`create unique index gifts_open on gifts (record, subject) where state = 'SENT'`.execute(db);
  await db.schema.createIndex('gifts_receiver').on('gifts').columns(['receiver', 'state']).execute();
  await db.schema.createIndex('gifts_sender').on('gifts').columns(['sender', 'state']).execute();
  await db.schema.createIndex('gifts_until').on('gifts').columns(['state', 'until']).execute();

  await table('number_tries', ['since', 'wait_until'])
    .addColumn('key', 'text', key)
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
}

import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

/** Shared record infrastructure. Som entries become transfers of the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  /** Starts a table with a primary key `id` and other texts. */
  const text = (table: string, columns: readonly string[]): CreateTableBuilder<string, string> =>
    columns.reduce<CreateTableBuilder<string, string>>(
      (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
      db.schema.createTable(table).addColumn('id', 'text', (column) => column.primaryKey()),
    );
  await text('record_log', [
    'at',
    'record',
    'record_id',
    'actor_kind',
    'actor',
    'from_state',
    'to_state',
    'reason',
    'venue',
  ]).execute();
  await db.schema.createIndex('record_log_record').on('record_log').columns(['record', 'record_id', 'at']).execute();
  await db.schema
    .createTable('claims')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('claims_key', ['scope', 'key'])
    .execute();
  await db.schema
    .createTable('counters')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull().check(sql`taken >= 0`))
    .addPrimaryKeyConstraint('counters_key', ['scope', 'key'])
    .execute();
  await text('ledger_accounts', ['book', 'owner'])
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('overdraft', 'integer', (column) => column.notNull())
    .addCheckConstraint('ledger_accounts_balance', sql`overdraft = 1 or balance >= 0`)
    .execute();
  await text('ledger_transfers', ['book', 'kind', 'source', 'ref', 'park', 'reason', 'approval_no', 'at'])
    .addColumn('reverses', 'text')
    .addUniqueConstraint('ledger_transfers_cause', ['book', 'source', 'ref'])
    .execute();
  await db.schema
    .createTable('ledger_postings')
    .addColumn('transfer', 'text', (column) => column.notNull().references('ledger_transfers.id'))
    .addColumn('account', 'text', (column) => column.notNull().references('ledger_accounts.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_postings_key', ['transfer', 'account'])
    .execute();
  await db.schema
    .createIndex('ledger_postings_account')
    .on('ledger_postings')
    .columns(['account', 'at', 'transfer'])
    .execute();
  await text('member_facts', ['member', 'fact', 'park', 'kind', 'ref', 'at'])
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount in (-1, 1)`))
    .addUniqueConstraint('member_facts_cause', ['member', 'fact', 'ref', 'amount'])
    .execute();
  await text('notifications', ['member', 'source', 'topic', 'title', 'body', 'link', 'at'])
    .addColumn('read_at', 'text')
    .addUniqueConstraint('notifications_source', ['member', 'source'])
    .execute();
  await db.schema.createIndex('notifications_member').on('notifications').columns(['member', 'at']).execute();
  await moveSomEntries(db);
}

const moveSomEntries = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into ledger_accounts (id, book, owner, balance, overdraft) select 'SOM:' || member, 'SOM', member, sum(amount), 0 from som_entries group by member`.execute(
    db,
  );
  await sql`insert into ledger_accounts (id, book, owner, balance, overdraft) select 'SOM:ISSUED', 'SOM', 'ISSUED', -coalesce(sum(amount), 0), 1 from som_entries where amount > 0 having count(*) > 0`.execute(
    db,
  );
  await sql`insert into ledger_accounts (id, book, owner, balance, overdraft) select 'SOM:SPENT', 'SOM', 'SPENT', -coalesce(sum(amount), 0), 1 from som_entries where amount <= 0 having count(*) > 0`.execute(
    db,
  );
  await sql`insert into ledger_transfers (id, book, kind, source, ref, park, reason, approval_no, reverses, at)
    select id, 'SOM', case when amount > 0 then 'EARN' else 'SPEND' end, 'ENTRY', id, '', reason, id, null, at from som_entries`.execute(
    db,
  );
  await sql`insert into ledger_postings (transfer, account, amount, at) select id, 'SOM:' || member, amount, at from som_entries`.execute(
    db,
  );
  await sql`insert into ledger_postings (transfer, account, amount, at) select id, case when amount > 0 then 'SOM:ISSUED' else 'SOM:SPENT' end, -amount, at from som_entries`.execute(
    db,
  );
  await db.schema.dropTable('som_entries').execute();
};

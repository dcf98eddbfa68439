import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const filled = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

/** Verifications at identity providers, and the persons that members are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('transaction_hash', 'text', (column) => column.notNull().unique())
    .addColumn('binder', 'text', filled)
    .addColumn('member', 'text', (column) => column.references('members.uid'))
    .addColumn('method', 'text', filled)
    .addColumn('purpose', 'text', filled)
    .addColumn('provider', 'text', filled)
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('STARTED', 'RETURNED', 'USED', 'FAILED', 'EXPIRED')`),
    )
    .addColumn('reason', 'text', filled)
    .addColumn('page', 'text', filled)
    .addColumn('secrets', 'text', filled)
    .addColumn('ref_hash', 'text', (column) => column.unique())
    .addColumn('fields', 'text', filled)
    .addColumn('back_at', 'text', filled)
    .addColumn('result', 'text', filled)
    .addColumn('result_until', 'text', filled)
    .addColumn('next_screen', 'text', filled)
    .addColumn('started_at', 'text', filled)
    .execute();
  await db.schema.createIndex('verifications_member').on('verifications').column('member').execute();
  await db.schema.createIndex('verifications_state').on('verifications').columns(['state', 'started_at']).execute();
  await db.schema
    .createTable('identities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('ci_key', 'text', filled)
    .addColumn('di_key', 'text', filled)
    .addColumn('method', 'text', filled)
    .addColumn('name', 'text', filled)
    .addColumn('birth_date', 'text', filled)
    .addColumn('gender', 'text', filled)
    .addColumn('foreigner', 'integer', filled)
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('CURRENT', 'REPLACED')`))
    .addColumn('verified_at', 'text', filled)
    .execute();
  await db.schema.createIndex('identities_all').on('identities').column('member').execute();
  for (const column of ['ci_key', 'member'])
    await db.schema
      .createIndex(`identities_${column}`)
      .unique()
      .on('identities')
      .column(column)
      .where(sql.ref('state'), '=', sql.lit('CURRENT'))
      .execute();
}

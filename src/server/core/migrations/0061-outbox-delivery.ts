import { sql, type Kysely } from 'kysely';

/** Messages are sent by gateways: each row has a state, attempts and the process that sends it. What was written before went out by other ways. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('QUEUED')
        .check(sql`state in ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'DEAD', 'DISCARDED')`),
    )
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('purpose', 'text', (column) =>
      column
        .notNull()
        .defaultTo('service')
        .check(sql`purpose in ('service', 'auth', 'promotion')`),
    )
    .execute();
  for (const column of ['template', 'link', 'next_at', 'holder', 'error', 'sent_at'])
    await db.schema
      .alterTable('outbox')
      .addColumn(column, 'text', (one) => one.notNull().defaultTo(''))
      .execute();
  for (const column of ['attempts', 'fence'])
    await db.schema
      .alterTable('outbox')
      .addColumn(column, 'integer', (one) => one.notNull().defaultTo(0))
      .execute();
  await sql`update outbox set state = 'SENT', sent_at = at`.execute(db);
  await db.schema.createIndex('outbox_due').on('outbox').columns(['channel', 'state', 'next_at']).execute();
  await db.schema.createIndex('outbox_at').on('outbox').column('at').execute();
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('login_id', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('birth_date', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('1', '2')`))
    .addColumn('regular', 'integer', (column) => column.notNull())
    .addColumn('ex_member', 'integer', (column) => column.notNull())
    .addColumn('conversion_agreed_on', 'text', (column) => column.notNull())
    .addColumn('grade', 'text', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('consents', 'text', (column) => column.notNull())
    .addColumn('passages', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('active', 'withdrawn')`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('credentials')
    .addColumn('member', 'text', (column) => column.primaryKey().references('members.uid'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('initial', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('alert_on', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('logins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('platform_class', 'text', (column) => column.notNull().check(sql`platform_class in ('APP', 'WEB')`))
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('login_type', 'text', (column) => column.notNull())
    .addColumn('auto_login', 'integer', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('proven_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('end_reason', 'text')
    .execute();
  // One live login per member and platform class: the index rejects a second one.
  await db.schema
    .createIndex('logins_live')
    .on('logins')
    .columns(['member', 'platform_class', 'slot'])
    .unique()
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('families')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('login', 'text', (column) => column.notNull().references('logins.id'))
    .addColumn('profile', 'text', (column) => column.notNull().check(sql`profile in ('browser', 'shell')`))
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('access_hash', 'text', (column) => column.notNull().unique())
    .addColumn('access_until', 'text', (column) => column.notNull())
    .addColumn('earlier_hash', 'text')
    .addColumn('rotated_at', 'text', (column) => column.notNull())
    .addColumn('idle_until', 'text', (column) => column.notNull())
    .addColumn('absolute_until', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('end_reason', 'text')
    .execute();
  await db.schema.createIndex('families_login').on('families').column('login').execute();
  await db.schema.createIndex('families_earlier').on('families').column('earlier_hash').execute();
  await db.schema
    .createTable('tries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('wait_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('one_time_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('shell', 'reset', 'find-id')`))
    .addColumn('member', 'text', (column) => column.references('members.uid'))
    .addColumn('login', 'text', (column) => column.references('logins.id'))
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('som_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('som_entries_member').on('som_entries').column('member').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['owner', 'key'])
    .execute();
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

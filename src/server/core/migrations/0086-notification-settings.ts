import type { Kysely } from 'kysely';

/** Settings of notifications, devices of the app, and the member that a notification names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['notifications', 'outbox'])
    await db.schema
      .alterTable(table)
      .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema.createIndex('notifications_about').on('notifications').column('about').execute();
  await db.schema.createIndex('notifications_at').on('notifications').column('at').execute();
  await db.schema
    .createTable('notification_settings')
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_settings_key', ['member', 'topic', 'channel'])
    .execute();
  await db.schema
    .createTable('quiet_hours')
    .addColumn('member', 'text', (column) => column.primaryKey().references('members.uid'))
    .addColumn('starts', 'text', (column) => column.notNull())
    .addColumn('ends', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('app_devices')
    .addColumn('device', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull().references('members.uid'))
    .addColumn('login', 'text', (column) => column.notNull().references('logins.id'))
    .addColumn('push_token', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('app_devices_member').on('app_devices').column('member').execute();
  await db.schema.createIndex('app_devices_login').on('app_devices').column('login').execute();
  await db.schema
    .alterTable('members')
    .addColumn('main_settings', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}

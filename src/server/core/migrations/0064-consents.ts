import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

const BATCH = 500;

/** Consents of members, append-only. What members have agreed to so far gets a row with the day on which they joined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('terms', 'consent')`))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('setting', 'text', (column) => column.notNull())
    .addColumn('agreed', 'integer', (column) => column.notNull().check(sql`agreed in (0, 1)`))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('consents_cause', ['source', 'ref', 'item'])
    .execute();
  await db.schema.createIndex('consents_member').on('consents').columns(['member', 'id']).execute();
  await db.schema.createIndex('consents_at').on('consents').columns(['setting', 'agreed', 'at']).execute();
  await db.schema
    .createTable('consent_notices')
    .addColumn('consent', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull().check(sql`done in (0, 1)`))
    .execute();
  await db.schema.createIndex('consent_notices_done').on('consent_notices').columns(['done', 'at']).execute();
  await db.schema.createIndex('consent_notices_member').on('consent_notices').column('member').execute();
  await copySettings(db as Kysely<CopiedTables>);
}

interface CopiedTables {
  readonly members: { readonly uid: string; readonly consents: string; readonly created_at: string };
  readonly consents: Readonly<
    Record<'id' | 'member' | 'item' | 'kind' | 'setting' | 'source' | 'ref' | 'at', string>
  > & {
    readonly version: number;
    readonly agreed: number;
  };
}

const copySettings = async (db: Kysely<CopiedTables>): Promise<void> => {
  for (let last = ''; ;) {
    const members = await db
      .selectFrom('members')
      .select(['uid', 'consents', 'created_at'])
      .where('uid', '>', last)
      .orderBy('uid')
      .limit(BATCH)
      .execute();
    const rows = members.flatMap(({ uid: member, consents, created_at: at }) =>
      Object.entries(JSON.parse(consents) as Readonly<Record<string, string>>).map(([setting, yn]) => ({
        id: `0-${randomUUID()}`,
        member,
        item: setting,
        kind: 'consent',
        version: 0,
        setting,
        agreed: yn === 'Y' ? 1 : 0,
        source: 'before',
        ref: member,
        at,
      })),
    );
    if (rows.length > 0) await db.insertInto('consents').values(rows).execute();
    const end = members.at(-1);
    if (end === undefined || members.length < BATCH) return;
    last = end.uid;
  }
};

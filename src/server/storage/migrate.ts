import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import { StartError } from '../start-error.ts';
import type { Tables } from './tables.ts';

/** Brings the store to this version; `place` names it in messages. A store that knows migrations that we do not is left alone. */
export async function migrate(db: Kysely<Tables>, place: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const newer = (await namesInStore(db)).filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0) {
    throw new StartError(`DATA_DIR ${place} was written by a newer Promenade (it has ${newer.join(', ')}). Start that version, or set DATA_DIR to another folder.`);
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function namesInStore(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db.withTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name);
}

import type { Kysely, KyselyPlugin } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import { StartError } from '../start-error.ts';
import type { Tables } from './tables.ts';

/** `name` says in messages which store it is, `other` how to take another one. */
interface Place {
  readonly name: string;
  readonly other: string;
}

/** Brings the store to this version. A store that knows migrations that we do not is left alone. Several processes may do it at once. */
export async function migrate(db: Kysely<Tables>, place: Place, plugins: readonly KyselyPlugin[] = []): Promise<void> {
  const migrator = new Migrator({ db: plugins.reduce((on, plugin) => on.withPlugin(plugin), db), provider: { getMigrations: async () => migrations } });
  const newer = (await namesInStore(db)).filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0) {
    throw new StartError(`${place.name} was written by a newer Promenade (it has ${newer.join(', ')}). Start that version, or ${place.other}.`);
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

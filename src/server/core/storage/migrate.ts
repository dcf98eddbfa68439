import type { KyselyPlugin } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/all-migrations.gen.ts';
import { StartError } from '../start-error.ts';
import type { Db } from './tables.ts';

/** Texts for messages: `name` names the store, `other` says how to use a different one. */
interface Place {
  readonly name: string;
  readonly other: string;
}

/** Migrates the store to this version. Refuses a store with unknown migrations. Several processes may run it concurrently. */
export async function migrate(db: Db, place: Place, plugins: readonly KyselyPlugin[] = []): Promise<void> {
  refuseNewer(await namesInStore(db), place);
  const migrator = new Migrator({
    db: plugins.reduce((on, plugin) => on.withPlugin(plugin), db),
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Changes nothing. Throws a StartError if the store is not of this version. */
export async function requireCurrent(db: Db, place: Place): Promise<void> {
  const names = await namesInStore(db);
  refuseNewer(names, place);
  const missing = Object.keys(migrations).filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new StartError(
      `${place.name} is of an older Promenade or empty (it lacks ${missing.join(', ')}). Start this version on it once, or use the version that wrote it.`,
    );
}

function refuseNewer(names: readonly string[], place: Place): void {
  const newer = names.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0)
    throw new StartError(
      `${place.name} was written by a newer Promenade (it has ${newer.join(', ')}). Start that version, or ${place.other}.`,
    );
}

async function namesInStore(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

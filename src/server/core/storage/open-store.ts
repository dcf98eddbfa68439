import type { Env } from '../env.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import type { OpenOptions, Store } from './store.ts';

/** Opens PostgreSQL if the environment names one, else the embedded store in the data folder. */
export const openStore = async (
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  options?: OpenOptions,
): Promise<Store> =>
  databaseUrl === undefined ? openSqliteStore(dataDir, options) : openPostgresStore(databaseUrl, options);

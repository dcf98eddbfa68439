import { inject, onTestFinished } from 'vitest';
import { startCluster, type PostgresCluster } from './postgres-cluster.ts';

/** Starts a PostgreSQL for the running test only, with production durability settings. The test may stop it. */
export async function startPostgresForTest(): Promise<PostgresCluster> {
  const { programs } = inject('postgres') ?? {};
  if (programs === undefined) throw new Error('Only tests of the project "postgres" have a PostgreSQL.');
  const cluster = await startCluster(programs, {});
  onTestFinished(() => cluster.remove());
  return cluster;
}

import { inject, onTestFinished } from 'vitest';
import { startCluster, type PostgresCluster } from './postgres-cluster.ts';

/** A PostgreSQL for the running test alone, which may end it. It writes to the disk as one in use does. */
export async function ownCluster(): Promise<PostgresCluster> {
  const { programs } = inject('postgres') ?? {};
  if (programs === undefined) throw new Error('Only tests of the project "postgres" have a PostgreSQL.');
  const cluster = await startCluster(programs, {});
  onTestFinished(() => cluster.remove());
  return cluster;
}

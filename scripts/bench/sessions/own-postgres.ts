import { Client } from 'pg';
import { findPostgres } from '../../../tests/support/find-postgres.ts';
import { startCluster } from '../../../tests/support/postgres-cluster.ts';
import type { Reading } from '../reading.ts';

/** Makes a new database and gives its address. */
export type CreateDatabase = (name: string) => Promise<string>;

/** Measures with a PostgreSQL of its own, which writes to the disk as one in use does. Where there is none it says so, and nothing is measured. */
export async function withPostgres(
  bench: string,
  measure: (create: CreateDatabase) => Promise<readonly Reading[]>,
): Promise<readonly Reading[]> {
  const programs = findPostgres();
  if (programs === undefined) {
    process.stderr.write(
      `  ${bench}: skipped, there is no PostgreSQL (initdb and postgres on PATH or under /usr/lib/postgresql; POSTGRES_BIN names another folder)\n`,
    );
    return [];
  }
  const cluster = await startCluster(programs, {});
  try {
    return await measure(async (name) => {
      const client = new Client({ connectionString: cluster.address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return cluster.address(name);
    });
  } finally {
    await cluster.remove();
  }
}

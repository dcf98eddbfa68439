import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { Secret } from '../../src/server/core/secret.ts';
import { openPostgresStore } from '../../src/server/core/storage/open-postgres-store.ts';
import { findPostgres, WHY_NO_POSTGRES } from './find-postgres.ts';
import { startCluster, type PostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the test PostgreSQL, for the project `postgres` only. */
    readonly postgres: { readonly maintenance: string; readonly programs: string } | undefined;
  }
}

/** Template database with all tables. */
export const TEMPLATE = 'promenade_template';

let cluster: PostgresCluster | undefined;

/** Starts one PostgreSQL for all tests of a run. Logs a message when none is installed. */
export async function setup(project: TestProject): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) return console.warn(WHY_NO_POSTGRES);
  cluster = await startCluster(programs);
  const maintenance = cluster.address('postgres');
  const client = new Client({ connectionString: maintenance });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await (await openPostgresStore(new Secret(cluster.address(TEMPLATE)))).close();
  project.provide('postgres', { maintenance, programs });
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
}

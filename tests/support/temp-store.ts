import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished, vi } from 'vitest';
import { Secret } from '../../src/server/core/secret.ts';
import { openPostgresStore } from '../../src/server/core/storage/open-postgres-store.ts';
import { openSqliteStore } from '../../src/server/core/storage/open-sqlite-store.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { TEMPLATE } from './postgres-setup.ts';

// Allow time on a busy machine for the sanitiser, a new database or a process.
vi.setConfig({ testTimeout: 30_000 });

/** Creates a folder and deletes it after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens a store in the project's database and closes it after the test. */
export async function tempStore(): Promise<Store> {
  const store = await openTempStore();
  onTestFinished(() => store.close());
  return store;
}

/** Creates a database with all tables (`from` another template: without) and drops it after the test. */
export async function tempDatabase(from?: string): Promise<string> {
  const { address, drop } = await createDatabase(from);
  onTestFinished(drop);
  return address;
}

/** Opens a second store at an address and closes it after the test. */
export async function storeAt(address: string): Promise<Store> {
  const store = await openPostgresStore(new Secret(address));
  onTestFinished(() => store.close());
  return store;
}

/** Opens a store in the project's database; closing it drops everything. */
export const openTempStore = (): Promise<Store> => (inject('postgres') === undefined ? inNewFolder() : inNewDatabase());

async function inNewFolder(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-store-'));
  const store = await openSqliteStore(folder);
  return {
    ...store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function inNewDatabase(): Promise<Store> {
  const { address, drop } = await createDatabase();
  const store = await openPostgresStore(new Secret(address));
  return {
    ...store,
    async close() {
      await store.close();
      await drop();
    },
  };
}

async function createDatabase(from = TEMPLATE): Promise<{ readonly address: string; drop(): Promise<void> }> {
  const { maintenance } = inject('postgres') ?? {};
  if (maintenance === undefined) throw new Error('Only tests of the project "postgres" have a PostgreSQL.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(maintenance, `create database ${name} template ${from}`);
  return {
    address: maintenance.replace('/postgres?', `/${name}?`),
    drop: () => run(maintenance, `drop database ${name} with (force)`),
  };
}

async function run(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

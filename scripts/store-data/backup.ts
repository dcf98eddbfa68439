import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { Env } from '../../src/server/core/env.ts';
import { databaseIn } from '../../src/server/core/storage/open-sqlite-store.ts';
import { DataError } from './data-error.ts';
import { writeWhole } from './write-whole.ts';

/** Copies the embedded store into a file as it is at one instant; the server may be running. */
export async function backup(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<void> {
  if (databaseUrl !== undefined)
    throw new DataError(
      'PostgreSQL has its own tool: pg_dump --format=custom --file=<file> "$DATABASE_URL". Or use: npm run data -- export <file>',
    );
  const store = databaseIn(dataDir);
  if (!existsSync(store)) throw new DataError(`DATA_DIR ${dataDir} holds no store.`);
  await writeWhole(file, async (part) => {
    copy(store, part);
    const handle = await open(part, 'r+');
    await handle.sync();
    await handle.close();
  });
}

function copy(store: string, file: string): void {
  const database = new DatabaseSync(store, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
}

import { existsSync } from 'node:fs';
import { cp, open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { Env } from '../../src/server/core/env.ts';
import { filesIn } from '../../src/server/core/files/disk-files.ts';
import { apartIn, databaseIn } from '../../src/server/core/storage/open-sqlite-store.ts';
import { DataError } from './data-error.ts';
import { writeWhole } from './write-whole.ts';

/** File beside a copy of the store, with the records that are kept apart. */
export const apartBeside = (file: string): string => `${file}.apart`;

/** Folder beside a copy of the store, with the files of members. */
export const filesBeside = (file: string): string => `${file}.files`;

/** Copies the embedded store into a file as it is at one instant, the records apart into another, and the files of members into a folder; the server may be running. */
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
  // The records apart first: a member is emptied after they are written, so no copy lacks both.
  const apart = apartIn(dataDir);
  if (existsSync(apart)) await copyWhole(apart, apartBeside(file));
  await copyWhole(store, file);
  // Files last: they never change, so the copy has the bytes of every row that is not deleted meanwhile.
  const files = filesIn(dataDir);
  if (existsSync(files)) await cp(files, filesBeside(file), { recursive: true });
}

const copyWhole = (store: string, file: string): Promise<void> =>
  writeWhole(file, async (part) => {
    copy(store, part);
    const handle = await open(part, 'r+');
    await handle.sync();
    await handle.close();
  });

function copy(store: string, file: string): void {
  const database = new DatabaseSync(store, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
}

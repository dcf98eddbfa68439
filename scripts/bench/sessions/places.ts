import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../../src/server/core/env.ts';
import { openStore } from '../../../src/server/core/storage/open-store.ts';
import type { Reading } from '../reading.ts';
import { withPostgres } from './own-postgres.ts';
import { SECRET, seedMembers, type SeededMember } from './seed-members.ts';

/** A store with members, and the environment of a server that is to work on it. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly members: readonly SeededMember[];
}

/** Makes a place with so many members; it goes away with the bench. */
export type MakePlace = (name: string, members: number) => Promise<Place>;

interface Seeding {
  readonly folder: string;
  readonly address?: string;
  readonly members: number;
}

/** Migrates a store and fills it; nobody has it open afterwards. */
async function seededPlace({ folder, address, members: count }: Seeding): Promise<Place> {
  const env = {
    DATA_DIR: folder,
    SESSION_SECRET: SECRET,
    LIMITS: 'off',
    ...(address === undefined ? {} : { DATABASE_URL: address }),
  };
  const store = await openStore(readEnv(env));
  try {
    return { env, members: await seedMembers(store, count) };
  } finally {
    await store.close();
  }
}

async function withFolders<Result>(work: (folder: () => string) => Promise<Result>): Promise<Result> {
  const folders: string[] = [];
  try {
    return await work(() => {
      const folder = mkdtempSync(join(tmpdir(), 'promenade-bench-'));
      folders.push(folder);
      return folder;
    });
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

export const onSqlite = (measure: (make: MakePlace) => Promise<readonly Reading[]>): Promise<readonly Reading[]> =>
  withFolders((folder) => measure((_name, members) => seededPlace({ folder: folder(), members })));

/** The same on a PostgreSQL of its own; nothing, with a word, where there is none. */
export const onPostgres = (
  bench: string,
  measure: (make: MakePlace) => Promise<readonly Reading[]>,
): Promise<readonly Reading[]> =>
  withPostgres(bench, (create) =>
    withFolders((folder) =>
      measure(async (name, members) => seededPlace({ folder: folder(), address: await create(name), members })),
    ),
  );

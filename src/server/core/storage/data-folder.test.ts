import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '#tests/temp-store.ts';
import { databaseIn, openSqliteStore } from './open-sqlite-store.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('closes the data folder and its files to other users, also those of an earlier version', async () => {
  const folder = join(tempFolder(), 'data');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'lock'), '', { mode: 0o644 });
  const store = await openSqliteStore(folder);
  const modes = readdirSync(folder).map((name) => modeOf(join(folder, name)));
  await store.close();
  expect(modeOf(folder)).toBe('700');
  expect(new Set(modes)).toEqual(new Set(['600']));
});

it('refuses an empty store file with what to do, instead of beginning anew', async () => {
  const folder = tempFolder();
  writeFileSync(databaseIn(folder), '');
  await expect(openSqliteStore(folder)).rejects.toThrow(
    /is an empty file: what was in it is lost\. Put a backup of it in its place/,
  );
});

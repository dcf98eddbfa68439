import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Install folders of PostgreSQL packages on Linux and macOS. */
const SHELVES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

export const WHY_NO_POSTGRES =
  'PostgreSQL was not found (no initdb and postgres on PATH or under /usr/lib/postgresql; POSTGRES_BIN names another folder): its tests are skipped. Install PostgreSQL 15 or newer to run them.';

/** Folder with `initdb` and `postgres`: `$POSTGRES_BIN` alone when set, else PATH, else the newest installed package. */
export function findPostgres(
  env: NodeJS.ProcessEnv = process.env,
  shelves: readonly string[] = SHELVES,
): string | undefined {
  const named = env['POSTGRES_BIN'];
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = named === undefined ? [...onPath, ...shelves.flatMap(installedIn)] : [named];
  const found = folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
  // Links on PATH point to the folder with the other programs.
  return found && dirname(realpathSync(join(found, 'initdb')));
}

function installedIn(shelf: string): string[] {
  if (!existsSync(shelf)) return [];
  const newestFirst = new Intl.Collator('en', { numeric: true });
  return readdirSync(shelf)
    .toSorted((one, two) => newestFirst.compare(two, one))
    .map((version) => join(shelf, version, 'bin'));
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn, isLong } from './long.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Helpers that open a store in the database of the running project. */
const BUILDERS = /\b(?:tempStore|openTempStore|testServer|callServer|accountServer|faultyServer)\b/;

/** PostgreSQL-only tests. */
export const POSTGRES_ONLY = '**/*.postgres.test.ts';

/** Test files that work on a store without saying which: in the long run on each database, else on one of the two in turn. */
export const storeTests = (database: 'embedded' | 'postgres'): string[] =>
  inTurn(allStoreTests(), 2, database === 'embedded' ? 0 : 1);

/** Soaks, which are there once for each database, that this run leaves to the other database; the long run plays all. */
export const leftOutSoaks = (database: 'embedded' | 'postgres'): string[] => {
  if (isLong) return [];
  return database === 'embedded'
    ? ['tests/soak/joins-soak.test.ts', 'tests/soak/queue-soak.test.ts']
    : ['tests/soak/pocket-soak.postgres.test.ts'];
};

const allStoreTests = (): string[] =>
  globSync('{src,scripts,tests}/**/*.test.ts', { cwd: ROOT })
    .filter((file) => BUILDERS.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted();

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from './long.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Helpers that open a store in the database of the running project. */
const BUILDERS = /\b(?:tempStore|openTempStore|testServer|callServer|accountServer|faultyServer)\b/;

/** PostgreSQL-only tests. */
export const POSTGRES_ONLY = '**/*.postgres.test.ts';

/** Test files that work on a store without saying which: in the long run on each database, else on one of the two in turn. */
export const storeTests = (database: 'embedded' | 'postgres'): string[] =>
  inTurn(allStoreTests(), 2, database === 'embedded' ? 0 : 1);

const allStoreTests = (): string[] =>
  globSync('{src,scripts,tests}/**/*.test.ts', { cwd: ROOT })
    .filter((file) => BUILDERS.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted();

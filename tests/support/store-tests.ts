import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** Helpers that open a store in the database of the running project. */
const BUILDERS = /\b(?:tempStore|openTempStore|testServer|callServer|accountServer|faultyServer)\b/;

/** PostgreSQL-only tests. */
export const POSTGRES_ONLY = '**/*.postgres.test.ts';

/** Test files that work on a store without saying which: they run once on each database. */
export const storeTests = (): string[] =>
  globSync('{src,scripts,tests}/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    BUILDERS.test(readFileSync(join(ROOT, file), 'utf8')),
  );

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFiles } from '../generate.ts';

const FILE = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** Writes the list of database migrations, from the numbered files in src/server/core/migrations. */
export function generate(root: string): GeneratedFiles {
  const names = readdirSync(join(root, 'src', 'server', 'core', 'migrations'))
    .toSorted()
    .flatMap((file) => FILE.exec(file)?.[1] ?? []);
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined)
    throw new Error(`Two migrations have the number ${twice}. Give the newer one the next free number.`);
  const variable = (name: string): string => `m${name.slice(0, 4)}`;
  return {
    'src/server/core/migrations/all-migrations.gen.ts': `// Written by scripts/generate.ts.
import type { Migration } from 'kysely/migration';
${names.map((name) => `import * as ${variable(name)} from './${name}.ts';`).join('\n')}

/** All migrations, in order. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
${names.map((name) => `  '${name}': ${variable(name)},`).join('\n')}
};
`,
  };
}

import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ROUNDS = '2000';
const [name = ''] = process.argv.slice(2);
// A soak is a test whose number of random operations follows SOAK_ROUNDS.
const files = globSync('{src,tests}/**/*soak*.test.ts', { cwd: ROOT }).filter((file) => file.includes(name));

if (files.length === 0) {
  console.error(
    `There is no soak "${name}".\nUsage: npm run soak [name]\nSoaks: ${globSync('{src,tests}/**/*soak*.test.ts', { cwd: ROOT }).join(', ')}`,
  );
  process.exitCode = 2;
} else {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--testTimeout', '3600000', ...files],
    { cwd: ROOT, stdio: 'inherit', env: { SOAK_ROUNDS: ROUNDS, ...process.env } },
  );
  process.exitCode = status ?? 1;
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findStaleFiles } from '../../scripts/check/stale-files.ts';
import { tempTree } from '../support/temp-tree.ts';

it('names generated files that changed or appeared, and none when all are fresh', async () => {
  const folder = tempTree({ 'widgets/catalog.gen.ts': 'old', 'widgets/registry.gen.ts': 'same' });
  const generate = () => {
    writeFileSync(join(folder, 'widgets/catalog.gen.ts'), 'new');
    writeFileSync(join(folder, 'widgets/registry.gen.ts'), 'same');
    writeFileSync(join(folder, 'widgets/names.gen.ts'), 'first');
    return Promise.resolve({ code: 0, output: '' });
  };
  const stale = await findStaleFiles(folder, generate);
  expect(stale.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'widgets/catalog.gen.ts',
    'widgets/names.gen.ts',
  ]);
  expect(await findStaleFiles(folder, generate)).toBe('');
});

it('gives what the generator said when it fails', async () => {
  const generate = () => Promise.resolve({ code: 1, output: 'no such schema' });
  expect(await findStaleFiles(tempTree({}), generate)).toBe('no such schema');
});

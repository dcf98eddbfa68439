import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCanary } from '../../scripts/boundaries/canary.ts';
import { PLANTED } from '../../scripts/boundaries/planted.ts';
import { tempTree } from '../support/temp-tree.ts';

it('finds every planted import and refuses no clean file', async () => {
  expect(await runCanary()).toEqual([]);
});

it('reports every planted import when the walls have been taken down', async () => {
  const folder = tempTree({
    'rules.mjs': 'export default { forbidden: [], options: { doNotFollow: { path: "node_modules" } } };',
  });
  expect(await runCanary(join(folder, 'rules.mjs'))).toHaveLength(PLANTED.length);
});

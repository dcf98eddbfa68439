import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROGRAMS, runNode } from '../../scripts/support/program.ts';
import { tempTree } from '../support/temp-tree.ts';

const PROJECT = 'src/engine/tsconfig.json';
const CONFIGS = Object.fromEntries(
  ['package.json', 'tsconfig.json', PROJECT].map((path) => [path, readFileSync(path, 'utf8')]),
);

it('refuses the DOM, Node and syntax that Node cannot strip in the engine', async () => {
  const folder = tempTree({
    ...CONFIGS,
    'src/engine/a.ts': ['export const a = window;', 'export const b = process;', 'export enum C {}'].join('\n'),
  });
  const { output } = await runNode(PROGRAMS.tsc, ['--project', PROJECT, '--pretty', 'false'], { cwd: folder });
  expect(output).toMatch(/a\.ts\(1,18\).*'window'/);
  expect(output).toMatch(/a\.ts\(2,18\).*'process'/);
  expect(output).toMatch(/a\.ts\(3,13\).*erasableSyntaxOnly/);
});

it('accepts plain TypeScript in the engine', async () => {
  const folder = tempTree({ ...CONFIGS, 'src/engine/a.ts': 'export const a: readonly number[] = [1];' });
  const { code, output } = await runNode(PROGRAMS.tsc, ['--project', PROJECT], { cwd: folder });
  expect({ code, output }).toEqual({ code: 0, output: '' });
});

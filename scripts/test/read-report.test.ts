import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempTree } from '../../tests/support/temp-tree.ts';
import { readReport } from './read-report.ts';

it('reads a vitest report and counts a file that did not load as one failure and marks a test that never ran', () => {
  const path = report({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          test('a', 'passed'),
          { ...test('b', 'failed'), failureMessages: ['why'] },
          test('c', 'skipped'),
          test('d', 'pending'),
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(readReport(path)).toEqual([
    { name: 'a', file: 'a.test.ts', outcome: 'passed' },
    { name: 'b', file: 'a.test.ts', outcome: 'failed', message: 'why' },
    { name: 'c', file: 'a.test.ts', outcome: 'skipped' },
    { name: 'd', file: 'a.test.ts', outcome: 'lost' },
    { name: 'the file loads', file: 'b.test.ts', outcome: 'failed', message: 'no such module' },
  ]);
});

it('reads a playwright report with its groups and counts flaky tests and broken files as failures', () => {
  const path = report({
    errors: [{ message: 'no such file' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('a', 'expected')],
        suites: [{ title: 'group', specs: [spec('b', 'flaky', [{ error: { message: 'late' } }, {}])] }],
      },
    ],
  });
  expect(readReport(path)).toEqual([
    { name: 'a.spec.ts a', file: 'a.spec.ts', outcome: 'passed' },
    { name: 'a.spec.ts group b', file: 'a.spec.ts', outcome: 'failed', message: 'late' },
    { name: 'no such file', file: '', outcome: 'failed' },
  ]);
});

const test = (fullName: string, status: string): object => ({ fullName, status });
const spec = (title: string, status: string, tries: readonly object[] = []): object => ({
  title,
  file: 'a.spec.ts',
  tests: [{ status, results: tries }],
});

function report(content: object): string {
  const path = join(tempTree({}), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

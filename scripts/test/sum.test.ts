import { expect, it } from 'vitest';
import type { TestResult } from './read-report.ts';
import { addSums, formatFailures, formatSum, lostFiles, replaceFiles, sumUp } from './sum.ts';

const results = (...outcomes: TestResult['outcome'][]): TestResult[] =>
  outcomes.map((outcome) => ({ name: '', file: '', outcome }));

it.for([
  {
    when: 'all tests pass',
    given: results('passed', 'passed'),
    exitCode: 0,
    sum: { passed: 2, failed: 0, skipped: 0 },
  },
  {
    when: 'a failed test explains the exit code',
    given: results('passed', 'failed'),
    exitCode: 1,
    sum: { passed: 1, failed: 1, skipped: 0 },
  },
  {
    when: 'a test never ran',
    given: results('passed', 'lost'),
    exitCode: 1,
    sum: { passed: 1, failed: 1, skipped: 0 },
  },
  {
    when: 'nothing explains the exit code',
    given: results('passed'),
    exitCode: 1,
    sum: { passed: 1, failed: 1, skipped: 0 },
  },
  { when: 'nothing was run at all', given: [], exitCode: 0, sum: { passed: 0, failed: 1, skipped: 0 } },
  {
    when: 'only skipped tests are left',
    given: results('skipped'),
    exitCode: 0,
    sum: { passed: 0, failed: 1, skipped: 1 },
  },
])('counts $sum.failed failed when $when', ({ given, exitCode, sum }) => {
  expect(sumUp(given, exitCode)).toEqual(sum);
});

it('ends with one total line that mentions skipped tests only when there are some', () => {
  const unit = { passed: 3, failed: 1, skipped: 0 };
  expect(formatSum(addSums([unit, { passed: 2, failed: 0, skipped: 0 }]))).toBe('5 passed, 1 failed');
  expect(formatSum(addSums([unit, { passed: 0, failed: 0, skipped: 2 }]))).toBe('3 passed, 1 failed, 2 skipped');
});

it('replaces the results of a file whose worker died by those of its second run', () => {
  const first: TestResult[] = [
    { name: 'a', file: 'a.test.ts', outcome: 'passed' },
    { name: 'b', file: 'b.test.ts', outcome: 'lost' },
    { name: 'c', file: 'b.test.ts', outcome: 'lost' },
  ];
  const second: TestResult[] = [
    { name: 'b', file: 'b.test.ts', outcome: 'passed' },
    { name: 'c', file: 'b.test.ts', outcome: 'passed' },
  ];
  expect(lostFiles(first)).toEqual(['b.test.ts']);
  expect(sumUp(replaceFiles(first, lostFiles(first), second), 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(formatFailures(first)).toBe('FAILED b.test.ts › b\n  did not run\nFAILED b.test.ts › c\n  did not run');
});

it('prints place and first lines of each failure', () => {
  const message = `\u001b[31mexpected 1\u001b[39m\n${'at a line\n'.repeat(40)}`;
  const told = formatFailures([
    ...results('passed', 'skipped'),
    { name: 'counts', file: 'a.test.ts', outcome: 'failed', message },
    { name: 'ends', file: 'b.test.ts', outcome: 'failed' },
  ]).split('\n');
  expect(told.slice(0, 2)).toEqual(['FAILED a.test.ts › counts', '  expected 1']);
  expect(told.indexOf('FAILED b.test.ts › ends')).toBe(13);
});

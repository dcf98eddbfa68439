import { expect, it } from 'vitest';
import type { TestResult } from './read-report.ts';
import { addSums, formatSum, sumUp } from './sum.ts';

const results = (...outcomes: TestResult['outcome'][]): TestResult[] => outcomes.map((outcome) => ({ name: '', file: '', outcome }));

it.for([
  { when: 'all tests pass', given: results('passed', 'passed'), exitCode: 0, sum: { passed: 2, failed: 0, skipped: 0 } },
  { when: 'a failed test explains the exit code', given: results('passed', 'failed'), exitCode: 1, sum: { passed: 1, failed: 1, skipped: 0 } },
  { when: 'nothing explains the exit code', given: results('passed'), exitCode: 1, sum: { passed: 1, failed: 1, skipped: 0 } },
  { when: 'nothing was run at all', given: [], exitCode: 0, sum: { passed: 0, failed: 1, skipped: 0 } },
  { when: 'only skipped tests are left', given: results('skipped'), exitCode: 0, sum: { passed: 0, failed: 1, skipped: 1 } },
])('counts $sum.failed failed when $when', ({ given, exitCode, sum }) => {
  expect(sumUp(given, exitCode)).toEqual(sum);
});

it('ends with one line over all runners that names skipped tests only when there are some', () => {
  const unit = { passed: 3, failed: 1, skipped: 0 };
  expect(formatSum(addSums([unit, { passed: 2, failed: 0, skipped: 0 }]))).toBe('5 passed, 1 failed');
  expect(formatSum(addSums([unit, { passed: 0, failed: 0, skipped: 2 }]))).toBe('3 passed, 1 failed, 2 skipped');
});

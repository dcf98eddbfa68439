import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './read-report.ts';

const LINES_OF_WHY = 12;

export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts one runner's tests. A lost test counts as a failure; so do an exit code without a failed test and an empty run. */
export function sumUp(results: readonly TestResult[], exitCode: number): Sum {
  const count = (outcome: TestResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  const [passed, failed, skipped] = [count('passed'), count('failed') + count('lost'), count('skipped')];
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed, skipped };
}

/** Lists the files with tests that never ran. */
export const lostFiles = (results: readonly TestResult[]): readonly string[] => [
  ...new Set(results.flatMap(({ outcome, file }) => (outcome === 'lost' ? [file] : []))),
];

/** Replaces the results of files by those of a second run. */
export const replaceFiles = (
  results: readonly TestResult[],
  files: readonly string[],
  second: readonly TestResult[],
): readonly TestResult[] => [...results.filter(({ file }) => !files.includes(file)), ...second];

export function addSums(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (total, sum) => ({
      passed: total.passed + sum.passed,
      failed: total.failed + sum.failed,
      skipped: total.skipped + sum.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** Lists each failed test with the first lines of its message. */
export function formatFailures(results: readonly TestResult[]): string {
  return results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'lost')
    .map(({ file, name, outcome, message = outcome === 'lost' ? 'did not run' : '' }) =>
      [
        `FAILED ${file} › ${name}`,
        ...stripVTControlCharacters(message)
          .split('\n')
          .slice(0, LINES_OF_WHY)
          .map((line) => `  ${line}`),
      ].join('\n'),
    )
    .join('\n');
}

/** Formats the last line of `npm test`. */
export function formatSum({ passed, failed, skipped }: Sum): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../support/places.ts';
import { PROGRAMS } from '../support/program.ts';

/** Results of the last complete runs; `npm run requirements` reads them too. */
export const RESULTS = join(CACHE, 'test-results');

export interface Runner {
  name: 'unit' | 'e2e';
  program: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Path of the JSON report. A partial run never replaces the report of a complete run. */
  report: string;
}

/**
 * Selects runners from the command line: nothing means all; else `unit`, `e2e`, or paths and flags.
 * `e2e`, `.spec.ts` files and `tests/e2e` go to Playwright, everything else to Vitest.
 */
export function chooseRunners(words: readonly string[]): Runner[] {
  const [first, ...rest] = words;
  if (first === undefined) return [unit([]), endToEnd([])];
  if (first === 'unit') return [unit(rest)];
  if (first === 'e2e') return [endToEnd(rest)];
  return words.some((word) => /\.spec\.ts$|(^|\/)e2e(\/|$)/.test(word)) ? [endToEnd(words)] : [unit(words)];
}

/** Report of a runner's last complete run, if there is one. */
export function wholeReport(name: Runner['name']): string | undefined {
  const path = reportPath(name, []);
  return existsSync(path) ? path : undefined;
}

function unit(args: readonly string[]): Runner {
  const report = reportPath('unit', args);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: 'unit',
    program: PROGRAMS.vitest,
    args: ['run', ...reporters, ...args],
    env: { NODE_ENV: 'test' },
    report,
  };
}

function endToEnd(args: readonly string[]): Runner {
  const report = reportPath('e2e', args);
  return {
    name: 'e2e',
    program: PROGRAMS.playwright,
    args: ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
  };
}

function reportPath(name: Runner['name'], args: readonly string[]): string {
  return join(RESULTS, args.length === 0 ? `${name}.json` : `${name}.part.json`);
}

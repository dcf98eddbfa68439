import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../support/places.ts';
import { PROGRAMS } from '../support/program.ts';

/** Results of the last whole runs, which `npm run requirements` reads too. */
export const RESULTS = join(CACHE, 'test-results');

export interface Runner {
  name: 'unit' | 'e2e';
  program: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Where its JSON report is written; a report of a part never replaces the one of the whole. */
  report: string;
}

/**
 * Which runners a command line means: nothing = all, `unit`, `e2e`, or paths and flags of one runner.
 * Several words may be given; `e2e` and paths of `.spec.ts` files or `tests/e2e` go to playwright, the rest to vitest.
 */
export function chooseRunners(words: readonly string[]): Runner[] {
  const [first, ...rest] = words;
  if (first === undefined) return [unit([]), endToEnd([])];
  if (first === 'unit') return [unit(rest)];
  if (first === 'e2e') return [endToEnd(rest)];
  return words.some((word) => /\.spec\.ts$|(^|\/)e2e(\/|$)/.test(word)) ? [endToEnd(words)] : [unit(words)];
}

/** Report file of a runner's last whole run, when there was one. */
export function wholeReport(name: Runner['name']): string | undefined {
  const path = reportPath(name, []);
  return existsSync(path) ? path : undefined;
}

function unit(args: readonly string[]): Runner {
  const report = reportPath('unit', args);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: 'unit', program: PROGRAMS.vitest, args: ['run', ...reporters, ...args], env: { NODE_ENV: 'test' }, report };
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

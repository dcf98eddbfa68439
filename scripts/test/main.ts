import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { build, isBuilt } from '../build/build.ts';
import { runNode } from '../support/program.ts';
import { drawMaps } from './draw-maps.ts';
import { installBrowser } from './install-browser.ts';
import { readReport, type TestResult } from './read-report.ts';
import { chooseRunners, RESULTS, type Runner } from './runners.ts';
import { addSums, formatFailures, formatSum, lostFiles, replaceFiles, sumUp, type Sum } from './sum.ts';

const runners = chooseRunners(process.argv.slice(2));
const failures: string[] = [];
const total = addSums(await runAll(runners));
if (failures.length > 0) console.log(failures.join('\n'));
console.log(formatSum(total));
process.exitCode = total.failed === 0 ? 0 : 1;

async function runAll(chosen: readonly Runner[]): Promise<Sum[]> {
  try {
    await prepare();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [{ passed: 0, failed: 1, skipped: 0 }];
  }
  const sums: Sum[] = [];
  for (const runner of chosen) sums.push(await run(runner));
  return sums;
}

async function prepare(): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  await installBrowser();
  if (!isBuilt()) {
    console.log('Building …');
    await build();
  }
  await drawMaps();
}

async function run(runner: Runner): Promise<Sum> {
  const { code, results } = await runOnce(runner);
  const lost = lostFiles(results);
  if (lost.length === 0) return sum(results, code);
  console.log(`\nThe worker of these files died before they ended. They run once more:\n${lost.join('\n')}\n`);
  const [again] = chooseRunners(lost);
  if (again === undefined) return sum(results, code);
  const second = await runOnce(again);
  return sum(replaceFiles(results, lost, second.results), second.code);
}

async function runOnce({
  program,
  args,
  env,
  report,
}: Runner): Promise<{ readonly code: number; readonly results: readonly TestResult[] }> {
  rmSync(report, { force: true });
  const { code } = await runNode(program, args, { env, show: true });
  return { code, results: existsSync(report) ? readReport(report) : [] };
}

function sum(results: readonly TestResult[], code: number): Sum {
  const failed = formatFailures(results);
  if (failed !== '') failures.push(failed);
  return sumUp(results, code);
}

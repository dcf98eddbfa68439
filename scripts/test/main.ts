import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { build, isBuilt } from '../build/build.ts';
import { runNode } from '../support/program.ts';
import { installBrowser } from './install-browser.ts';
import { readReport } from './read-report.ts';
import { chooseRunners, RESULTS, type Runner } from './runners.ts';
import { addSums, formatFailures, formatSum, sumUp, type Sum } from './sum.ts';

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
  if (isBuilt()) return;
  console.log('Building …');
  await build();
}

async function run({ program, args, env, report }: Runner): Promise<Sum> {
  rmSync(report, { force: true });
  const { code } = await runNode(program, args, { env, show: true });
  const results = existsSync(report) ? readReport(report) : [];
  const failed = formatFailures(results);
  if (failed !== '') failures.push(failed);
  return sumUp(results, code);
}

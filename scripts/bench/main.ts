import { BENCHES } from './benches.ts';
import type { Reading } from './reading.ts';
import { runBench } from './run-benches.ts';
import { tableRow } from './table.ts';

process.exitCode = await main(process.argv.slice(2));

/** Runs the benches that are named, all without a name. Lines of JSON on stdout, a table on stderr; 1 when a goal fails, 2 for a wrong name. */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no bench ${unknown.join(', ')}. Benches: ${Object.keys(BENCHES).join(', ')}\n`);
    return 2;
  }
  const readings: Reading[] = [];
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    process.stderr.write(`${name} …\n`);
    for (const reading of await runBench(name)) {
      process.stdout.write(`${JSON.stringify(reading)}\n`);
      process.stderr.write(`${tableRow(reading)}\n`);
      readings.push(reading);
    }
  }
  const failed = readings.filter(({ ok }) => !ok);
  process.stderr.write(failed.length === 0 ? 'bench: every goal is met\n' : `bench: failed: ${failed.map(({ bench }) => bench).join(', ')}\n`);
  return failed.length === 0 ? 0 : 1;
}

import { BENCHES } from './benches.ts';
import { formatVerdict, runBench, runBenches } from './run-benches.ts';
import { tableRow } from './table.ts';

process.exitCode = await main(process.argv.slice(2));

/** Runs the named benches, or all. Prints JSON lines on stdout and a table on stderr. Returns 1 when a goal fails or a bench crashes, 2 for an unknown name. */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no bench ${unknown.join(', ')}. Benches: ${Object.keys(BENCHES).join(', ')}\n`);
    return 2;
  }
  const result = await runBenches(names.length > 0 ? names : Object.keys(BENCHES), {
    run: runBench,
    onStart: (name) => process.stderr.write(`${name} …\n`),
    onReading(reading) {
      process.stdout.write(`${JSON.stringify(reading)}\n`);
      process.stderr.write(`${tableRow(reading)}\n`);
    },
    onCrash: (name, error) => process.stderr.write(`✗  ${name} crashed: ${error.message}\n`),
  });
  process.stderr.write(`bench: ${formatVerdict(result)}\n`);
  return result.crashed.length === 0 && result.readings.every(({ ok }) => ok) ? 0 : 1;
}

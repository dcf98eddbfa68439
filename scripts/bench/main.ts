import { BENCHES } from './benches.ts';
import { NOISE, type Reading } from './reading.ts';
import { runBench } from './run-benches.ts';
import { isMetExactly, tableRow } from './table.ts';

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
  process.stderr.write(`bench: ${verdictOn(readings)}\n`);
  return readings.every(({ ok }) => ok) ? 0 : 1;
}

function verdictOn(readings: readonly Reading[]): string {
  const namesOf = (some: readonly Reading[]): string => some.map(({ bench }) => bench).join(', ');
  const failed = readings.filter(({ ok }) => !ok);
  if (failed.length > 0) return `failed: ${namesOf(failed)}`;
  const missed = readings.filter((reading) => !isMetExactly(reading));
  return missed.length === 0 ? 'every goal is met' : `missed within the ${NOISE * 100} % granted as noise: ${namesOf(missed)}`;
}

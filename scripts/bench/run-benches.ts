import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isExact, NOISE, type Reading } from './reading.ts';
import { isMetExactly } from './table.ts';

/** Runs one bench in its own process. Rejects when the process fails. */
async function runOnce(name: string): Promise<readonly Reading[]> {
  const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc', '--max-old-space-size=4096'];
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'run-one.ts'), name], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [output, code] = await Promise.all([text(child.stdout), closed]);
  if (code !== 0) throw new Error(`its process exited with code ${code}.`);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Reading);
}

/** Runs a bench and repeats it once when a goal is missed. A goal fails when it is missed twice; an exact goal fails immediately. */
export async function runBench(name: string): Promise<readonly Reading[]> {
  const first = await runOnce(name);
  const missed = first.filter(({ ok }) => !ok);
  if (missed.length === 0 || missed.some(isExact)) return first;
  process.stderr.write(`  ${missed.map(({ bench }) => bench).join(', ')}: missed, running again …\n`);
  const second = new Map((await runOnce(name)).map((reading) => [reading.bench, reading]));
  return first.map((reading) => (reading.ok ? reading : (second.get(reading.bench) ?? reading)));
}

interface RunOptions {
  run(name: string): Promise<readonly Reading[]>;
  onStart(name: string): void;
  onReading(reading: Reading): void;
  onCrash(name: string, error: Error): void;
}

interface BenchResult {
  readonly readings: readonly Reading[];
  /** Names of benches that threw. */
  readonly crashed: readonly string[];
}

/** Runs the benches in order. A bench that crashes is reported and does not stop the next ones. */
export async function runBenches(
  names: readonly string[],
  { run, onStart, onReading, onCrash }: RunOptions,
): Promise<BenchResult> {
  const readings: Reading[] = [];
  const crashed: string[] = [];
  for (const name of names) {
    onStart(name);
    try {
      for (const reading of await run(name)) {
        onReading(reading);
        readings.push(reading);
      }
    } catch (error) {
      crashed.push(name);
      onCrash(name, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { readings, crashed };
}

/** Describes the result of a run in one line. */
export function formatVerdict({ readings, crashed }: BenchResult): string {
  const namesOf = (some: readonly Reading[]): string[] => some.map(({ bench }) => bench);
  const failed = [...namesOf(readings.filter(({ ok }) => !ok)), ...crashed.map((name) => `${name} (crashed)`)];
  if (failed.length > 0) return `failed: ${failed.join(', ')}`;
  const missed = readings.filter((reading) => !isMetExactly(reading));
  return missed.length === 0
    ? 'every goal is met'
    : `missed within the ${NOISE * 100} % granted as noise: ${namesOf(missed).join(', ')}`;
}

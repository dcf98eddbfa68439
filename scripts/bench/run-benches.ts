import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isExact, type Reading } from './reading.ts';

/** Runs one bench in a process of its own; rejects when it could not be run. */
async function runOnce(name: string): Promise<readonly Reading[]> {
  const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc', '--max-old-space-size=4096'];
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'run-one.ts'), name], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [output, code] = await Promise.all([text(child.stdout), closed]);
  if (code !== 0) throw new Error(`The bench ${name} ended with ${code}.`);
  return output.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Reading);
}

/** Runs a bench, and again when a goal is missed: only a goal that is missed twice in a row fails, but one that is exact at once. */
export async function runBench(name: string): Promise<readonly Reading[]> {
  const first = await runOnce(name);
  const missed = first.filter(({ ok }) => !ok);
  if (missed.length === 0 || missed.some(isExact)) return first;
  process.stderr.write(`  ${missed.map(({ bench }) => bench).join(', ')}: missed, once more …\n`);
  const second = new Map((await runOnce(name)).map((reading) => [reading.bench, reading]));
  return first.map((reading) => (reading.ok ? reading : (second.get(reading.bench) ?? reading)));
}

import { expect, it } from 'vitest';
import type { Reading } from './reading.ts';
import { formatVerdict, runBenches } from './run-benches.ts';

const reading = (bench: string, ok = true): Reading => ({
  bench,
  value: ok ? 1 : 9,
  unit: 'ms',
  floor: null,
  ratio: null,
  goal: 'value <= 1',
  ok,
  pairs: 1,
});
const runs: Readonly<Record<string, () => Promise<readonly Reading[]>>> = {
  fast: () => Promise.resolve([reading('fast/a')]),
  broken: () => Promise.reject(new Error('its process exited with code 1.')),
  slow: () => Promise.resolve([reading('slow/a', false), reading('slow/b')]),
};

const runAll = async (names: readonly string[]) => {
  const seen: string[] = [];
  const result = await runBenches(names, {
    run: (name) => runs[name]?.() ?? Promise.resolve([]),
    onStart: (name) => seen.push(name),
    onReading: ({ bench }) => seen.push(bench),
    onCrash: (name, { message }) => seen.push(`${name}: ${message}`),
  });
  return { seen, verdict: formatVerdict(result), crashed: result.crashed };
};

it('reports a bench that crashes and runs the next ones', async () => {
  expect(await runAll(['broken', 'fast'])).toEqual({
    seen: ['broken', 'broken: its process exited with code 1.', 'fast', 'fast/a'],
    crashed: ['broken'],
    verdict: 'failed: broken (crashed)',
  });
});

it('names failed goals before crashed benches', async () => {
  expect((await runAll(['broken', 'slow', 'fast'])).verdict).toBe('failed: slow/a, broken (crashed)');
});

it('reports success when every goal is met', async () => {
  expect((await runAll(['fast'])).verdict).toBe('every goal is met');
});

/** Does the work a number of times. Results must be used, or the compiler may remove the work. */
export type Work = (times: number) => void | Promise<void>;

/** Medians over the pairs, in milliseconds a time; `ratio` is the median of each pair's own ratio. */
export interface Compared {
  readonly floor: number;
  readonly ours: number;
  readonly ratio: number;
  readonly pairs: number;
}

interface PairOptions {
  readonly pairs?: number;
  /** Minimum duration of one sample, in milliseconds; longer work runs once per sample. */
  readonly sampleMs?: number;
  readonly warmMs?: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** 95th percentile. */
export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** CPU time of one run in milliseconds, averaged over a number of runs. Other processes do not count. */
export async function timeOf(work: Work, times = 1): Promise<number> {
  const started = cpuMs();
  await work(times);
  return (cpuMs() - started) / times;
}

// Resolution of the thread clock.
const LEAST_MS = 0.001;

/** Warms the work up and returns the number of runs per sample. */
async function warmUp(work: Work, sampleMs: number, warmMs: number): Promise<number> {
  // Ignore the first run, which may include one-time setup.
  await work(1);
  const until = performance.now() + warmMs;
  let times = 1;
  while (performance.now() < until) {
    const each = Math.max(await timeOf(work, times), LEAST_MS / times);
    times = Math.max(1, Math.min(times * 4, Math.ceil(sampleMs / each)));
  }
  return times;
}

/** Alternates floor and ours, so that a slow phase of the machine affects both. */
export async function comparePairs(
  floor: Work,
  ours: Work,
  { pairs = 25, sampleMs = 20, warmMs = 400 }: PairOptions = {},
): Promise<Compared> {
  const floorTimes = await warmUp(floor, sampleMs, warmMs);
  const ourTimes = await warmUp(ours, sampleMs, warmMs);
  const floors: number[] = [];
  const own: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    floors.push(await timeOf(floor, floorTimes));
    own.push(await timeOf(ours, ourTimes));
  }
  return {
    floor: median(floors),
    ours: median(own),
    ratio: median(own.map((ms, index) => ms / (floors[index] ?? NaN))),
    pairs,
  };
}

/** Does the work so many times; what it makes must reach the outside, or the compiler may leave it out. */
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
  /** How long one sample lasts, at least; work that takes longer is done once a sample. */
  readonly sampleMs?: number;
  readonly warmMs?: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** What 95 of 100 values are at most. */
export const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time that one time takes, over so many: what other programs take of the machine does not count. */
export async function timeOf(work: Work, times = 1): Promise<number> {
  const started = cpuMs();
  await work(times);
  return (cpuMs() - started) / times;
}

// The clock of a thread does not see less than this.
const LEAST_MS = 0.001;

/** Warms the work up and finds how often it fits into one sample. */
async function warmUp(work: Work, sampleMs: number, warmMs: number): Promise<number> {
  // The first time may hold what is made once; it says little.
  await work(1);
  const until = performance.now() + warmMs;
  let times = 1;
  while (performance.now() < until) {
    const each = Math.max(await timeOf(work, times), LEAST_MS / times);
    times = Math.max(1, Math.min(times * 4, Math.ceil(sampleMs / each)));
  }
  return times;
}

/** Measures both in turn (floor, ours, floor, ours …), so that whatever slows the machine down slows both. */
export async function comparePairs(floor: Work, ours: Work, { pairs = 25, sampleMs = 20, warmMs = 400 }: PairOptions = {}): Promise<Compared> {
  const floorTimes = await warmUp(floor, sampleMs, warmMs);
  const ourTimes = await warmUp(ours, sampleMs, warmMs);
  const floors: number[] = [];
  const own: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    floors.push(await timeOf(floor, floorTimes));
    own.push(await timeOf(ours, ourTimes));
  }
  return { floor: median(floors), ours: median(own), ratio: median(own.map((ms, index) => ms / (floors[index] ?? NaN))), pairs };
}

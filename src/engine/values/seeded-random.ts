/** Seeded random choices, equal on every machine. */
export interface SeededRandom {
  /** Integer from 0 to `below`, exclusive. */
  number(below: number): number;
  /** True with a probability of `times` in `of`. */
  chance(times: number, of: number): boolean;
  pick<T>(from: readonly T[]): T | undefined;
  /** Distinct entries of a list in random order. */
  some<T>(from: readonly T[], count: number): T[];
  /** Derives a new seed. */
  seed(): number;
}

/** Mulberry32; 32 bits of state are enough here. */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const number = (below: number): number => Math.floor((next() / 2 ** 32) * below);
  return {
    number,
    chance: (times, of) => number(of) < times,
    pick: (from) => from[number(from.length)],
    some: (from, count) => {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(number(left.length), 1)).flat();
    },
    seed: next,
  };
}

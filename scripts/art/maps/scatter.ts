import { random } from '../svg.ts';
import type { Point } from '../svg.ts';
import type { Roads } from './roads.ts';
import { symbol } from './symbols.ts';
import type { SymbolName } from './symbols.ts';

/** Drawing with a foot; drawings whose foot is nearer are drawn later. */
export interface Standing {
  readonly y: number;
  readonly body: string;
}

/** A place that plants keep clear of. */
export type Clearing = readonly [x: number, y: number, rx: number, ry: number];

export interface Planting {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly roads: Roads;
  readonly clearings: readonly Clearing[];
  /** Points with a radius around each: shores, rivers, railways. */
  readonly lines: readonly (readonly [x: number, y: number, half: number])[];
  /** Density of trees at a point, from 0 to 1. */
  readonly density: (x: number, y: number) => number;
  /** Kinds of plants at a point, with their shares. */
  readonly kinds: (x: number, y: number) => readonly (readonly [name: SymbolName, share: number])[];
  readonly tries: number;
}

const isIn = ([cx, cy, rx, ry]: Clearing, x: number, y: number): boolean =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;

const choose = (kinds: ReturnType<Planting['kinds']>, value: number): SymbolName => {
  let sum = 0;
  return kinds.find(([, share]) => (sum += share) >= value)?.[0] ?? 'tree';
};

/** Half of the width and the height of each kind of plant. */
const extent: Partial<Record<SymbolName, readonly [reach: number, height: number]>> = {
  tree: [34, 62],
  fir: [32, 100],
  bush: [30, 38],
  palm: [40, 90],
  grass: [14, 24],
  flowers: [18, 24],
};

/** Plants trees, bushes and flowers wherever nothing else is. */
export function plant({ seed, width, height, roads, clearings, lines, density, kinds, tries }: Planting): Standing[] {
  const next = random(seed);
  const kept: (readonly [x: number, y: number, r: number])[] = [];
  const standing: Standing[] = [];
  for (let index = 0; index < tries; index += 1) {
    const [x, y, chance, kindAt, sizeAt] = [next() * width, next() * height, next(), next(), next()];
    const kind = choose(kinds(x, y), kindAt);
    const size = 0.8 + sizeAt * 0.6;
    const [wide, high] = extent[kind] ?? [24, 40];
    const [reach, top] = [wide * size, high * size];
    const isFree =
      chance < density(x, y) &&
      !clearings.some((clearing) => isIn(clearing, x, y) || isIn(clearing, x, y - top)) &&
      roads.points.every(
        ([px, py, half]) => Math.abs(px - x) > half + reach || y - py < -half - 6 || y - py > half + top,
      ) &&
      lines.every(([px, py, half]) => Math.hypot(px - x, py - y) > half + reach) &&
      kept.every(([px, py, r]) => Math.hypot(px - x, (py - y) * 1.2) > (r + reach) * 0.95);
    if (!isFree) continue;
    kept.push([x, y, reach]);
    standing.push({ y, body: symbol(kind, x, y, size) });
  }
  return standing;
}

/** Points along a line through the given ones. */
export function along(points: readonly Point[], half: number): [number, number, number][] {
  return points.slice(1).flatMap(([x1, y1], index) => {
    const [x0, y0] = points[index] ?? [x1, y1];
    const count = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 30));
    return Array.from({ length: count }, (_, step): [number, number, number] => [
      x0 + ((x1 - x0) * step) / count,
      y0 + ((y1 - y0) * step) / count,
      half,
    ]);
  });
}

/** Puts visitors on the roads. */
export function people(
  seed: number,
  { points }: Roads,
  count: number,
  isFree: (x: number, y: number) => boolean,
): Standing[] {
  const next = random(seed);
  const colours = ['mp-red', 'mp-teal', 'mp-yellow', 'mp-roof'];
  return Array.from({ length: count * 3 }, () => points[Math.floor(next() * points.length)] ?? ([0, 0, 0] as const))
    .filter(([x, y, half]) => half > 20 && isFree(x, y))
    .slice(0, count)
    .map(([x, y, half]) => {
      const [left, top] = [x + (next() - 0.5) * half, y + (next() - 0.5) * half];
      return {
        y: top,
        body: symbol('person', left, top, 0.6 + next() * 0.2, colours[Math.floor(next() * 4)] ?? 'mp-red'),
      };
    });
}

export const inOrder = (all: readonly Standing[]): string =>
  [...all]
    .sort((one, two) => one.y - two.y)
    .map(({ body }) => body)
    .join('');

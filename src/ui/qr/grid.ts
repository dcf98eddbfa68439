import type { Size } from './sizes.ts';

/** Rows of modules: true is dark, undefined is not placed yet. */
export type Grid = (boolean | undefined)[][];

const put = (grid: Grid, row: number, column: number, isDark: boolean): void => {
  const line = grid[row];
  if (line !== undefined && column >= 0 && column < grid.length) line[column] = isDark;
};

/** Distance of rings around a centre: 2 is light in a finder, 1 in an alignment square. */
const putSquare = (
  grid: Grid,
  row: number,
  column: number,
  reach: number,
  isLight: (ring: number) => boolean,
): void => {
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++)
      put(grid, row + down, column + right, !isLight(Math.max(Math.abs(down), Math.abs(right))));
  }
};

const bitAt = (value: number, at: number): boolean => ((value >> at) & 1) === 1;

/** A value with the remainder that guards it, as BCH codes do. */
const withBchCode = (value: number, divisor: number, bits: number): number => {
  let rest = value << bits;
  for (let at = 14; at >= 0; at--) if (rest >> (bits + at)) rest ^= divisor << at;
  return (value << bits) | rest;
};

/** Correction level M and the mask, twice. */
export const putFormat = (grid: Grid, mask: number): void => {
  const last = grid.length - 1;
  const format = withBchCode(mask, 0x537, 10) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const isDark = bitAt(format, at);
    put(grid, at < 6 ? at : at < 8 ? at + 1 : last - 14 + at, 8, isDark);
    put(grid, 8, at < 8 ? last - at : at < 9 ? 7 : 14 - at, isDark);
  }
  put(grid, last - 7, 8, true);
};

const putVersion = (grid: Grid, version: number): void => {
  if (version < 7) return;
  const bits = withBchCode(version, 0x1f25, 12);
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), grid.length - 11 + (at % 3)];
    put(grid, near, far, bitAt(bits, at));
    put(grid, far, near, bitAt(bits, at));
  }
};

/** Fixed modules of a version: finders, alignment, timing, version; format areas are reserved. */
export const blankGrid = ({ version, centres }: Size): Grid => {
  const side = 17 + 4 * version;
  const grid: Grid = Array.from({ length: side }, () => Array.from({ length: side }, () => undefined));
  for (let at = 8; at < side - 8; at++) {
    put(grid, 6, at, at % 2 === 0);
    put(grid, at, 6, at % 2 === 0);
  }
  const [first = 6, last = 6] = [centres[0], centres.at(-1)];
  for (const row of centres) {
    for (const column of centres) {
      const isFinder =
        (row === first && column === first) || (row === first && column === last) || (row === last && column === first);
      if (!isFinder) putSquare(grid, row, column, 2, (ring) => ring === 1);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const)
    putSquare(grid, row, column, 4, (ring) => ring === 2 || ring === 4);
  putFormat(grid, 0);
  putVersion(grid, version);
  return grid;
};

/** Free places in the order in which bits are placed: up and down in pairs of columns, from the right, beside the timing column. */
export const dataModules = (grid: Grid): readonly (readonly [row: number, column: number])[] => {
  const places: (readonly [number, number])[] = [];
  const side = grid.length;
  let isUp = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < side; step++) {
      const row = isUp ? side - 1 - step : step;
      for (const column of [right, right - 1]) if (grid[row]?.[column] === undefined) places.push([row, column]);
    }
    isUp = !isUp;
  }
  return places;
};

/** One drawing: its template's name, its box and what stands inside. */
export interface Picture {
  name: string;
  box: Box;
  body: string;
}

/** Part of a drawing in its own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A line through all points without corners. Coordinates are whole numbers unless `digits` says otherwise. */
export function smooth(points: readonly Point[], digits = 0): string {
  const at = (value: number): number => round(value, digits);
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${at(x)} ${at(y)}`;
      const start = points[index - 2] ?? before;
      const end = points[index + 1] ?? [x, y];
      const first = `${at(before[0] + (x - start[0]) / 6)} ${at(before[1] + (y - start[1]) / 6)}`;
      const second = `${at(x - (end[0] - before[0]) / 6)} ${at(y - (end[1] - before[1]) / 6)}`;
      return `C${first} ${second} ${at(x)} ${at(y)}`;
    })
    .join('');
}

export const path = (names: string, d: string, more = ''): string =>
  `<path class="${names}"${more && ` ${more}`} d="${d}"/>`;

export const line = (names: string, width: number, d: string, more = ''): string =>
  path(names, d, `fill="none" stroke-width="${width}"${more && ` ${more}`}`);

export const circle = (names: string, x: number, y: number, radius: number, more = ''): string =>
  `<circle class="${names}"${more && ` ${more}`} cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;

export const ellipse = (names: string, x: number, y: number, rx: number, ry: number, more = ''): string =>
  `<ellipse class="${names}"${more && ` ${more}`} cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"/>`;

/** Moves, and where asked scales or turns, what was drawn around 0, 0. */
export function place(x: number, y: number, scale: number, inner: string, turn = 0): string {
  const steps = [`translate(${round(x)} ${round(y)})`];
  if (turn) steps.push(`rotate(${turn})`);
  if (scale !== 1) steps.push(`scale(${round(scale, 2)})`);
  return `<g transform="${steps.join(' ')}">${inner}</g>`;
}

/** Numbers from 0 to 1 that are the same on every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

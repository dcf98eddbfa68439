import { ellipse, path, random, round, smooth } from '../svg.ts';
import type { Box, Point } from '../svg.ts';

/** Ground of one depth, from a line of heights down to the scene's lower edge; a crop keeps only the points that shape it. */
export function hill(names: string, points: readonly Point[], view: Box, more = ''): string {
  const right = view.x + view.width;
  const from = Math.max(0, points.findLastIndex(([x]) => x <= view.x) - 1);
  const after = points.findIndex(([x]) => x >= right);
  const kept = points.slice(from, after < 0 ? undefined : after + 2);
  const [first, last] = [kept[0] ?? [0, 561], kept.at(-1) ?? [1440, 561]];
  // A little wider than the scene: an edge right on the border would shine through as a hairline.
  return path(
    names,
    `${smooth(kept).replace('M', `M${first[0] - 4} ${first[1]}L`)}H${last[0] + 4}V561H${first[0] - 4}Z`,
    more,
  );
}

const roundTree = (names: string, x: number, y: number, size: number): string =>
  path(names, `M${round(x - 2 * size)} ${y}v${round(-18 * size)}h${round(4 * size)}v${round(18 * size)}z`) +
  ellipse(names, x, y - 26 * size, 12 * size, 17 * size);

/** A row of trees or firs: where it runs, how densely, on which ground. */
export interface Row {
  seed: number;
  from: number;
  to: number;
  gap: number;
  ground: (x: number) => number;
}

export function treeRow(names: string, row: Row, size: number, view: Box): string {
  const next = random(row.seed);
  let trees = '';
  for (let x = row.from; x < row.to; x += row.gap * (0.6 + next() * 0.9)) {
    const tall = (0.6 + next() * 0.7) * size;
    if (x > view.x - 30 && x < view.x + view.width + 30)
      trees += roundTree(names, Math.round(x), row.ground(x), round(tall, 2));
  }
  return trees;
}

const outline: readonly Point[] = [
  [0, 1],
  [0.3, 0.66],
  [0.16, 0.68],
  [0.62, 0.32],
  [0.36, 0.35],
  [1, 0],
  [-1, 0],
  [-0.36, 0.35],
  [-0.62, 0.32],
  [-0.16, 0.68],
  [-0.3, 0.66],
];

export function fir(x: number, y: number, height: number): string {
  const points = outline.map(([side, up]): Point => [
    Math.round(x + side * height * 0.42),
    Math.round(y - up * height),
  ]);
  const steps = points.map(([left, top], at) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0];
    return `${left - fromX} ${top - fromY}`.replace(' -', '-');
  });
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`;
}

/** Snow lying on the three shoulders of a fir. */
export function firSnow(x: number, y: number, height: number): string {
  const wide = height * 0.42;
  const cap = (half: number, top: number, low: number): string =>
    `M${Math.round(x)} ${Math.round(y - top * height)}l${Math.round(half * wide)} ${Math.round((top - low) * height)}q${Math.round(-half * wide * 0.5)} ${Math.round(-0.03 * height)} ${Math.round(-half * wide)} ${Math.round(0.03 * height)}t${Math.round(-half * wide)} ${Math.round(-0.03 * height)}z`;
  return cap(0.2, 1, 0.78) + cap(0.3, 0.68, 0.52) + cap(0.42, 0.36, 0.2);
}

export interface Firs extends Row {
  low: number;
  high: number;
}

export function firRow(names: string, row: Firs, view: Box, snow = false): string {
  const next = random(row.seed);
  const [trees, caps]: [string[], string[]] = [[], []];
  for (let x = row.from; x < row.to; x += row.gap * (0.55 + next() * 0.9)) {
    const [y, height] = [row.ground(x) + 6, row.low + next() * (row.high - row.low)];
    if (x < view.x - 90 || x > view.x + view.width + 90) continue;
    trees.push(fir(x, y, height));
    if (snow) caps.push(firSnow(x, y, height));
  }
  return path(names, trees.join('')) + (snow ? path('sc-c', caps.join(''), 'opacity=".9"') : '');
}

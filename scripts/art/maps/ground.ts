import { circle, ellipse, line, path, place, random, round, smooth } from '../svg.ts';
import type { Point } from '../svg.ts';
import { rect } from './buildings.ts';

/** A closed line without corners through points. */
const closed = (points: readonly Point[]): string => `${smooth([...points, points[0] ?? [0, 0]])}Z`;

const middleOf = (points: readonly Point[]): Point => {
  const sum = points.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
};

/** The same shape, larger or smaller around its middle. */
const grown = (points: readonly Point[], by: number): Point[] => {
  const [cx, cy] = middleOf(points);
  return points.map(([x, y]): Point => {
    const reach = Math.hypot(x - cx, y - cy);
    return [cx + ((x - cx) * (reach + by)) / reach, cy + ((y - cy) * (reach + by)) / reach];
  });
};

export const land = (width: number, height: number): string => path('mp-land', `M0 0H${width}V${height}H0z`);

export const wood = (points: readonly Point[]): string => path('mp-wood', closed(points));

/** A soft patch of colour under one part of a park. */
export const quarter = (colour: string, opacity: number, x: number, y: number, rx: number, ry: number): string =>
  ellipse(`mp-${colour}`, x, y, rx, ry, `opacity="${opacity}"`);

/** Draws a lake with its shore. */
export const lake = (points: readonly Point[]): string =>
  path('mp-edge', closed(grown(points, 20))) +
  path('mp-path', closed(grown(points, 13))) +
  path('mp-water', closed(points)) +
  path('ms-trim', closed(grown(points, -22)), 'fill="none" stroke-width="10" opacity=".32"');

export const river = (d: string, width: number): string => line('ms-water', width, d, 'stroke-linecap="round"');

/** Draws a railway line. */
export const railway = (points: readonly Point[]): string => {
  const d = closed(points);
  return (
    line('ms-edge', 30, d) +
    line('ms-path', 24, d) +
    line('ms-ink', 22, d, 'stroke-dasharray="5 19" opacity=".5"') +
    line('ms-ink', 12, d, 'opacity=".75"') +
    line('ms-path', 7, d)
  );
};

/** Draws a car park with some cars. */
export function carPark(x: number, y: number, width: number, height: number): string {
  const bays = Math.floor(width / 84);
  const next = random(11);
  const colours = ['red', 'teal', 'trim', 'yellow'];
  const cars = Array.from({ length: bays }, (_, index) => {
    if (next() < 0.35) return '';
    const left = x + 22 + index * 84;
    return (
      rect(`mp-${colours[Math.floor(next() * 4)] ?? 'red'}`, left, y + 42, 44, 52, 12) +
      rect('mp-ink', left + 6, y + 56, 32, 12, 4, 'opacity=".35"')
    );
  });
  const lines = Array.from({ length: bays + 1 }, (_, index) => `M${x + 2 + index * 84} ${y + 32}v70`).join('');
  return (
    path(
      'mp-asphalt',
      `M${x + 30} ${y}h${width - 60}a30 30 0 0 1 30 30v${height - 30}H${x}v${30 - height}a30 30 0 0 1 30-30z`,
      'opacity=".22"',
    ) +
    line('ms-path', 5, lines, 'opacity=".8"') +
    cars.join('')
  );
}

/** Draws round flower beds around a fountain. */
export function garden(): string {
  const bed = (x: number, y: number, rx: number, ry: number, colours: readonly string[]): string => {
    const blooms = Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2;
      return circle(
        `mp-${colours[index % 2] ?? 'red'}`,
        x + Math.cos(angle) * rx * 0.64,
        y + Math.sin(angle) * ry * 0.6,
        10,
      );
    });
    return (
      ellipse('mp-edge', x, y, rx + 8, ry + 8) +
      ellipse('mp-leaf', x, y, rx, ry) +
      blooms.join('') +
      circle(`mp-${colours[0] ?? 'red'}`, x, y, 11)
    );
  };
  return [
    ellipse('mp-path', 0, 0, 250, 130),
    ellipse('mp-wood', 0, 0, 238, 120),
    bed(-140, 0, 70, 46, ['red', 'yellow']),
    bed(140, 0, 70, 46, ['yellow', 'trim']),
    bed(0, -68, 62, 34, ['trim', 'red']),
    bed(0, 72, 66, 34, ['red', 'trim']),
    ellipse('mp-edge', 0, 0, 56, 34),
    ellipse('mp-water', 0, 0, 48, 27),
    line('ms-trim', 6, 'M0-6v-44M0-40q-16-22-30-6M0-40q16-22 30-6', 'stroke-linecap="round" opacity=".7"'),
  ].join('');
}

/** Draws a small island with a lighthouse-red roof. */
export const island = (points: readonly Point[]): string =>
  path('mp-edge', closed(points)) + path('mp-wood', closed(grown(points, -13)));

export const pavilion = (): string =>
  place(
    0,
    0,
    1,
    ellipse('shadow', 6, 4, 40, 12) +
      path('mp-wall', 'M-24 0v-46h48V0z') +
      path('mp-red', 'M-36-44L0-92l36 48z') +
      path('mp-lamp', `M-8 0v-22a8 8 0 0 1 16 0V0z`) +
      path('shine', `M-36-44L0-92v48z`),
  ) + circle('mp-lamp', 0, round(-92), 4);

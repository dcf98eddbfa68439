import { line, path, place, random, round } from '../svg.ts';
import type { Box } from '../svg.ts';

export type Stop = readonly [at: number, colour: string, opacity?: number];

export const gradient = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="var(--${colour})"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</linearGradient>`;

/** Four colours of air over a scene of 1440 x 560; `stops` are the heights of the lower three. */
export function sky([second, third, fourth]: readonly [number, number, number]): string {
  const colours: Stop[] = [
    [0, 'hero-1'],
    [second, 'hero-2'],
    [third, 'hero-3'],
    [fourth, 'hero-4'],
  ];
  return `<defs>${gradient('sky', colours)}</defs><path fill="url(#sky)" d="M0 0H1440V561H0Z"/>`;
}

export function glow(x: number, y: number, radius: number, opacity: number): string {
  const stops: readonly [number, number][] = [
    [0, 1],
    [0.45, 0.38],
    [0.75, 0.1],
    [1, 0],
  ];
  const marks = stops.map(
    ([at, share]) => `<stop offset="${at}" stop-color="var(--sc-glow)" stop-opacity="${round(opacity * share, 2)}"/>`,
  );
  return `<defs><radialGradient id="glow">${marks.join('')}</radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`;
}

/** Seen at night only: by day their colour is transparent. */
export function stars(seed: number, count: number, lowest: number, view: Box): string {
  const next = random(seed);
  let dots = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y, size, opacity] = [next() * 1440, next() * lowest, 0.7 + next() * 1.1, 0.4 + next() * 0.6];
    if (x < view.x || x > view.x + view.width || y < view.y) continue;
    dots += `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${round(size)}" opacity="${round(opacity)}"/>`;
  }
  return dots && `<g class="sc-star">${dots}</g>`;
}

export const cloud = (x: number, y: number, scale: number, opacity: number): string =>
  `<g opacity="${opacity}">${place(x, y, scale, path('sc-cloud', 'M12 44a16 16 0 0 1 2-32 26 26 0 0 1 48-6 20 20 0 0 1 34 8 15 15 0 0 1 4 30z'))}</g>`;

export const bird = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    path(
      'st-fore',
      'M-10 0q6-7 10 0q4-7 10 0',
      `fill="none" stroke-width="${round(2 / scale)}" stroke-linecap="round" opacity=".65"`,
    ),
  );

/** Falling snow over a box, in three sizes; flakes grow on their way down. */
export function snowfall(seed: number, count: number, area: Box): string {
  const next = random(seed);
  const sizes: readonly [string[], string[], string[]] = [[], [], []];
  for (let index = 0; index < count; index += 1) {
    const [across, depth] = [next(), next()];
    const flake = `M${Math.round(area.x + across * area.width)} ${Math.round(area.y + depth * area.height)}h0`;
    (sizes[Math.floor(depth * 2 + next())] ?? sizes[2]).push(flake);
  }
  return sizes
    .map((flakes, size) =>
      line(
        'st-c',
        2.4 + size * 1.8,
        flakes.join(''),
        `stroke-linecap="round" opacity="${round(0.6 + size * 0.15, 2)}"`,
      ),
    )
    .join('');
}

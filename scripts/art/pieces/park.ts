import { circle, ellipse, line, path, place, round, smooth } from '../svg.ts';
import type { Point } from '../svg.ts';

export const balloon = (x: number, y: number, scale: number, one: string, two: string): string =>
  place(
    x,
    y,
    scale,
    path(one, 'M0-40C24-40 38-22 38-3 38 17 18 30 8 44H-8C-18 30-38 17-38-3-38-22-24-40 0-40Z') +
      path(two, 'M0-40c9 0 15 17 15 37S9 32 4 44h-8C-9 32-15 17-15-3S-9-40 0-40Z') +
      path('sc-c', 'M-22-28c-8 8-11 17-10 28 4-12 8-20 16-31z', 'opacity=".35"') +
      path('sc-d', 'M-8 52H8v10a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4z') +
      line('st-d', 1.6, 'M-8 44v8M8 44v8'),
  );

export const person = (x: number, y: number, scale: number, names = 'sc-d'): string =>
  `<g class="${names}">${place(x, y, scale, '<circle cy="-26" r="4.6"/><path d="M-5.5-20h11l2.5 13H4.6L4 0H-4l-.6-7H-8z"/>')}</g>`;

const cabin = (names: string): string =>
  path(names, 'M-9 3a9 9 0 0 1 18 0v9a5 5 0 0 1-5 5H-4a5 5 0 0 1-5-5z') + path('sc-light', 'M-6 4h12v5H-6z');

/** A Ferris wheel around its hub; `radius` without the cabins. */
export function wheel(x: number, y: number, radius: number, cabins: number): string {
  const rim = Array.from({ length: cabins }, (_, index): Point => {
    const angle = (index / cabins) * Math.PI * 2 - Math.PI / 2;
    return [round(x + Math.cos(angle) * radius), round(y + Math.sin(angle) * radius)];
  });
  const spokes = rim.map((end) => `M${x} ${y}L${end.join(' ')}`).join('');
  const inks = ['sc-a', 'sc-b', 'sc-c'];
  const ring = (share: number, width: number, more = ''): string =>
    circle('st-line', x, y, radius * share, `fill="none" stroke-width="${round(width)}"${more}`);
  return [
    line(
      'st-d',
      round(radius * 0.06),
      `M${round(x - radius * 0.52)} ${round(y + radius * 1.28)}L${x} ${y}L${round(x + radius * 0.52)} ${round(y + radius * 1.28)}`,
      'stroke-linecap="round"',
    ),
    line('st-line', 1.4, spokes, 'opacity=".85"'),
    ring(1, radius * 0.04),
    ring(0.86, 1.6),
    ring(0.46, 1.4, ' opacity=".8"'),
    ...rim.map(([cx, cy], index) => place(cx, cy, radius / 110, cabin(inks[index % 3] ?? 'sc-a'))),
    circle('sc-a', x, y, radius * 0.15),
    circle('sc-b', x, y, radius * 0.07),
  ].join('');
}

function heightAt(points: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    points.findIndex(([end], index) => index > 0 && end >= x),
  );
  const [from, to] = [points[next - 1] ?? [0, 0], points[next] ?? [1, 0]];
  const way = (x - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * (way * way * (3 - 2 * way));
}

/** Rails through the points on wooden trestles that stand on `base`. */
export function coaster(points: readonly Point[], base: number, step = 15): string {
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  let posts = '';
  let braces = '';
  for (let x = from + 6; x < to; x += step) {
    const top = heightAt(points, x);
    posts += `M${Math.round(x)} ${Math.round(top + 2)}V${base}`;
    for (let y = base - 20; y > top + 16; y -= 26) braces += `M${Math.round(x)} ${y}l${step}-22`;
  }
  const rail = smooth(points);
  return [
    line('st-d', 2, posts, 'opacity=".75"'),
    braces && line('st-d', 1.1, braces, 'opacity=".5"'),
    line('st-a', 5, rail, 'stroke-linecap="round"'),
    line('st-line', 1.4, rail, 'transform="translate(0 -5)" opacity=".9"'),
  ].join('');
}

/** A striped tent standing on `y` with lit doors and a flag. */
export function tent(x: number, y: number, width: number, height: number, one = 'sc-a', two = 'sc-c'): string {
  const [top, eave, stripe] = [y - height, round(y - height * 0.42), round(width / 6)];
  const roof = Array.from({ length: 6 }, (_, index) =>
    path(
      index % 2 ? two : one,
      `M${x} ${top}L${round(x - width / 2 + stripe * index)} ${eave}q${round(stripe / 2)} 9 ${stripe} 0Z`,
    ),
  );
  const arch = round(width * 0.07);
  const doors = [-0.3, -0.07, 0.16].map(
    (at) =>
      `M${round(x + width * at)} ${y}v${round(-height * 0.24)}a${arch} ${arch} 0 0 1 ${round(arch * 2)} 0v${round(height * 0.24)}z`,
  );
  return [
    path(
      'sc-d',
      `M${round(x - width * 0.42)} ${eave}h${round(width * 0.84)}v${round(height * 0.42)}h${round(-width * 0.84)}z`,
    ),
    path('sc-light', doors.join(''), 'opacity=".9"'),
    ...roof,
    path('st-d', `M${x} ${top}v-16`, 'stroke-width="2"'),
    path('sc-b', `M${x} ${top - 16}l17 5-17 6z`),
  ].join('');
}

/** A sagging string of lamps. */
export function lights([x1, y1]: Point, [x2, y2]: Point, sag: number, count: number): string {
  const bulbs = Array.from({ length: count - 1 }, (_, index) => {
    const way = (index + 1) / count;
    return circle('sc-light', x1 + (x2 - x1) * way, y1 + (y2 - y1) * way + sag * 2 * way * (1 - way) + 2, 2.3);
  });
  return (
    line('st-line', 1.2, `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`, 'opacity=".8"') +
    bulbs.join('')
  );
}

/** A view tower whose cabin rides up and down its mast. */
export const spire = (x: number, y: number): string =>
  place(
    x,
    y,
    1,
    path('sc-d', 'M-14 0l8-190h12l8 190z') +
      ellipse('sc-a', 0, -180, 34, 12) +
      ellipse('sc-light', 0, -184, 26, 5) +
      path('sc-b', 'M-6-190l6-46 6 46z'),
  );

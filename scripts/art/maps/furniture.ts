import { circle, ellipse, line, path, place, random } from '../svg.ts';
import { rect } from './buildings.ts';
import { symbol } from './symbols.ts';

type Spot = readonly [x: number, y: number];

export const each = (spots: readonly Spot[], draw: (x: number, y: number, index: number) => string): string =>
  spots.map(([x, y], index) => draw(x, y, index)).join('');
export const grid = (columns: number, rows: number, x: number, y: number, dx: number, dy: number): Spot[] =>
  Array.from({ length: columns * rows }, (_, index): Spot => [
    x + (index % columns) * dx,
    y + Math.floor(index / columns) * dy,
  ]);
const inks = ['red', 'yellow', 'teal', 'trim'];
const ink = (index: number): string => `mp-${inks[index % inks.length] ?? 'red'}`;
export const cloud = (x: number, y: number): string =>
  path(
    'mp-trim',
    'M12 44a16 16 0 0 1 2-32 26 26 0 0 1 48-6 20 20 0 0 1 34 8 15 15 0 0 1 4 30z',
    `transform="translate(${x} ${y}) scale(.9)"`,
  );
const seats = (spots: readonly Spot[]): string => each(spots, (x, y) => rect('mp-teal', x, y, 30, 26, 9));

export const cinema = (): string =>
  path('mp-ink', 'M400 440h460v26H400z') +
  path('mp-lamp', 'M420 466h420l60 180H360z', 'opacity=".35"') +
  seats(grid(8, 2, 424, 667, 54, 56)) +
  seats(grid(9, 4, 397, 779, 54, 56));

export const theatre = (): string =>
  path('mp-red', 'M370 420h520v60q-40 26-86 0-44 26-87 0-44 26-87 0-44 26-87 0-43 26-86 0-46 26-87 0z') +
  path('mp-lamp', 'M410 500h440v110H410z', 'opacity=".9"') +
  path(
    'mp-ink',
    'M470 610c0-60 40-70 56-40 10-50 60-40 60 0 30-20 50 0 44 40zM700 610v-50l30-30 30 30v50z',
    'opacity=".8"',
  ) +
  seats(grid(8, 5, 424, 700, 54, 62));

export const maze = (): string =>
  line(
    'ms-yellow',
    20,
    'M1540 460h380v120h-260v110h340M1540 560v240h120v120h-120M2000 480v140M1780 700v220h200M1880 800h120M1660 800h60v120',
    'stroke-linecap="round"',
  ) +
  each(
    [
      [1560, 614],
      [1800, 614],
      [1920, 874],
      [1680, 474],
    ],
    cloud,
  );

const pinwheel =
  'M0-6C-6-34 20-40 26-24 20-14 10-8 0-6zM6 0C34-6 40 20 24 26 14 20 8 10 6 0zM0 6C6 34-20 40-26 24-20 14-10 8 0 6zM-6 0C-34 6-40-20-24-26-14-20-8-10-6 0z';

export const windLab = (dx = 0, dy = 0): string =>
  each(
    [
      [386, 1298],
      [576, 1298],
      [386, 1578],
      [576, 1578],
    ],
    (x, y, index) =>
      rect('shadow', x + dx + 8, y + dy + 12, 128, 84, 18) +
      rect('mp-wall', x + dx, y + dy, 128, 84, 18) +
      place(x + dx + 64, y + dy + 42, 1, path(ink(index), pinwheel) + circle('mp-trim', 0, 0, 8)),
  );

export const tables = (): string =>
  each(
    [
      [1690, 1330],
      [1860, 1330],
      [1990, 1450],
      [1690, 1640],
      [1860, 1640],
      [1990, 1580],
    ],
    (x, y) =>
      ellipse('shadow', x + 6, y + 8, 36, 30) +
      circle('mp-red', x - 44, y, 15, 'opacity=".8"') +
      circle('mp-red', x + 44, y, 15, 'opacity=".8"') +
      circle('mp-wall', x, y, 32) +
      circle('shine', x - 6, y - 8, 16),
  ) +
  rect('mp-ink', 1690, 1470, 200, 46, 14, 'opacity=".75"') +
  rect('mp-lamp', 1704, 1478, 172, 14, 7);

export const bookshop = (): string =>
  each(
    grid(1, 4, 370, 1970, 0, 100),
    (x, y) =>
      rect('shadow', x + 6, y + 10, 180, 34, 6) +
      rect('mp-ink', x, y, 180, 34, 6, 'opacity=".7"') +
      each(grid(9, 1, x + 6, y + 6, 20, 0), (left, top, index) => rect(ink(index), left, top, 13, 22, 3)),
  ) +
  rect('mp-teal', 630, 2250, 120, 60, 16, 'opacity=".8"') +
  symbol('bush', 740, 2010);

export const restRoom = (): string =>
  each(
    [
      [1674, 1958],
      [1814, 1958],
      [1954, 1958],
    ],
    (x, y) =>
      rect('shadow', x + 6, y + 10, 88, 70, 20) +
      rect('mp-yellow', x, y, 92, 70, 22) +
      rect('mp-trim', x + 16, y + 10, 60, 26, 12, 'opacity=".75"'),
  ) +
  rect('mp-teal', 1680, 2260, 150, 60, 26, 'opacity=".75"') +
  rect('mp-teal', 1890, 2260, 150, 60, 26, 'opacity=".75"') +
  symbol('bush', 2030, 2170) +
  symbol('bush', 1680, 2170);

export const washroom = (): string =>
  line('ms-edge', 8, 'M1070 400v110M1140 400v110M1260 400v110M1330 400v110') +
  each(
    [
      [1035, 446],
      [1105, 446],
      [1295, 446],
      [1365, 446],
    ],
    (x, y) => ellipse('mp-water', x, y, 17, 24),
  ) +
  line('ms-edge', 10, 'M1200 400v180');

export function planetarium(): string {
  const next = random(17);
  const stars = Array.from({ length: 46 }, () => {
    const [angle, reach] = [next() * Math.PI * 2, Math.sqrt(next()) * 250];
    return circle('mp-lamp', 630 + Math.cos(angle) * reach, 730 + Math.sin(angle) * reach, 3 + next() * 5);
  });
  return (
    circle('mp-teal', 630, 730, 290, 'opacity=".5"') +
    circle('mp-ink', 630, 730, 270) +
    stars.join('') +
    line('ms-trim', 3, 'M500 620l70 60 90-30 60 80M560 860l100-60 90 50', 'opacity=".7" stroke-linejoin="round"') +
    circle('mp-yellow', 720, 620, 26) +
    circle('mp-red', 540, 820, 16)
  );
}

export const workshop = (): string =>
  each(
    grid(2, 3, 1540, 470, 260, 190),
    (x, y, index) =>
      rect('shadow', x + 8, y + 10, 200, 90, 18) +
      rect('mp-wall', x, y, 200, 90, 18) +
      each(
        [
          [x + 40, y + 44],
          [x + 100, y + 44],
          [x + 160, y + 44],
        ],
        (left, top, seat) => circle(ink(index + seat), left, top, 18),
      ) +
      each(grid(3, 1, x + 40, y + 118, 60, 0), (left, top) => circle('mp-roof', left, top, 16)),
  );

export const showcases = (): string =>
  each(
    grid(2, 3, 380, 1290, 200, 160),
    (x, y, index) =>
      rect('shadow', x + 8, y + 10, 140, 90, 10) +
      rect('mp-partition', x, y, 140, 90, 10) +
      rect('mp-trim', x + 10, y + 10, 120, 70, 8, 'opacity=".85"') +
      path(ink(index), `M${x + 40} ${y + 64}l30-44 30 44z`),
  );

export const globes = (): string =>
  each(
    [
      [1710, 1340],
      [1930, 1340],
      [1710, 1640],
      [1930, 1640],
      [1830, 1490],
    ],
    (x, y, index) =>
      ellipse('shadow', x + 8, y + 12, 52, 46) +
      circle(ink(index), x, y, 48) +
      circle('shine', x - 14, y - 16, 22) +
      line('ms-trim', 5, `M${x - 66} ${y + 12}q66 40 132-24`, 'opacity=".8"'),
  );

export const sofas = (dx = 0): string =>
  each(
    [
      [400, 1980],
      [400, 2240],
      [620, 1980],
      [620, 2240],
    ],
    (x, y, index) =>
      rect('shadow', x + dx + 8, y + 10, 150, 70, 24) +
      rect(ink(index * 2), x + dx, y, 150, 70, 26, 'opacity=".85"') +
      rect('mp-trim', x + dx + 16, y + 10, 118, 26, 12, 'opacity=".6"'),
  ) +
  circle('mp-wall', 560 + dx, 2150, 40) +
  symbol('bush', 420 + dx, 2160);

export const upsideDown = (): string =>
  place(
    1770,
    740,
    1,
    rect('mp-ink', -220, -220, 180, 70, 14, 'opacity=".75"') +
      line('ms-ink', 10, 'M-206-220v-60M-54-220v-60', 'opacity=".75"') +
      rect('mp-red', 60, -240, 170, 100, 24) +
      rect('mp-trim', 76, -230, 138, 40, 16, 'opacity=".6"') +
      circle('mp-lamp', 0, 40, 54) +
      path('mp-yellow', 'M-60 40h120l-30 70h-60z') +
      line('ms-ink', 8, 'M0 110v80') +
      rect('mp-teal', -230, 80, 120, 150, 14) +
      rect('mp-trim', -214, 96, 88, 50, 8, 'opacity=".7"') +
      rect('mp-wall', 120, 60, 120, 120, 60) +
      path('mp-ink', 'M180 120v-44M180 120l30 20', 'opacity=".7"') +
      line('ms-ink', 7, 'M180 120v-40M180 120l26 18'),
  );

export const mirrors = (): string =>
  each(grid(3, 3, 390, 1290, 130, 160), (x, y, index) =>
    place(
      x + 40,
      y + 40,
      1,
      rect('shadow', -12, -40, 40, 100, 8) +
        rect('mp-partition', -20, -50, 40, 100, 8) +
        rect('mp-water', -12, -42, 24, 84, 6) +
        line('ms-trim', 4, 'M-6-30l12 24', 'opacity=".8"'),
      index % 2 ? 28 : -28,
    ),
  );

export const gallery = (): string =>
  each(
    grid(3, 1, 1640, 1270, 140, 0),
    (x, y, index) => rect('mp-partition', x, y, 110, 80, 6) + rect(ink(index), x + 12, y + 12, 86, 56, 4),
  ) +
  each(
    grid(3, 1, 1640, 1650, 140, 0),
    (x, y, index) => rect('mp-partition', x, y, 110, 80, 6) + rect(ink(index + 2), x + 12, y + 12, 86, 56, 4),
  ) +
  rect('shadow', 1748, 1490, 200, 60, 20) +
  rect('mp-roof', 1740, 1480, 200, 60, 20);

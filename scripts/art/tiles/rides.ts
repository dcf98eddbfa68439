import { balloon, coaster, wheel } from '../pieces/park.ts';
import { cloud } from '../pieces/sky.ts';
import { circle, ellipse, line, path, place } from '../svg.ts';
import { ground, ridge } from './tile.ts';
import type { Tiles } from './tile.ts';

const rect = (names: string, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect class="${names}" x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''}/>`;

const horse = (x: number, y: number, names: string): string =>
  line('st-line', 2.4, `M${x} 50V98`) +
  place(
    x,
    y,
    1,
    path(names, 'M-12 3c-2-7 3-9 9-9h4l4-8 2-3 2 3 4 3 2 4-3 2-4-1-2 5c1 4 0 6-2 8l2 8h-3l-3-7h-7l-3 7h-3l2-8z') +
      path('sc-b', 'M-3-7h6v5h-6z'),
  );

const canopy = (): string => {
  const stripes = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    path(index % 2 ? 'sc-c' : 'sc-a', `M60 22L${11 + index * 14} 52q7 8 14 0Z`),
  );
  return `${stripes.join('')}${path('sc-b', 'M60 6l12 4-12 4z')}${path('st-d', 'M60 24V6', 'stroke-width="2"')}`;
};

const chair = (x: number, y: number, lean: number): string =>
  line('st-line', 1.2, `M${x} 44L${x + lean} ${y}`) +
  place(x + lean, y, 1, path('sc-b', 'M-5 4h10v3H-5z') + circle('sc-d', 0, -4, 3) + path('sc-d', 'M-3.5-1h7v6h-7z'));

const cup = (x: number, y: number, scale: number, names: string): string =>
  place(
    x,
    y,
    scale,
    ellipse('sc-d', 0, 18, 26, 6) +
      circle('sc-d', -7, -17, 4.5) +
      circle('sc-d', 7, -15, 4) +
      path('sc-d', 'M-12-4c0-6 2-9 5-9s5 3 5 9zM2-4c0-5 2-8 5-8s5 3 5 8z') +
      path(names, 'M-22-6h44c0 14-6 23-14 24H-8c-8-1-14-10-14-24z') +
      line('st-c', 4, 'M22-1c9-2 10 12-4 11') +
      path('sc-c', 'M-21 1h42l-1 5h-40z', 'opacity=".7"'),
  );

/** Rides of an amusement park. */
export const rides: Tiles = {
  wheel: circle('sc-sun', 100, 26, 11) + ridge(92) + wheel(58, 58, 38, 10) + ground(104),
  coaster:
    circle('sc-sun', 28, 40, 11) +
    cloud(70, 16, 0.34, 0.8) +
    coaster(
      [
        [0, 92],
        [20, 70],
        [44, 34],
        [62, 58],
        [78, 86],
        [96, 74],
        [112, 60],
        [124, 76],
      ],
      112,
    ) +
    place(30, 50, 1, rect('sc-b', -8, -7, 16, 9, 3), -56) +
    place(43, 29, 1, rect('sc-b', -8, -7, 16, 9, 3)) +
    ground(108),
  carousel:
    cloud(4, 10, 0.36, 0.7) +
    ridge(92) +
    path('sc-d', 'M14 50h92v6H14z') +
    horse(34, 78, 'sc-c') +
    horse(62, 84, 'sc-light') +
    horse(90, 78, 'sc-c') +
    canopy() +
    path('sc-d', 'M12 96h96v8H12z') +
    path('sc-b', 'M18 96h84v3H18z') +
    ground(108),
  balloon:
    cloud(-10, 66, 0.5, 0.8) +
    cloud(72, 80, 0.5, 0.9) +
    balloon(56, 54, 0.74, 'sc-a', 'sc-b') +
    balloon(98, 32, 0.26, 'sc-c', 'sc-a'),
  swing:
    circle('sc-sun', 96, 28, 10) +
    ridge(96) +
    path('sc-d', 'M54 40h12l4 66H50z') +
    path('sc-b', 'M56 56h8l1 10h-10zM55 78h10l1 10h-12z') +
    chair(22, 74, -12) +
    chair(38, 82, -8) +
    chair(82, 82, 8) +
    chair(98, 74, 12) +
    path('sc-a', 'M12 40c8-12 26-20 48-20s40 8 48 20l-6 7H18z') +
    path(
      'sc-c',
      'M32 27c-6 5-9 11-10 20h14c0-10 3-18 9-24zM88 27c6 5 9 11 10 20H84c0-10-3-18-9-24zM54 20c-3 8-4 16-4 27h20c0-11-1-19-4-27z',
    ) +
    path('sc-b', 'M60 8l12 4-12 5z') +
    path('st-d', 'M60 20V8', 'stroke-width="2"') +
    ground(104),
  drop:
    cloud(6, 26, 0.42, 0.8) +
    cloud(82, 52, 0.36, 0.7) +
    ridge(98) +
    line('st-d', 4, 'M52 112V14M68 112V14') +
    line(
      'st-d',
      1.6,
      'M52 104l16-12-16-12 16-12-16-12 16-12-16-12 16-12M68 104L52 92l16-12-16-12 16-12-16-12 16-12-16-12',
      'opacity=".7"',
    ) +
    path('sc-b', 'M46 14l14-10 14 10z') +
    path('sc-a', 'M30 44h60v9a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z') +
    path('sc-light', 'M34 47h52v3H34z') +
    [36, 47, 73, 84].map((x) => circle('sc-d', x, 35, 4) + path('sc-c', `M${x - 5} 45c0-5 2-7 5-7s5 2 5 7z`)).join('') +
    ground(108),
  train:
    circle('sc-sun', 94, 30, 12) +
    ridge(80, 'sc-far') +
    ridge(92) +
    `<g opacity=".85">${circle('sc-cloud', 86, 40, 5)}${circle('sc-cloud', 76, 32, 7)}${circle('sc-cloud', 62, 24, 9)}</g>` +
    path('sc-a', 'M56 66h44c5 0 7 4 7 9v13H56z') +
    path('sc-d', 'M84 66V52h10v14z') +
    path('sc-b', 'M82 50h14v4H82z') +
    path('sc-a', 'M40 50h28v38H40z') +
    path('sc-d', 'M36 46h36v6H36z') +
    path('sc-light', 'M45 56h18v13H45z') +
    path('sc-b', 'M0 62h32v26H0z') +
    path('sc-light', 'M4 66h10v10H4zM18 66h10v10H18z') +
    path('sc-d', 'M0 58h36v5H0zM30 84h12v4H30z') +
    [10, 26, 50, 72, 94].map((x) => circle('sc-d', x, 90, 7) + circle('sc-line', x, 90, 2.6)).join('') +
    path('sc-d', 'M0 97h120v4H0z') +
    ground(104),
  cups:
    cloud(66, 12, 0.4, 0.7) +
    ridge(78) +
    ground(86) +
    ellipse('sc-fore', 60, 100, 62, 18) +
    cup(32, 70, 0.78, 'sc-b') +
    cup(88, 72, 0.78, 'sc-c') +
    cup(60, 92, 0.9, 'sc-a'),
  ship:
    circle('sc-sun', 22, 30, 11) +
    ridge(94) +
    line('st-d', 6, 'M22 110L60 22l38 88', 'stroke-linecap="round" stroke-linejoin="round"') +
    place(
      60,
      24,
      1,
      line('st-line', 2.4, 'M0 0L-22 44M0 0L22 44') +
        path('sc-a', 'M-44 38c14 8 74 8 88 0l4-8c2 20-14 36-28 36h-40c-14 0-30-16-28-36z') +
        path('sc-b', 'M-42 48h84l-3 6h-78z') +
        circle('sc-d', -18, 36, 4) +
        circle('sc-d', -6, 37, 4) +
        circle('sc-d', 6, 37, 4) +
        circle('sc-d', 18, 36, 4),
      -24,
    ) +
    circle('sc-b', 60, 24, 6) +
    ground(106),
  flume:
    cloud(12, 14, 0.42, 0.8) +
    ridge(86, 'sc-far') +
    path('sc-d', 'M0 38h8v82H0zM24 48h6v72h-6zM48 68h6v52h-6z') +
    path('sc-mid', 'M-4 22L18 26 84 98H54L-4 40z') +
    line('st-line', 2.4, 'M2 30l18 4 58 62', 'opacity=".8"') +
    place(
      54,
      62,
      1,
      path('sc-a', 'M-22-4h40c5 0 7 4 5 8l-2 4h-40c-5 0-8-10-3-12z') +
        path('sc-b', 'M-20 0h40v3h-41z') +
        circle('sc-d', -10, -9, 4) +
        circle('sc-d', 2, -9, 4) +
        line('st-d', 2.6, 'M-13-12l-4-8M5-12l4-8', 'stroke-linecap="round"'),
      47,
    ) +
    path('sc-near', 'M0 100c20-7 34 5 60 0s40-4 60 0v20H0z') +
    `<g opacity=".9">${circle('sc-c', 82, 100, 9)}${circle('sc-c', 94, 102, 6)}${circle('sc-c', 72, 103, 6)}${circle('sc-c', 88, 86, 4)}${circle('sc-c', 98, 90, 3)}${circle('sc-c', 102, 79, 2.4)}${circle('sc-c', 92, 76, 2)}</g>` +
    path('sc-fore', 'M0 110c20-5 30 4 56 0s40-3 64 1v9H0z'),
};

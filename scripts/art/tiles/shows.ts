import { person } from '../pieces/park.ts';
import { circle, ellipse, line, path, place } from '../svg.ts';
import type { Point } from '../svg.ts';
import { ground, ridge } from './tile.ts';
import type { Tiles } from './tile.ts';

const bulbs: readonly Point[] = [
  [22, 35],
  [36, 38],
  [50, 40],
  [64, 40],
  [78, 38],
  [92, 36],
];
const jets: readonly Point[] = [
  [60, 30],
  [36, 44],
  [84, 44],
  [22, 62],
  [98, 62],
  [48, 56],
  [72, 56],
];
const pennants: readonly Point[] = [
  [10, 27],
  [33, 30],
  [56, 24],
  [79, 29],
  [102, 31],
];

const spark = (x: number, y: number): string => circle('sc-light', x, y, 2.2);

/** Shows and what is played in them. */
export const shows: Tiles = {
  stage:
    path('sc-d', 'M16 34h88v62H16z') +
    '<path fill="url(#air)" d="M24 42h72v46H24z"/>' +
    path('sc-a', 'M24 42c14 0 16 26 6 46h-6zM96 42c-14 0-16 26-6 46h6z') +
    path('sc-light', 'M60 42L44 88h32z', 'opacity=".5"') +
    person(60, 88, 0.9) +
    line('st-line', 1.2, 'M14 30q46 18 92 0', 'opacity=".8"') +
    bulbs.map(([x, y]) => spark(x, y)).join('') +
    path('sc-fore', 'M0 92h120v28H0z'),
  parade:
    circle('sc-sun', 22, 26, 10) +
    ridge(88) +
    line('st-line', 1.2, 'M0 20q30 20 60 4t60 2', 'opacity=".8"') +
    pennants.map(([x, y], at) => path(at % 2 ? 'sc-b' : 'sc-a', `M${x} ${y}h12l-6 11z`)).join('') +
    path('sc-d', 'M22 86h80l-6 16H28z') +
    path('sc-a', 'M18 80h88l-5 9H23z') +
    path('sc-light', 'M24 83h76v2H24z') +
    path('sc-c', 'M44 80V60h36v20z') +
    path('sc-b', 'M40 60h44l-22-18z') +
    path('sc-a', 'M62 42V30l12 4-12 4z') +
    path('sc-d', 'M56 80V68a6 6 0 0 1 12 0v12z') +
    person(34, 80, 0.6, 'sc-d') +
    person(92, 80, 0.6, 'sc-d') +
    circle('sc-d', 40, 104, 7) +
    circle('sc-line', 40, 104, 3) +
    circle('sc-d', 84, 104, 7) +
    circle('sc-line', 84, 104, 3) +
    ground(110),
  puppet:
    path('sc-d', 'M18 22h84v86H18z') +
    path('sc-b', 'M14 16h92v12H14z') +
    path('sc-c', 'M26 36h68v40H26z', 'opacity=".9"') +
    path(
      'sc-a',
      'M26 32c12 0 14 26 2 44h-2zM94 32c-12 0-14 26-2 44h2zM26 28h68v8q-6 8-11 0-6 8-12 0-6 8-11 0-6 8-11 0-6 8-12 0-6 8-11 0z',
    ) +
    place(
      48,
      62,
      1,
      circle('sc-b', 0, -6, 7) +
        path('sc-near', 'M-9 14c0-9 3-13 9-13s9 4 9 13z') +
        circle('sc-d', -2.5, -7, 1.2) +
        circle('sc-d', 2.5, -7, 1.2),
    ) +
    place(
      72,
      62,
      1,
      circle('sc-light', 0, -6, 7) +
        path('sc-a', 'M-9 14c0-9 3-13 9-13s9 4 9 13z') +
        path('sc-d', 'M-8-9q8-8 16 0l-2-6H-6z') +
        circle('sc-d', -2.5, -5, 1.2) +
        circle('sc-d', 2.5, -5, 1.2),
    ) +
    path('sc-a', 'M18 76h84v32H18z') +
    path('sc-c', 'M32 76h14v32H32zM60 76h14v32H60zM88 76h14v32H88z', 'opacity=".9"') +
    ground(108),
  lake:
    path('sc-far', 'M0 74C24 56 44 66 62 62s40-12 58 4v20H0z') +
    path('sc-near', 'M0 80H120V120H0Z') +
    line(
      'st-c',
      3,
      'M60 84V36M60 84C56 58 48 46 38 48M60 84C64 58 72 46 82 48M60 84C52 66 36 58 24 66M60 84C68 66 84 58 96 66',
      'stroke-linecap="round" opacity=".9"',
    ) +
    jets.map(([x, y]) => spark(x, y)).join('') +
    line(
      'st-line',
      2,
      'M16 96q8-4 16 0t16 0M70 102q8-4 16 0t16 0M40 110q8-4 16 0t16 0',
      'opacity=".6" stroke-linecap="round"',
    ) +
    ellipse('sc-light', 60, 88, 26, 5, 'opacity=".35"'),
};

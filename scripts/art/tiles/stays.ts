import { house, lodge } from '../pieces/forest.ts';
import { fir } from '../pieces/land.ts';
import { circle, ellipse, line, path, place } from '../svg.ts';
import { floor, ground, ridge } from './tile.ts';
import type { Tiles } from './tile.ts';

type Trio = readonly [x: number, y: number, size: number];

const firs = (names: string, ...trees: readonly Trio[]): string =>
  path(names, trees.map(([x, y, height]) => fir(x, y, height)).join(''));
const starlet = (x: number, y: number, size: number): string =>
  place(x, y, size, path('sc-light', 'M0-1Q.2-.2 1 0 .2.2 0 1-.2.2-1 0-.2-.2 0-1z'));

const starlets: readonly Trio[] = [
  [20, 22, 5],
  [46, 12, 3],
  [72, 26, 4],
  [98, 14, 6],
  [104, 44, 3],
  [30, 46, 3],
  [58, 44, 2.5],
];

/** A stay in the woods: houses, rooms and what is around them. */
export const stays: Tiles = {
  lodge:
    circle('sc-sun', 92, 30, 12) +
    ridge(78, 'sc-far') +
    firs('sc-mid', [14, 102, 62], [104, 102, 70], [36, 100, 44]) +
    lodge(60, 98, 0.6) +
    ground(104),
  house:
    circle('sc-sun', 26, 30, 12) +
    ridge(78, 'sc-far') +
    firs('sc-mid', [12, 100, 58], [32, 98, 70], [92, 100, 74], [112, 102, 54]) +
    house(60, 98, 0.6) +
    ground(104),
  campfire:
    ridge(70, 'sc-far') +
    firs('sc-mid', [12, 96, 62], [30, 96, 46], [94, 96, 54], [112, 96, 66]) +
    ground(92, 'sc-near') +
    ellipse('sc-glow', 60, 98, 44, 14, 'opacity=".6"') +
    path('sc-a', 'M60 44c12 14 20 22 20 34 0 12-8 20-20 20s-20-8-20-20c0-8 5-12 9-20 3 4 5 7 6 10 4-6 6-14 5-24z') +
    path('sc-b', 'M61 64c7 8 10 13 10 20 0 8-5 13-11 13s-11-5-11-13c0-5 3-8 5-11 2 2 3 3 4 5 2-4 3-9 3-14z') +
    path('sc-light', 'M60 80c3 4 5 6 5 10s-2 6-5 6-5-2-5-6 2-6 5-10z') +
    line('st-d', 7, 'M36 104l48-10M36 94l48 10', 'stroke-linecap="round"'),
  trail:
    circle('sc-sun', 60, 34, 14) +
    ridge(66, 'sc-far') +
    firs('sc-mid', [10, 88, 52], [28, 86, 40], [92, 86, 44], [110, 88, 56]) +
    ground(82) +
    path('sc-glow', 'M56 80c14 6-26 12-8 22 6 4-4 12-14 18h46c2-10 10-18-2-24-16-8 10-10-12-16z', 'opacity=".8"') +
    firs('sc-fore', [6, 118, 74], [116, 118, 80]) +
    path('sc-d', 'M92 98h4v18h-4z') +
    path('sc-b', 'M80 92h26l6 5-6 5H80z'),
  books:
    floor('sc-d', 0) +
    path('sc-a', 'M8 8h104v104H8z') +
    path('sc-d', 'M14 14h92v28H14zM14 48h92v28H14zM14 82h92v24H14z') +
    path('sc-b', 'M20 20h8v22h-8zM54 18h9v24h-9zM84 54h8v22h-8zM30 88h8v18h-8z') +
    path('sc-c', 'M30 24h6v18h-6zM66 24h7v18h-7zM22 54h9v22h-9zM46 90h9v16h-9z') +
    path('sc-mid', 'M38 18h8v24h-8zM44 56h7v20h-7zM70 88h8v18h-8z') +
    path('sc-near', 'M48 24h5v18h-5zM34 58h8v18h-8zM56 88h6v18h-6z') +
    path('sc-light', 'M84 42c0-10 14-10 14 0zM62 76c0-6 12-6 12 0z') +
    circle('sc-light', 91, 30, 5),
  breakfast:
    floor('sc-a', 0) +
    path('sc-b', 'M0 20h120v8H0zM0 60h120v8H0zM0 100h120v8H0z', 'opacity=".35"') +
    ellipse('sc-d', 62, 66, 44, 42, 'opacity=".35"') +
    circle('sc-c', 60, 60, 42) +
    circle('sc-line', 60, 60, 32) +
    path('sc-c', 'M44 48c4-12 24-14 30-4 10 4 10 18 0 22-8 8-22 6-26 0-10-2-10-14-4-18z') +
    circle('sc-b', 62, 56, 9) +
    path('sc-mid', 'M40 70c8 2 18 10 22 16-10 2-22-4-22-16z') +
    circle('sc-a', 78, 74, 6) +
    circle('sc-a', 68, 80, 5) +
    line('st-d', 4, 'M8 30v60M112 30v60', 'stroke-linecap="round"') +
    path('sc-d', 'M4 22h8v20H4zM108 22c8 6 8 18 4 24h-4z'),
  deck:
    floor('sc-fore', 0) +
    starlets.map(([x, y, size]) => starlet(x, y, size)).join('') +
    circle('sc-sun', 86, 40, 12) +
    firs('sc-near', [8, 104, 60], [28, 104, 44], [96, 104, 50], [114, 104, 66]) +
    line('st-c', 3, 'M56 106l6-28 14 28M62 78v28', 'stroke-linecap="round"') +
    place(
      62,
      72,
      1,
      path('sc-b', 'M-26-6h34v12h-34z') + path('sc-a', 'M8-9h16V9H8z') + path('sc-c', 'M-32-4h6v8h-6z'),
      -32,
    ) +
    path('sc-a', 'M0 104h120v6H0z') +
    path('sc-d', 'M0 110h120v10H0z'),
  bath:
    path('sc-c', 'M0 0h120v120H0z', 'opacity=".35"') +
    path('sc-near', 'M18 10h84v46H18z') +
    circle('sc-sun', 78, 28, 9) +
    firs('sc-mid', [34, 56, 34], [52, 56, 26], [92, 56, 36]) +
    line('st-a', 4, 'M18 10h84v46H18zM60 10v46') +
    line('st-c', 3, 'M44 62c-4-5 4-7 0-12M64 60c-4-5 4-7 0-12M82 62c-4-5 4-7 0-12', 'stroke-linecap="round"') +
    ellipse('sc-d', 60, 70, 46, 9) +
    ellipse('sc-mid', 60, 71, 40, 6) +
    path('sc-a', 'M14 70c4 12 88 12 92 0l-6 40H20z') +
    line('st-d', 2, 'M32 79l3 31M50 80l2 30M70 80l-2 30M88 79l-3 31', 'opacity=".6"') +
    path('sc-b', 'M16 88h88l-1 6H17z'),
  room:
    path('sc-a', 'M0 0h120v120H0z', 'opacity=".55"') +
    path('sc-near', 'M60 14L98 62H22z') +
    circle('sc-light', 66, 40, 6) +
    firs('sc-fore', [42, 62, 22], [54, 62, 16], [84, 62, 20]) +
    line('st-d', 4, 'M60 12l40 51H20z', 'stroke-linejoin="round"') +
    line('st-d', 2.4, 'M60 14v48') +
    path('sc-d', 'M8 70h8v42H8zM104 86h8v26h-8z') +
    path('sc-c', 'M14 86h92v18H14z') +
    path('sc-b', 'M44 82h62v20H44z') +
    path('sc-c', 'M18 78h22a4 4 0 0 1 4 4v8H18z') +
    path('sc-a', 'M14 102h92v6H14z') +
    path('sc-c', 'M44 88h62v3H44z', 'opacity=".5"'),
};

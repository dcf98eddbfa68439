import { circle, ellipse, line, path, place } from '../svg.ts';
import { cloud } from '../pieces/sky.ts';
import { floor, ground, ridge } from './tile.ts';
import type { Tiles } from './tile.ts';

const table = floor('sc-near', 84) + path('sc-fore', 'M0 84h120v6H0z');

/** Food, goods and help that any venue has. */
export const food: Tiles = {
  noodles:
    table +
    line(
      'st-c',
      3,
      'M46 34c-5-6 5-8 0-15M62 32c-5-6 5-8 0-15M78 34c-5-6 5-8 0-15',
      'stroke-linecap="round" opacity=".75"',
    ) +
    line('st-d', 3.4, 'M64 52l44-36M70 54l46-30', 'stroke-linecap="round"') +
    path('sc-a', 'M16 52h88c0 24-16 42-34 44H50C32 94 16 76 16 52z') +
    ellipse('sc-d', 60, 52, 44, 10) +
    ellipse('sc-light', 60, 52, 37, 7) +
    line('st-b', 2.4, 'M34 52c8-5 16-5 24 0s16 5 26 0M40 55c8 4 28 4 40-1', 'stroke-linecap="round"') +
    circle('sc-c', 50, 50, 6) +
    circle('sc-b', 50, 50, 3) +
    path('sc-near', 'M70 47l12-3 2 5-12 3z') +
    path('sc-c', 'M24 70c20 8 52 8 72 0l-4 8c-18 6-46 6-64 0z', 'opacity=".7"') +
    path('sc-d', 'M46 94h28v6H46z'),
  coffee:
    table +
    line('st-c', 3, 'M48 38c-5-6 5-8 0-15M64 38c-5-6 5-8 0-15', 'stroke-linecap="round" opacity=".75"') +
    ellipse('sc-d', 58, 100, 42, 8, 'opacity=".5"') +
    path('sc-c', 'M24 48h66v28c0 14-10 22-22 22H46c-12 0-22-8-22-22z') +
    line('st-c', 7, 'M90 56c16-2 16 24-2 24') +
    ellipse('sc-d', 57, 48, 33, 8) +
    path('sc-light', 'M57 51c-8-4-9-8-4-8 3 0 4 2 4 2s1-2 4-2c5 0 4 4-4 8z') +
    path('sc-a', 'M24 64h66v8H24z'),
  ice:
    circle('sc-sun', 24, 28, 11) +
    ridge(92) +
    path('sc-b', 'M42 62h36l-18 50z') +
    line('st-d', 1.6, 'M48 66l18 26M58 66l12 16M72 66L54 92M62 66L50 82', 'opacity=".5"') +
    circle('sc-c', 60, 52, 22) +
    path('sc-c', 'M36 56c0 10 8 8 10 5 3 8 11 7 14 1 4 6 11 6 13-1 4 4 12 4 12-6z') +
    circle('sc-a', 60, 28, 15) +
    path('sc-a', 'M44 32c1 7 7 6 9 3 3 6 9 5 11 0 3 4 11 4 12-3z') +
    circle('sc-light', 54, 22, 3),
  grill:
    ground(100) +
    line(
      'st-c',
      3,
      'M44 40c-5-6 5-8 0-15M60 36c-5-6 5-8 0-15M76 40c-5-6 5-8 0-15',
      'stroke-linecap="round" opacity=".75"',
    ) +
    line('st-d', 5, 'M40 80l-12 30M80 80l12 30M60 86v24', 'stroke-linecap="round"') +
    path('sc-d', 'M20 58h80c0 20-18 32-40 32S20 78 20 58z') +
    path('sc-light', 'M26 62h68l-2 6H28z', 'opacity=".9"') +
    path('sc-line', 'M16 54h88v5H16z') +
    path('sc-a', 'M30 46h24a4 4 0 0 1 0 9H30a4 4 0 0 1 0-9zM62 46h26a4 4 0 0 1 0 9H62a4 4 0 0 1 0-9z') +
    line('st-b', 2, 'M36 47l4 7M46 47l4 7M68 47l4 7M78 47l4 7'),
};

export const goods: Tiles = {
  plush:
    table +
    place(
      60,
      62,
      1,
      path('sc-c', 'M-34 26a20 20 0 0 1 2-38A26 26 0 0 1 16-24a22 22 0 0 1 22 18 17 17 0 0 1-4 32z') +
        circle('sc-d', -12, 2, 3.6) +
        circle('sc-d', 14, 2, 3.6) +
        line('st-d', 2.6, 'M-4 8q5 6 10 0', 'stroke-linecap="round"') +
        ellipse('sc-a', -20, 10, 5, 3.4, 'opacity=".6"') +
        ellipse('sc-a', 22, 10, 5, 3.4, 'opacity=".6"') +
        path('sc-a', 'M-16 26h12v10h-12zM8 26h12v10H8z'),
    ),
  cap:
    table +
    path('sc-a', 'M20 78c0-30 16-46 42-46s36 16 36 40v6z') +
    path('sc-b', 'M58 32c-10 12-12 30-10 46h26c2-18-2-34-10-46z') +
    path('sc-d', 'M18 76h82c12 0 16 6 14 12-30-6-66-6-96 0z') +
    circle('sc-c', 61, 31, 4) +
    path('sc-c', 'M56 60a7 7 0 0 1 1-13 9 9 0 0 1 17 3 6 6 0 0 1-2 10z'),
  bag:
    table +
    line('st-d', 4, 'M46 44c0-22 28-22 28 0') +
    path('sc-a', 'M30 42h60l6 62H24z') +
    path('sc-d', 'M78 42h12l6 62H82z', 'opacity=".3"') +
    path('sc-c', 'M46 82a9 9 0 0 1 1-17 13 13 0 0 1 25 4 8 8 0 0 1-2 13z'),
};

export const help: Tiles = {
  bus:
    circle('sc-sun', 96, 26, 10) +
    cloud(4, 12, 0.4, 0.8) +
    ridge(90, 'sc-far') +
    `<path fill="var(--map-asphalt)" d="M0 96H120V120H0Z"/>` +
    path('sc-a', 'M10 42a8 8 0 0 1 8-8h80c6 0 12 10 12 26v34H10z') +
    path('sc-light', 'M18 44h18v18H18zM42 44h18v18H42zM66 44h18v18H66zM90 44h8c4 4 6 10 6 18H90z') +
    path('sc-c', 'M10 72h100v6H10z') +
    circle('sc-d', 34, 96, 10) +
    circle('sc-line', 34, 96, 4) +
    circle('sc-d', 88, 96, 10) +
    circle('sc-line', 88, 96, 4),
  stroller:
    cloud(70, 12, 0.4, 0.8) +
    ridge(92) +
    ground(104) +
    path('sc-a', 'M24 40A34 34 0 0 1 58 20v32H24z') +
    path('sc-b', 'M58 20a34 34 0 0 1 10 2v30H58z') +
    path('sc-d', 'M24 52h60c0 18-12 28-26 28H46C34 80 24 68 24 52z') +
    line('st-d', 4, 'M84 52l14-18h8M40 80l-8 14M66 80l8 14', 'stroke-linecap="round"') +
    circle('sc-d', 32, 98, 9) +
    circle('sc-line', 32, 98, 3.6) +
    circle('sc-d', 76, 98, 9) +
    circle('sc-line', 76, 98, 3.6),
  locker:
    floor('sc-near', 0) +
    path('sc-d', 'M14 12h92v98H14z') +
    ['sc-a', 'sc-c', 'sc-b', 'sc-c', 'sc-b', 'sc-a']
      .map(
        (names, at) =>
          path(names, `M${19 + (at % 3) * 28} ${18 + Math.floor(at / 3) * 45}h25v40h-25z`) +
          circle('sc-d', 38 + (at % 3) * 28, 38 + Math.floor(at / 3) * 45, 2.4) +
          line('st-d', 1.6, `M${25 + (at % 3) * 28} ${26 + Math.floor(at / 3) * 45}h10m-10 4h10`, 'opacity=".6"'),
      )
      .join('') +
    floor('sc-fore', 108),
  desk:
    ridge(70, 'sc-far') +
    path('sc-d', 'M14 30h92v72H14z') +
    path('sc-light', 'M24 46h72v32H24z') +
    path('sc-a', 'M8 22h104l-6 18q-6 7-12 0-6 7-13 0-6 7-12 0-6 7-13 0-6 7-12 0-6 7-13 0-6 7-12 0-6 7-13 0z') +
    circle('sc-d', 60, 58, 9) +
    path('sc-near', 'M42 82c0-12 7-16 18-16s18 4 18 16z') +
    path('sc-c', 'M10 78h100v8H10z') +
    path('sc-b', 'M14 86h92v20H14z') +
    ground(106),
};

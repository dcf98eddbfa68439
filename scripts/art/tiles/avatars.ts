import { cloud } from '../pieces/sky.ts';
import { circle, ellipse, line, path } from '../svg.ts';
import { ground, ridge } from './tile.ts';
import type { Tiles } from './tile.ts';

/** Two eyes and a smile around 0, 0. */
const face = (x: number, y: number, wide = 13): string =>
  circle('sc-d', x - wide, y, 3.4) +
  circle('sc-d', x + wide, y, 3.4) +
  line('st-d', 3, `M${x - 7} ${y + 9}c4 6 10 6 14 0`, 'stroke-linecap="round"') +
  ellipse('sc-a', x - wide - 6, y + 9, 5, 3, 'opacity=".45"') +
  ellipse('sc-a', x + wide + 6, y + 9, 5, 3, 'opacity=".45"');

/** Pictures from which members choose their own: friends of the resort. */
export const avatars: Tiles = {
  cloud:
    circle('sc-sun', 92, 28, 13) +
    path('sc-c', 'M30 88c-15 0-22-19-9-27-4-19 21-27 29-13 8-17 37-12 36 8 18 1 19 32-2 32z') +
    face(56, 66),
  balloon:
    cloud(6, 82, 0.6, 0.9) +
    line('st-d', 2, 'M46 76l7 20M74 76l-7 20') +
    path('sc-a', 'M60 14c24 0 34 19 34 34 0 20-20 30-28 34H54c-8-4-28-14-28-34 0-15 10-34 34-34z') +
    path('sc-c', 'M60 14c9 0 13 19 13 34 0 20-6 30-9 34h-8c-3-4-9-14-9-34 0-15 4-34 13-34z', 'opacity=".85"') +
    path('sc-b', 'M51 94h18l-3 15H54z') +
    face(60, 50, 11),
  fox:
    ridge(100) +
    path('sc-a', 'M24 26l22 18h28l22-18c6 22 6 40-4 54-9 13-22 20-32 20s-23-7-32-20c-10-14-10-32-4-54z') +
    path('sc-c', 'M26 66c12-4 26 4 34 18 8-14 22-22 34-18-2 22-20 36-34 36S28 88 26 66z') +
    path('sc-d', 'M53 82h14l-7 8z') +
    circle('sc-d', 42, 62, 3.6) +
    circle('sc-d', 78, 62, 3.6),
  owl:
    circle('sc-light', 26, 24, 10) +
    ground(104) +
    path('sc-d', 'M28 22c10 6 18 7 32 7s22-1 32-7c2 18 0 20 0 42 0 24-14 40-32 40S28 88 28 64c0-22-2-24 0-42z') +
    path('sc-b', 'M42 66c12-8 24-8 36 0 2 20-8 32-18 32S40 86 42 66z', 'opacity=".8"') +
    circle('sc-c', 45, 50, 15) +
    circle('sc-c', 75, 50, 15) +
    circle('sc-d', 47, 51, 6) +
    circle('sc-d', 73, 51, 6) +
    path('sc-a', 'M54 60h12l-6 10z'),
  rabbit:
    ridge(102) +
    path('sc-c', 'M44 52C30 34 30 8 40 8c11 0 14 24 12 42z') +
    path('sc-c', 'M76 52C90 34 90 8 80 8c-11 0-14 24-12 42z') +
    path('sc-a', 'M43 42c-6-12-6-26-2-26 5 0 6 16 5 26z', 'opacity=".5"') +
    path('sc-a', 'M77 42c6-12 6-26 2-26-5 0-6 16-5 26z', 'opacity=".5"') +
    ellipse('sc-c', 60, 72, 34, 31) +
    face(60, 68, 14),
  whale:
    path('sc-near', 'M0 92c20-7 34 4 56 0s40-4 64 1v27H0z') +
    line('st-c', 4, 'M58 36c-2-12-12-12-14-20M58 36c2-12 12-12 14-20', 'stroke-linecap="round"') +
    path(
      'sc-d',
      'M14 70c0-22 20-34 44-34 26 0 34 18 38 26 2-8 0-16-6-22 12-2 20 6 20 14-2 22-18 44-52 44-26 0-44-8-44-28z',
    ) +
    path('sc-c', 'M18 78c20 8 46 10 72-2-8 14-20 22-38 22-20 0-32-8-34-20z', 'opacity=".85"') +
    circle('sc-c', 40, 64, 5) +
    circle('sc-d', 41, 64, 2.4) +
    ellipse('sc-a', 30, 72, 5, 3, 'opacity=".6"'),
  robot:
    ground(104) +
    line('st-d', 4, 'M60 32V18') +
    circle('sc-a', 60, 15, 6) +
    path('sc-d', 'M34 32h52c8 0 12 5 12 12v36c0 8-4 12-12 12H34c-8 0-12-4-12-12V44c0-7 4-12 12-12z') +
    path('sc-light', 'M38 44h44c5 0 7 2 7 7v22c0 5-2 7-7 7H38c-5 0-7-2-7-7V51c0-5 2-7 7-7z') +
    path('sc-b', 'M12 54h8v18h-8zM100 54h8v18h-8z') +
    face(60, 58, 14),
  star:
    circle('sc-light', 24, 30, 3) +
    circle('sc-light', 98, 24, 4) +
    circle('sc-light', 100, 92, 3) +
    circle('sc-light', 20, 90, 4) +
    path(
      'sc-sun',
      'M60 12c3 0 5 3 7 7l9 19 21 3c8 1 11 7 5 13L87 69l4 21c1 8-5 12-12 9L60 89 41 99c-7 3-13-1-12-9l4-21-15-15c-6-6-3-12 5-13l21-3 9-19c2-4 4-7 7-7z',
    ) +
    face(60, 56, 12),
};

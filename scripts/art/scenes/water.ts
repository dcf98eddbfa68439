import { cloud, glow, sky, stars } from '../pieces/sky.ts';
import { band, float, foam, lighthouse, palm, parasol, slides } from '../pieces/water.ts';
import { circle, path } from '../svg.ts';
import type { Box } from '../svg.ts';

const splashes: readonly (readonly [number, number, number])[] = [
  [640, 482, 9],
  [628, 486, 6],
  [652, 487, 7],
  [934, 482, 9],
  [946, 487, 6],
  [922, 487, 6],
  [768, 484, 8],
  [780, 487, 5],
];

/** A bay at noon: the slide tower, a lighthouse and bathers on five rows of waves. */
export function water(view: Box): string {
  const rows = {
    sea: { y: 424, rise: 2, length: 260, shift: 0 },
    pool: { y: 462, rise: 5, length: 190, shift: 30 },
    deep: { y: 498, rise: 7, length: 230, shift: 90 },
    front: { y: 524, rise: 7, length: 180, shift: 10 },
    page: { y: 546, rise: 7, length: 240, shift: 60 },
  };
  return [
    sky([0.38, 0.6, 0.78]),
    stars(11, 60, 300, view),
    glow(548, 348, 230, 0.85),
    circle('sc-sun', 548, 346, 42),
    cloud(590, 318, 0.7, 0.95) +
      cloud(900, 214, 0.7, 0.75) +
      cloud(1080, 230, 1.3, 0.8) +
      cloud(210, 240, 1.3, 0.8) +
      cloud(1290, 320, 0.8, 0.8) +
      cloud(470, 250, 0.5, 0.8),
    path(
      'sc-far',
      'M0 424C60 396 130 380 190 396s90 4 140 14 110-8 160 4 60 10 60 10zM930 424c40-30 110-50 170-32s80-12 150 4 120-8 190 20v8z',
    ),
    lighthouse(500, 424),
    band('sc-mid', rows.sea, view) + foam({ ...rows.sea, y: 432, shift: 40 }, view, 0.5),
    slides(0) + slides(-560),
    palm(930, 486, 0.9) + palm(1010, 490, 1.1) + palm(1340, 490, 1.2) + palm(96, 490, 1.1),
    band('sc-near', rows.pool, view) + foam(rows.pool, view, 0.8),
    `<g opacity=".9">${splashes.map(([x, y, size]) => circle('sc-c', x, y, size)).join('')}</g>`,
    float(560, 486, 0.92, 'sc-a') +
      float(846, 494, 0.74, 'sc-b') +
      float(1150, 486, 1, 'sc-b') +
      float(330, 486, 1, 'sc-b'),
    parasol(1230, 470, 0.9, 'sc-b', 'sc-c'),
    band('sc-fore', rows.deep, view) + foam(rows.deep, view, 0.9),
    float(700, 512, 1.05, 'sc-b'),
    band('sc-near', rows.front, view) + foam(rows.front, view, 0.75),
    band('sc-page', rows.page, view),
  ].join('');
}

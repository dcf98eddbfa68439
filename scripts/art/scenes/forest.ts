import { house, lodge } from '../pieces/forest.ts';
import { firRow, hill } from '../pieces/land.ts';
import { bird, glow, gradient, sky, snowfall, stars } from '../pieces/sky.ts';
import { circle, path } from '../svg.ts';
import type { Box } from '../svg.ts';

const mist = (y: number, height: number, opacity: number): string =>
  `<path fill="url(#mist)" opacity="${opacity}" d="M0 ${y}H1440V${y + height}H0Z"/>`;

const ground =
  (y: number): (() => number) =>
  () =>
    y;

/** A forest at sunrise with a new lodge and the old house; in winter snow lies on firs, roofs and floor. */
export function forest(view: Box, winter = false): string {
  const floor = winter ? 'sc-c' : 'sc-near';
  return [
    sky([0.36, 0.6, 0.82]),
    stars(13, 80, 330, view),
    `<defs>${gradient('mist', [
      [0, 'hero-3', 0],
      [0.55, 'hero-3', 0.95],
      [1, 'hero-3', 0],
    ])}</defs>`,
    glow(808, 310, 250, 0.95),
    circle('sc-sun', 808, 296, 56),
    bird(650, 262, 1) + bird(676, 276, 0.7) + bird(628, 282, 0.6) + bird(1100, 200, 1.1) + bird(260, 220, 1),
    hill(
      'sc-far',
      [
        [0, 356],
        [130, 300],
        [280, 362],
        [430, 308],
        [560, 352],
        [690, 298],
        [830, 356],
        [980, 292],
        [1130, 350],
        [1290, 296],
        [1440, 340],
      ],
      view,
      'opacity=".55"',
    ),
    mist(330, 90, 0.7),
    hill(
      'sc-far',
      [
        [0, 396],
        [170, 344],
        [330, 392],
        [500, 346],
        [640, 396],
        [790, 352],
        [950, 392],
        [1110, 340],
        [1280, 390],
        [1440, 356],
      ],
      view,
    ),
    mist(366, 90, 0.75),
    `<g opacity=".8">${firRow('sc-mid', { seed: 3, from: 0, to: 1440, gap: 19, ground: (x) => 424 + Math.sin(x / 120) * 8, low: 44, high: 82 }, view)}${path('sc-mid', 'M0 424H1440V561H0Z')}</g>`,
    mist(392, 70, 0.9),
    firRow(
      'sc-mid',
      { seed: 9, from: 0, to: 1440, gap: 27, ground: (x) => 458 + Math.sin(x / 90) * 8, low: 66, high: 122 },
      view,
    ),
    path('sc-mid', 'M0 452H1440V561H0Z'),
    mist(430, 60, 0.75),
    house(582, 486, 0.82, winter) + house(1180, 486, 1, winter),
    `<g opacity=".75">${circle('sc-cloud', 614, 396, 6)}${circle('sc-cloud', 620, 380, 8)}${circle('sc-cloud', 631, 360, 11)}</g>`,
    firRow('sc-near', { seed: 17, from: 0, to: 484, gap: 30, ground: ground(496), low: 90, high: 160 }, view, winter),
    firRow('sc-near', { seed: 23, from: 672, to: 735, gap: 27, ground: ground(492), low: 80, high: 128 }, view, winter),
    firRow(
      'sc-near',
      { seed: 27, from: 884, to: 1090, gap: 30, ground: ground(496), low: 92, high: 165 },
      view,
      winter,
    ),
    firRow(
      'sc-near',
      { seed: 29, from: 1276, to: 1440, gap: 30, ground: ground(496), low: 92, high: 165 },
      view,
      winter,
    ),
    hill(
      floor,
      [
        [0, 494],
        [240, 478],
        [480, 496],
        [720, 482],
        [960, 496],
        [1200, 480],
        [1440, 494],
      ],
      view,
    ),
    lodge(812, 500, 1, winter) + lodge(240, 504, 1.1, winter),
    path(
      'sc-glow',
      'M806 521C800 534 744 530 700 538 664 544 650 552 640 561H760C752 548 780 544 812 538 838 532 842 526 830 520z',
      'opacity=".75"',
    ),
    path('st-d', 'M700 530v-32M896 528v-30', 'stroke-width="3"') +
      circle('sc-light', 700, 494, 6) +
      circle('sc-light', 896, 494, 6),
    firRow(
      'sc-fore',
      { seed: 31, from: 430, to: 470, gap: 44, ground: ground(530), low: 100, high: 186 },
      view,
      winter,
    ),
    firRow(
      'sc-fore',
      { seed: 37, from: 934, to: 1080, gap: 42, ground: ground(530), low: 110, high: 190 },
      view,
      winter,
    ),
    firRow('sc-fore', { seed: 41, from: 0, to: 130, gap: 44, ground: ground(532), low: 120, high: 200 }, view, winter),
    firRow(
      'sc-fore',
      { seed: 43, from: 1320, to: 1440, gap: 44, ground: ground(532), low: 120, high: 200 },
      view,
      winter,
    ),
    path(
      winter ? 'sc-c' : 'sc-fore',
      'M0 530C200 512 420 520 560 532C600 536 640 548 640 561H0ZM1440 530C1240 512 1040 516 900 530C840 536 770 546 760 561H1440Z',
    ),
    winter ? snowfall(71, Math.round(view.width / 9), { ...view, height: 500 - view.y }) : '',
    hill(
      'sc-page',
      [
        [0, 548],
        [200, 552],
        [420, 544],
        [600, 552],
        [720, 555],
        [860, 551],
        [1060, 545],
        [1260, 553],
        [1440, 546],
      ],
      view,
    ),
  ].join('');
}

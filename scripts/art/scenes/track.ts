import { hill } from '../pieces/land.ts';
import { glow, gradient, sky, stars } from '../pieces/sky.ts';
import { car, gantry, mast, road, stand, tower } from '../pieces/track.ts';
import { circle, path, place } from '../svg.ts';
import type { Box } from '../svg.ts';

const bend =
  'M1470 484C1250 472 1080 457 960 457C880 457 830 457 800 459C762 462 740 470 740 484C740 500 776 508 820 512C890 518 946 522 940 534C934 546 860 550 700 552C560 556 400 557-30 557';

const streak = (x: number, y: number, width: number, height: number): string =>
  `<rect class="sc-cloud" x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}"/>`;

/** Dusk over the circuit: the stand, the tower, the start lights and two cars in the bend. */
export function track(view: Box): string {
  return [
    sky([0.42, 0.64, 0.78]),
    stars(19, 70, 300, view),
    `<defs>${gradient('beam', [
      [0, 'sc-light', 0.55],
      [1, 'sc-light', 0],
    ])}</defs>`,
    glow(720, 430, 330, 0.9),
    circle('sc-sun', 720, 396, 46),
    `<g opacity=".65">${streak(560, 300, 190, 7)}${streak(640, 316, 230, 5)}${streak(500, 330, 120, 5)}${streak(860, 288, 150, 6)}${streak(180, 300, 260, 7)}${streak(1090, 312, 260, 7)}</g>`,
    hill(
      'sc-far',
      [
        [0, 392],
        [160, 364],
        [340, 398],
        [520, 370],
        [700, 408],
        [880, 372],
        [1050, 404],
        [1230, 366],
        [1440, 396],
      ],
      view,
    ),
    hill(
      'sc-mid',
      [
        [0, 418],
        [220, 404],
        [460, 424],
        [700, 416],
        [940, 424],
        [1200, 402],
        [1440, 420],
      ],
      view,
    ),
    mast(700, 440, 128) + mast(960, 440, 160) + mast(300, 440, 150) + mast(1240, 440, 150),
    stand(0),
    tower(),
    path('sc-near', 'M-4 440C300 436 500 452 720 446S1200 436 1444 442V561H-4Z'),
    road(bend, 36),
    gantry(),
    place(612, 540, 1, path('sc-a', 'M-66-7h-190v3h190zM-66-14h-130v2h130z', 'opacity=".4"') + car('sc-a', 'sc-c')),
    `<g transform="translate(876 506) scale(-.58 .58)">${car('sc-c', 'sc-b')}</g>`,
    path('sc-page', 'M-4 556C300 556 600 562 900 548C1100 540 1300 546 1444 552V561H-4Z'),
  ].join('');
}

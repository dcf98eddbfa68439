import { hill, treeRow } from '../pieces/land.ts';
import { balloon, coaster, lights, person, spire, tent, wheel } from '../pieces/park.ts';
import { cloud, glow, sky, snowfall, stars } from '../pieces/sky.ts';
import { circle, path, place } from '../svg.ts';
import type { Box, Point } from '../svg.ts';

const rails: readonly Point[] = [
  [720, 470],
  [764, 388],
  [800, 344],
  [838, 392],
  [872, 440],
  [906, 428],
  [940, 372],
  [974, 360],
  [1010, 418],
  [1050, 452],
  [1100, 408],
  [1140, 400],
  [1190, 468],
];

const car = (x: number, y: number, turn: number): string =>
  place(x, y, 1, '<rect class="sc-b" x="-8" y="-10" width="16" height="9" rx="3"/>', turn);

/** Late afternoon: a wheel, wooden rails and tents on a hill; night in the dark scheme, snow in winter. */
export function park(view: Box, winter = false): string {
  const snow = (points: readonly Point[]): string => (winter ? hill('sc-c', points, view, 'opacity=".86"') : '');
  return [
    sky([0.36, 0.62, 0.82]),
    stars(7, 60, 300, view),
    glow(880, 398, 260, 0.95),
    circle('sc-sun', 880, 372, 50),
    cloud(505, 236, 0.62, 0.5) +
      cloud(1010, 190, 1.15, 0.6) +
      cloud(270, 210, 1.4, 0.55) +
      cloud(778, 300, 0.9, 0.75) +
      cloud(1240, 270, 0.9, 0.5) +
      cloud(90, 300, 0.9, 0.5),
    hill(
      'sc-far',
      [
        [0, 420],
        [150, 380],
        [320, 425],
        [470, 392],
        [620, 440],
        [790, 396],
        [960, 430],
        [1120, 376],
        [1300, 424],
        [1440, 386],
      ],
      view,
    ),
    hill(
      'sc-mid',
      [
        [0, 452],
        [180, 430],
        [360, 462],
        [540, 430],
        [720, 458],
        [900, 424],
        [1080, 458],
        [1260, 420],
        [1440, 452],
      ],
      view,
    ),
    coaster(rails, 500),
    car(785, 359, -50) + car(800, 343, 0) + car(815, 358, 50),
    spire(346, 480),
    wheel(600, 374, 88, 14),
    hill(
      'sc-near',
      [
        [0, 486],
        [140, 468],
        [300, 492],
        [480, 466],
        [640, 486],
        [800, 468],
        [980, 490],
        [1160, 466],
        [1320, 490],
        [1440, 474],
      ],
      view,
    ),
    treeRow('sc-near', { seed: 21, from: 0, to: 470, gap: 26, ground: () => 484 }, 1.25, view),
    treeRow('sc-near', { seed: 5, from: 480, to: 560, gap: 22, ground: () => 478 }, 1.1, view),
    treeRow('sc-near', { seed: 8, from: 900, to: 1440, gap: 26, ground: () => 484 }, 1.2, view),
    snow([
      [0, 490],
      [140, 473],
      [300, 496],
      [480, 471],
      [640, 490],
      [800, 473],
      [980, 494],
      [1160, 471],
      [1320, 494],
      [1440, 479],
    ]),
    tent(752, 512, 108, 96) +
      tent(874, 516, 74, 66, 'sc-b', 'sc-c') +
      tent(210, 520, 110, 92, 'sc-b', 'sc-c') +
      tent(1200, 520, 130, 100),
    path('st-d', 'M498 520v-62M664 520v-62', 'stroke-width="3"'),
    lights([498, 460], [664, 460], 26, 12) +
      lights([664, 460], [706, 474], 12, 4) +
      lights([498, 460], [430, 476], 16, 6) +
      lights([806, 470], [846, 486], 10, 5),
    hill(
      'sc-fore',
      [
        [0, 522],
        [200, 506],
        [420, 528],
        [620, 508],
        [840, 526],
        [1040, 508],
        [1240, 528],
        [1440, 512],
      ],
      view,
    ),
    snow([
      [0, 525],
      [200, 509],
      [420, 531],
      [620, 511],
      [840, 529],
      [1040, 511],
      [1240, 531],
      [1440, 515],
    ]),
    person(538, 522, 0.9) +
      person(554, 522, 0.62) +
      path('st-line', 'M558 508l5-19', 'stroke-width="1"') +
      circle('sc-b', 564, 484, 5.5),
    person(826, 528, 0.85) + person(843, 529, 0.85),
    balloon(898, 232, 0.66, 'sc-a', 'sc-b') +
      balloon(806, 262, 0.34, 'sc-c', 'sc-a') +
      balloon(1340, 210, 0.9, 'sc-b', 'sc-a') +
      balloon(230, 150, 0.8, 'sc-a', 'sc-c'),
    winter ? snowfall(83, 150, { ...view, height: 520 }) : '',
    hill(
      'sc-page',
      [
        [0, 540],
        [180, 552],
        [380, 534],
        [560, 548],
        [740, 552],
        [920, 536],
        [1120, 550],
        [1300, 538],
        [1440, 548],
      ],
      view,
    ),
  ].join('');
}

import { whole } from './whole.ts';
import { lodge } from '../pieces/forest.ts';
import { firRow, hill, treeRow } from '../pieces/land.ts';
import { balloon, lights, tent, wheel } from '../pieces/park.ts';
import { cloud, glow, gradient, sky, stars } from '../pieces/sky.ts';
import { mast, tower } from '../pieces/track.ts';
import { slides } from '../pieces/water.ts';
import { circle, line, path, place } from '../svg.ts';

/** The whole resort on one hill: houses in the wood, the wheel, the slides by the bay, the tower of the circuit. */
export const resort = (): string =>
  [
    sky([0.36, 0.62, 0.82]),
    stars(7, 60, 300, whole),
    `<defs>${gradient('beam', [
      [0, 'sc-light', 0.55],
      [1, 'sc-light', 0],
    ])}</defs>`,
    glow(700, 400, 280, 0.95),
    circle('sc-sun', 700, 384, 52),
    cloud(470, 220, 0.8, 0.5) + cloud(980, 190, 1.1, 0.55) + cloud(180, 200, 1.2, 0.5) + cloud(1260, 240, 1, 0.5),
    hill(
      'sc-far',
      [
        [0, 410],
        [160, 380],
        [340, 420],
        [520, 388],
        [700, 430],
        [880, 392],
        [1060, 424],
        [1250, 378],
        [1440, 410],
      ],
      whole,
    ),
    hill(
      'sc-mid',
      [
        [0, 446],
        [200, 420],
        [400, 452],
        [600, 430],
        [800, 458],
        [1000, 428],
        [1220, 446],
        [1440, 424],
      ],
      whole,
    ),
    firRow('sc-near', { seed: 17, from: 0, to: 440, gap: 30, ground: () => 480, low: 80, high: 150 }, whole),
    mast(1010, 480, 130) + mast(1330, 480, 150),
    place(250, 52, 1, tower()),
    wheel(570, 372, 88, 14),
    place(20, 6, 1, slides(0)),
    hill(
      'sc-near',
      [
        [0, 482],
        [140, 470],
        [300, 488],
        [480, 470],
        [640, 486],
        [800, 494],
        [980, 488],
        [1160, 472],
        [1320, 486],
        [1440, 474],
      ],
      whole,
    ),
    lodge(250, 486, 0.9) + lodge(372, 488, 0.6),
    treeRow('sc-near', { seed: 8, from: 1240, to: 1440, gap: 26, ground: () => 486 }, 1.1, whole),
    tent(668, 508, 90, 80) + tent(466, 512, 76, 66, 'sc-b', 'sc-c'),
    lights([492, 470], [640, 470], 24, 11),
    '<ellipse fill="var(--hero-3)" cx="866" cy="508" rx="200" ry="20"/>' +
      line(
        'st-line',
        3,
        'M700 504q14-6 28 0t28 0M820 514q14-6 28 0t28 0M930 500q14-6 28 0t28 0M760 520q14-6 28 0',
        'stroke-linecap="round" opacity=".8"',
      ),
    path(
      'sc-fore',
      'M-4 532C160 524 420 538 640 528C720 524 740 534 860 536S1010 520 1160 524 1320 530 1444 524V561H-4Z',
    ),
    balloon(884, 226, 0.66, 'sc-a', 'sc-b') +
      balloon(806, 180, 0.36, 'sc-c', 'sc-a') +
      balloon(1290, 180, 0.8, 'sc-b', 'sc-a') +
      balloon(130, 150, 0.7, 'sc-a', 'sc-c'),
    hill(
      'sc-page',
      [
        [0, 544],
        [180, 552],
        [380, 540],
        [560, 548],
        [740, 552],
        [920, 542],
        [1120, 550],
        [1300, 542],
        [1440, 548],
      ],
      whole,
    ),
  ].join('');

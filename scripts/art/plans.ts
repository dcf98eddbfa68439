import { box, smooth } from './svg.ts';
import type { Picture, Point } from './svg.ts';

const fill = (colour: string, d: string): string => `<path fill="var(--map-${colour})" d="${d}"/>`;
const blob = (colour: string, x: number, y: number, rx: number, ry: number): string => `<ellipse fill="var(--map-${colour})" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
const bush = ([x, y]: Point): string => `<circle fill="var(--map-leaf)" cx="${x}" cy="${y}" r="8"/><circle fill="var(--map-leaf)" cx="${x + 10}" cy="${y + 3}" r="6"/>`;
const roof = ([x, y]: Point): string => fill('wall', `M${x - 11} ${y}h22v12h-22z`) + fill('roof', `M${x - 14} ${y}l14-11 14 11z`);

const stop = ([x, y]: Point, index: number): string =>
  `<circle fill="var(--surface)" cx="${x}" cy="${y}" r="13"/><circle fill="var(--accent)" cx="${x}" cy="${y}" r="11"/><text fill="var(--on-accent)" x="${x}" y="${y + 4.5}" text-anchor="middle" font-family="sans-serif" font-size="12.5" font-weight="700">${index + 1}</text>`;

/** A suggested walk: its way, the indexes of its stops, and what lies around. */
interface Course {
  way: readonly Point[];
  stops: readonly number[];
  bushes: readonly Point[];
  roofs: readonly Point[];
  lake: readonly [x: number, y: number, rx: number, ry: number];
}

const courses: Readonly<Record<string, Course>> = {
  family: { way: [[38, 104], [78, 92], [122, 52], [158, 60], [204, 76], [250, 66], [308, 42]], stops: [0, 2, 4, 6], bushes: [[26, 34], [62, 26], [150, 104], [330, 118], [110, 124], [280, 22]], roofs: [[70, 56], [186, 36], [300, 88]], lake: [228, 116, 44, 18] },
  thrill: { way: [[44, 40], [96, 58], [120, 104], [176, 112], [206, 62], [258, 38], [312, 92]], stops: [0, 2, 4, 6], bushes: [[30, 92], [66, 118], [150, 40], [240, 92], [296, 20], [200, 22]], roofs: [[92, 30], [160, 84], [326, 44]], lake: [262, 128, 50, 14] },
  slow: { way: [[40, 78], [92, 106], [150, 96], [192, 52], [246, 48], [314, 96]], stops: [0, 2, 3, 5], bushes: [[30, 28], [86, 60], [232, 100], [330, 40], [286, 24]], roofs: [[128, 66], [262, 80], [204, 112]], lake: [160, 26, 44, 14] },
};

function course({ way, stops, bushes, roofs, lake: [x, y, rx, ry] }: Course): string {
  const d = smooth(way);
  return [
    fill('land', 'M0 0H350V152H0Z'),
    fill('wood', 'M0 0H118C108 40 60 46 44 62S20 58 0 70ZM350 152H204C220 116 276 124 300 104S334 108 350 92Z'),
    blob('edge', x, y + 2, rx + 4, ry + 4),
    blob('water', x, y, rx, ry),
    ...bushes.map(bush),
    ...roofs.map(roof),
    `<path fill="none" stroke="var(--map-edge)" stroke-width="15" stroke-linecap="round" d="${d}"/><path fill="none" stroke="var(--map-path)" stroke-width="12" stroke-linecap="round" d="${d}"/>`,
    `<path fill="none" stroke="var(--accent)" stroke-width="3.5" stroke-linecap="round" stroke-dasharray=".1 8" d="${d}"/>`,
    ...way.filter((_, index) => stops.includes(index)).map(stop),
  ].join('');
}

const lap = 'M52 150C20 146 12 112 34 92L92 44C112 26 140 34 148 56S176 92 200 78 216 22 256 18 330 34 332 70 296 104 268 104 236 118 250 138 236 164 204 158 100 156 52 150Z';

const circuit =
  `<path fill="none" stroke="var(--on-inverse)" stroke-opacity=".16" stroke-width="18" stroke-linejoin="round" d="${lap}"/><path fill="none" stroke="var(--on-inverse)" stroke-width="5" stroke-linejoin="round" d="${lap}"/>` +
  '<path fill="none" stroke="var(--inverse-link)" stroke-width="5" stroke-linecap="round" d="M148 56C156 78 176 92 200 78S216 22 256 18"/><path fill="none" stroke="var(--on-inverse)" stroke-width="3" d="M136 145v18"/>' +
  '<circle cx="256" cy="18" r="8" fill="var(--inverse-link)"/><circle cx="256" cy="18" r="3.5" fill="var(--inverse)"/>';

/** Pictures from above: suggested courses, and a lap on a dark ground. */
export const plans = (): Picture[] => [
  ...Object.entries(courses).map(([name, one]) => ({ name: `course-${name}`, box: box(0, 0, 350, 152), body: course(one) })),
  { name: 'circuit', box: box(0, 0, 350, 180), body: circuit },
];

import { box, place, random, smooth } from './svg.ts';
import type { Picture, Point } from './svg.ts';
import { pools } from './tiles/pools.ts';
import { rides } from './tiles/rides.ts';
import { food } from './tiles/things.ts';
import type { Tiles } from './tiles/tile.ts';

/** One part of a park: where it lies, and what stands there. */
interface Area {
  at: readonly [x: number, y: number, rx: number, ry: number];
  pin: Point;
  spots: readonly (readonly [motif: string, x: number, y: number])[];
}

interface Guide {
  motifs: Tiles;
  lake: readonly Point[];
  ways: readonly (readonly Point[])[];
  gate: Point;
  areas: readonly Area[];
}

const [width, height] = [720, 840];

const parkGuide: Guide = {
  motifs: { ...rides, noodles: food['noodles'] ?? '', coffee: food['coffee'] ?? '' },
  lake: [[300, 330], [400, 310], [470, 380], [460, 480], [380, 540], [280, 510], [240, 420], [300, 330]],
  ways: [
    [[360, 800], [360, 700], [250, 620], [180, 480], [200, 330], [300, 240], [430, 240], [530, 330], [550, 480], [470, 620], [360, 700]],
    [[200, 330], [130, 250], [150, 150]], [[530, 330], [590, 240], [570, 140]], [[550, 480], [620, 540], [600, 640]],
  ],
  gate: [360, 790],
  areas: [
    { at: [170, 190, 160, 140], pin: [62, 92], spots: [['wheel', 120, 150], ['coaster', 232, 118], ['noodles', 196, 252]] },
    { at: [556, 190, 150, 140], pin: [668, 92], spots: [['balloon', 500, 116], ['swing', 606, 156], ['ship', 528, 246]] },
    { at: [188, 640, 150, 120], pin: [62, 560], spots: [['carousel', 132, 620], ['cups', 236, 688]] },
    { at: [566, 610, 140, 140], pin: [668, 500], spots: [['train', 512, 560], ['flume', 606, 628], ['coffee', 520, 690]] },
  ],
};

const waterGuide: Guide = {
  motifs: { ...pools, coffee: food['coffee'] ?? '' },
  lake: [[70, 650], [130, 560], [260, 550], [370, 610], [390, 710], [320, 790], [180, 800], [80, 750], [70, 650]],
  ways: [
    [[520, 810], [520, 690], [460, 560], [380, 500], [280, 470], [180, 380], [200, 250], [330, 180], [470, 200], [560, 300], [520, 420], [460, 560]],
    [[200, 250], [130, 170]], [[560, 300], [620, 210]],
  ],
  gate: [520, 800],
  areas: [
    { at: [230, 680, 190, 140], pin: [62, 560], spots: [['wave', 170, 650], ['lazy', 286, 706]] },
    { at: [190, 230, 160, 160], pin: [62, 90], spots: [['light', 120, 170], ['twin', 232, 140], ['bowl', 170, 288]] },
    { at: [546, 250, 150, 150], pin: [668, 110], spots: [['spa', 500, 190], ['kids', 606, 240], ['shade', 516, 330]] },
  ],
};

const blob = (colour: string, [x, y, rx, ry]: Area['at']): string => `<ellipse fill="var(--map-${colour})" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
const stroke = (colour: string, wide: number, d: string): string => `<path fill="none" stroke="var(--map-${colour})" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const bush = ([x, y]: Point): string => `<circle fill="var(--map-leaf)" cx="${x}" cy="${y}" r="13"/><circle fill="var(--map-leaf)" cx="${x + 15}" cy="${y + 5}" r="10"/>`;
const lie = ([x, y]: Point, [cx, cy, rx, ry]: Area['at']): boolean => ((x - cx) / (rx + 8)) ** 2 + ((y - cy) / (ry + 8)) ** 2 < 1;

/** Trees wherever nothing else is. */
function bushes({ areas, ways, lake }: Guide): string {
  const next = random(7);
  const middle: Point = [lake.reduce((sum, [x]) => sum + x, 0) / lake.length, lake.reduce((sum, [, y]) => sum + y, 0) / lake.length];
  const shore = Math.max(...lake.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  const far = ([x, y]: Point, from: Point, by: number) => Math.hypot(x - from[0], y - from[1]) > by;
  const all = Array.from({ length: 160 }, (): Point => [Math.round(20 + next() * (width - 60)), Math.round(20 + next() * (height - 50))]);
  return all
    .filter((at) => far(at, middle, shore + 24) && !areas.some((area) => lie(at, area.at)) && [...ways, lake].every((line) => line.every((point) => far(at, point, 62))))
    .filter((at, index, kept) => kept.slice(0, index).every((other) => far(at, other, 44)))
    .map(bush)
    .join('');
}

/** Round picture of a landmark, centred at 0, 0. */
const medal = (motif: string): string =>
  `<circle fill="var(--surface)" r="46"/>${place(-50.4, -50.4, 0.84, `<g clip-path="url(#round)"><path fill="var(--hero-3)" d="M0 0H120V120H0Z"/>${motif}</g>`)}`;

const pin = ([x, y]: Point, number: number): string =>
  `<circle fill="var(--surface)" cx="${x}" cy="${y}" r="29"/><circle fill="var(--accent)" cx="${x}" cy="${y}" r="25"/><text fill="var(--on-accent)" x="${x}" y="${y + 10}" text-anchor="middle" font-family="sans-serif" font-size="28" font-weight="700">${number}</text>`;

const gate = ([x, y]: Point): string => `<path fill="var(--map-wall)" d="M${x - 40} ${y - 34}h16v42h-16zM${x + 24} ${y - 34}h16v42h-16z"/><path fill="var(--map-roof)" d="M${x - 52} ${y - 34}q52 -44 104 0z"/>`;

function guide(plan: Guide): string {
  const ways = plan.ways.map((way) => smooth(way));
  const lake = `${smooth(plan.lake)}Z`;
  return [
    '<defs><clipPath id="round"><circle cx="60" cy="60" r="50"/></clipPath></defs>',
    `<path fill="var(--map-land)" d="M0 0H${width}V${height}H0Z"/>`,
    ...plan.areas.map(({ at }) => blob('wood', at)),
    `<path fill="var(--map-water)" stroke="var(--map-edge)" stroke-width="12" d="${lake}"/>`,
    bushes(plan),
    ...ways.map((d) => stroke('edge', 30, d)),
    ...ways.map((d) => stroke('path', 23, d)),
    gate(plan.gate),
    ...plan.areas.flatMap(({ spots }) => spots.map(([motif, x, y]) => place(x, y, 1, medal(plan.motifs[motif] ?? '')))),
    ...plan.areas.map((area, index) => pin(area.pin, index + 1)),
  ].join('');
}

/** A whole park from above, its parts numbered. */
export const guideMaps = (): Picture[] => [
  { name: 'guide-park', box: box(0, 0, width, height), body: guide(parkGuide) },
  { name: 'guide-water', box: box(0, 0, width, height), body: guide(waterGuide) },
];

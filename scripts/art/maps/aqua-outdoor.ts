import { box, path, type Picture, type Point, random, smooth } from '../svg.ts';
import { slowRiver, coast, wavePool, meadows } from './aqua-ground.ts';
import * as build from './buildings.ts';
import * as ground from './ground.ts';
import { graphOf } from './park-documents.ts';
import * as water from './pools.ts';
import { stage } from './rides.ts';
import { drawRoads, drawSteps, roadsOf } from './roads.ts';
import { along, type Clearing, inOrder, people, plant, type Standing } from './scatter.ts';
import { defineSymbols, stand, symbol, type SymbolName } from './symbols.ts';

const [width, height] = [2400, 3000];

const wide = new Set(['hallway', 'plaza', 'court', 'fore', 'wide', 'gate', 'beach']);
const main = new Set([
  'lw1',
  'locker',
  'baby',
  'kids',
  'west',
  'slides',
  'top',
  'ridge',
  'cove',
  'bowl',
  'east',
  'spa',
  'deck',
  'bar',
  'lag',
  'mid',
  'res',
  'isle',
  ...wide,
]);
const stemOf = (node: string): string => node.split('-')[0] ?? node;

const roads = roadsOf(graphOf('aqua-bay'), 'out', ({ a, b }) => {
  if ([a, b].some((node) => node === 'gin' || node === 'gout')) return 0;
  const stems = [stemOf(a), stemOf(b)];
  if (stems.every((stem) => wide.has(stem))) return 84;
  return stems.every((stem) => main.has(stem)) ? 52 : 30;
});
const { at } = roads;

const landmarks: readonly (readonly [
  node: string,
  dx: number,
  dy: number,
  body: string,
  clear: readonly [rx: number, ry: number],
])[] = [
  ['twin', 0, -30, water.twinSlides(), [230, 110]],
  ['whirl', -20, -20, water.whirlBowl(), [190, 100]],
  ['bucket', 0, -20, water.bucket(), [190, 90]],
  ['boomer', 0, -30, water.boomerang(), [220, 100]],
  ['racer', 0, -30, water.racer(), [190, 100]],
  ['dive', 60, -70, water.divePool(), [190, 100]],
  ['rapids', 0, -60, water.rapids(), [200, 110]],
  ['light', 0, -20, water.lighthouse(), [110, 60]],
  ['springs', 30, -10, water.bathHouse(), [170, 120]],
  [
    'tube',
    -10,
    70,
    water.pool(0, 0, 120, 48) + symbol('ring', -40, 6) + symbol('ring', 40, -8) + water.pool(170, 40, 54, 24),
    [220, 90],
  ],
  ['foot', 0, -50, water.pool(0, 0, 90, 28), [130, 60]],
  ['foam', 20, -4, stage(false), [10, 10]],
  ['square', 0, -20, stage(false), [140, 70]],
  ['court', 0, 96, build.gate(), [260, 60]],
  ['rest', 0, -12, build.house({ width: 190, height: 60, roof: 'red', awning: 'yellow' }), [130, 60]],
  ['tea', 20, -12, build.house({ width: 120, roof: 'teal', awning: 'red' }), [90, 50]],
  ['kiosk', 0, -8, build.cart(), [70, 40]],
  ['grill', 0, -12, build.house({ width: 130, roof: 'yellow', awning: 'red' }), [90, 50]],
  ['swimshop', -10, -10, build.house({ width: 150, roof: 'red', awning: 'teal' }), [110, 50]],
  ['towel', 0, -10, build.house({ width: 110, roof: 'yellow', awning: 'teal' }), [80, 50]],
  ['desk', 10, -10, build.house({ width: 150, roof: 'teal' }) + build.flag(0, -110), [110, 50]],
  ['showers', 0, -12, build.house({ width: 170, height: 54, roof: 'teal', awning: 'yellow' }), [120, 50]],
  ['babyroom', 0, -12, build.house({ width: 110, roof: 'roof', awning: 'yellow' }), [80, 50]],
  ['medic', -10, -10, build.house({ width: 120, roof: 'teal' }) + build.cross(-42), [90, 50]],
  ['wc1', 10, -8, build.house({ width: 96, roof: 'roof' }), [70, 40]],
  ['wc2', 0, -8, build.house({ width: 96, roof: 'roof' }), [70, 40]],
  ['wc3', 10, -8, build.house({ width: 96, roof: 'roof' }), [70, 40]],
  ['vest', 0, -10, build.house({ width: 100, roof: 'yellow' }), [80, 40]],
  ['shuttle', 10, 0, build.busStop(), [130, 40]],
];

const standing = landmarks.map(([node, dx, dy, body]): Standing => ({
  y: at(node)[1] + dy,
  body: stand(at(node)[0] + dx, at(node)[1] + dy, body),
}));
const clearings: readonly Clearing[] = [
  ...landmarks.map(([node, dx, dy, , [rx, ry]]): Clearing => [at(node)[0] + dx, at(node)[1] + dy + ry * 0.2, rx, ry]),
  [1205, 1580, 260, 280],
  [1200, 2950, 640, 150],
];
const keptFree = [
  ...along([...slowRiver, ...slowRiver.slice(0, 1)], 50),
  ...along(coast, 60),
  ...along([...wavePool, ...wavePool.slice(0, 1)], 30),
];

const shoreAt = (x: number): number => {
  const index = Math.max(
    1,
    coast.findIndex(([end]) => end >= x),
  );
  const [[x0, y0], [x1, y1]] = [coast[index - 1] ?? [0, 0], coast[index] ?? [1, 0]];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
};
const isSea = (x: number, y: number): boolean => y < shoreAt(x) + 90;

const density = (x: number, y: number): number => {
  if (isSea(x, y)) return 0;
  const out = Math.max(Math.abs(x - 1200) / 1040, (y - 1300) / 1330);
  return out > 1 ? 1 : 0.5;
};
const plantsAt = (x: number, y: number): readonly (readonly [SymbolName, number])[] =>
  density(x, y) === 1
    ? [
        ['palm', 0.34],
        ['tree', 0.42],
        ['bush', 0.24],
      ]
    : [
        ['palm', 0.5],
        ['bush', 0.32],
        ['tree', 0.18],
      ];

/** Parasols on the beaches: along the sea, and below the wave pool. */
function parasols(): Standing[] {
  const next = random(31);
  const spots = [
    ...Array.from({ length: 26 }, (): Point => {
      const x = 120 + next() * 1980;
      return [x, shoreAt(x) + 74 + next() * 40];
    }),
    ...Array.from({ length: 7 }, (_, index): Point => [1020 + index * 62, 1852 + (index % 2) * 20]),
  ];
  const clear = spots.filter(
    ([x, y]) =>
      roads.points.every(([px, py, half]) => Math.hypot(px - x, py - y) > half + 34) &&
      !landmarks.some(
        ([node, dx, dy, , [rx, ry]]) =>
          Math.hypot((at(node)[0] + dx - x) / (rx + 30), (at(node)[1] + dy - 90 - y) / (ry + 110)) < 1,
      ),
  );
  return clear.map(([x, y]) => ({ y, body: symbol('parasol', x, y, 0.8 + next() * 0.2) }));
}

const sea = (): string => {
  const shore = (by: number): string => `${smooth(coast.map(([x, y]): Point => [x + by * 0.3, y + by]))}L2460 -60H-60Z`;
  return (
    path('mp-edge', shore(120), 'opacity=".55"') +
    path('mp-path', shore(28), 'opacity=".9"') +
    path('mp-water', shore(0)) +
    path('mp-teal', shore(-120), 'opacity=".16"') +
    path('mp-teal', shore(-240), 'opacity=".14"')
  );
};

const river = (): string => {
  const d = `${smooth([...slowRiver, ...slowRiver.slice(0, 1)])}Z`;
  const stroke = (colour: string, wideness: number, more = ''): string =>
    `<path class="ms-${colour}" fill="none" stroke-width="${wideness}" d="${d}"${more}/>`;
  return (
    stroke('edge', 92) +
    stroke('path', 82) +
    stroke('water', 66) +
    stroke('trim', 4, ' stroke-dasharray="40 60" opacity=".7"')
  );
};

function draw(): string {
  const planting = { width, height, roads, clearings, lines: keptFree };
  const plants = [
    ...plant({ ...planting, seed: 8, density, kinds: plantsAt, tries: 4200 }),
    ...plant({
      ...planting,
      seed: 19,
      density: (x, y) => (density(x, y) === 1 ? 0.1 : density(x, y)),
      kinds: () => [
        ['grass', 0.55],
        ['flowers', 0.45],
      ],
      tries: 900,
    }),
  ];
  const dry = (x: number, y: number): boolean => !isSea(x, y) && Math.hypot((x - 1205) / 240, (y - 1570) / 260) > 1;
  return [
    ground.land(width, height),
    ...meadows.map(ground.wood),
    sea(),
    ground.quarter('yellow', 0.2, 1200, 2220, 420, 300),
    ground.quarter('teal', 0.1, 2020, 1800, 320, 320),
    ground.quarter('red', 0.09, 560, 880, 420, 300),
    ground.quarter('yellow', 0.16, 440, 1900, 300, 300),
    ground.quarter('red', 0.07, 1900, 900, 360, 300),
    ...[
      [300, 200],
      [760, 140],
      [1300, 110],
      [1820, 180],
      [2240, 360],
      [2300, 620],
      [1020, 200],
      [1560, 210],
    ].map(([x = 0, y = 0]) => symbol('ripple', x, y, 1.3)),
    symbol('boat', 520, 220, 1.2),
    symbol('boat', 1690, 150),
    symbol('boat', 2200, 250, 1.3),
    symbol('boat', 1130, 130, 0.8),
    ground.carPark(640, 2890, 1120, 150),
    river(),
    ground.lake(wavePool),
    ...[1400, 1480, 1570].map((y, index) =>
      path(
        'ms-trim',
        `M${1110 - index * 40} ${y}q40-26 80 0t80 0${index ? 't80 0' : ''}`,
        'fill="none" stroke-width="9" stroke-linecap="round" opacity=".8"',
      ),
    ),
    symbol('ring', 1120, 1660),
    symbol('ring', 1280, 1640),
    symbol('ring', 1200, 1730),
    symbol('person', 1160, 1700, 0.7, 'mp-red'),
    symbol('person', 1300, 1720, 0.7, 'mp-yellow'),
    ...[
      [600, 1250],
      [560, 1480],
      [760, 1000],
      [980, 950],
      [900, 1400],
    ].map(([x = 0, y = 0]) => symbol('ring', x, y, 0.8)),
    drawRoads(roads, [
      ['plaza', 150],
      ['beach', 90],
      ['lag', 66],
      ['ridge', 76],
      ['bowl', 70],
      ['spa', 70],
      ['kids', 66],
      ['top', 64],
      ['gate', 120],
      ['mid', 56],
      ['deck', 60],
      ['lw1', 56],
    ]),
    drawSteps({ ...roads, width: (edge) => Math.max(26, roads.width(edge)) }),
    inOrder([...plants, ...standing, ...parasols(), ...people(13, roads, 80, dry)]),
  ].join('');
}

/** The outdoor map of the water park. */
export function aquaOutdoor(): Picture {
  const body = draw();
  return { name: 'map-aqua', box: box(0, 0, width, height), body: defineSymbols(body) + body };
}

import { box, ellipse, type Picture, random } from '../svg.ts';
import * as build from './buildings.ts';
import * as ground from './ground.ts';
import { lake, rails, rivers, woods, islandShore } from './haneul-ground.ts';
import { graphOf } from './park-documents.ts';
import * as ride from './rides.ts';
import { drawBridge, drawRoads, drawSteps, roadsOf } from './roads.ts';
import { along, type Clearing, inOrder, people, plant, type Standing } from './scatter.ts';
import { defineSymbols, stand, symbol, type SymbolName } from './symbols.ts';

const [width, height] = [2400, 3000];

const broad: Readonly<Record<string, number>> = {
  court: 84,
  fore: 84,
  st: 84,
  plaza: 72,
  ls: 56,
  w1: 50,
  stage: 48,
  w2: 46,
  kids: 48,
  wheel: 48,
  n1: 48,
  coast: 46,
  n2: 46,
  bal: 46,
  n3: 46,
  hall: 48,
  e2: 48,
  gard: 48,
  e3: 50,
  ne: 46,
  ln: 46,
  lw: 48,
  gate: 84,
  wide: 84,
};
const hidden = new Set(['gin', 'gout']);

const stemOf = (node: string): string => node.replace(/-\d+$/, '').split('-')[0] ?? node;

const roads = roadsOf(graphOf('haneul-land'), 'out', ({ a, b, kind }) => {
  if (hidden.has(a) || hidden.has(b)) return 0;
  if (a.startsWith('ls-isl') || b.startsWith('ls-isl') || a.startsWith('isl-ln') || b.startsWith('isl-ln')) return 0;
  if (kind === 'STAIRS' && b === 'hall-door') return 0;
  if (a.startsWith('w2-tow') || b.startsWith('w2-tow') || a.startsWith('tow-') || b.startsWith('tow-')) return 38;
  const road = broad[stemOf(a)];
  return road !== undefined && broad[stemOf(b)] !== undefined ? road : 28;
});

const { at } = roads;

/** Drawings that stand at a node of the graph, so that each door is where routes end. */
const landmarks: readonly (readonly [
  node: string,
  dx: number,
  dy: number,
  body: string,
  clear: readonly [rx: number, ry: number],
])[] = [
  ['wheel', 0, -2, ride.bigWheel(), [220, 250]],
  ['coast', 0, -14, ride.rollerCoaster(), [360, 120]],
  ['plaza', 0, 10, ride.carousel(), [180, 180]],
  ['bal', 40, -64, ride.balloons(), [180, 130]],
  ['swing', 14, -20, ride.swings(), [120, 60]],
  ['tree', 0, -4, ride.treeHouse(), [120, 60]],
  ['train', -50, -26, ride.train(), [150, 60]],
  ['planes', -30, -10, ride.planes(), [90, 60]],
  ['ship', 0, -8, ride.ship(), [130, 60]],
  ['drop', 0, -6, ride.dropTower(), [90, 50]],
  ['cups', -50, -30, ride.cups(), [150, 80]],
  ['flume', -40, -18, ride.flume(), [190, 90]],
  ['stn', -20, -16, build.station(), [150, 60]],
  ['boat', 20, -2, ride.jetty(), [60, 40]],
  ['lake-stage', 0, -44, ride.waterStage(), [10, 10]],
  ['hall-door', 0, -8, build.hall(), [240, 90]],
  ['sst', 0, -30, ride.stage(false), [140, 70]],
  ['show-stage', 0, -30, ride.stage(), [220, 90]],
  ['green', 0, -10, build.greenhouse(), [120, 60]],
  ['garden', 0, 106, ground.garden(), [260, 150]],
  ['court', 0, 100, build.gate(), [260, 60]],
  ['eg', 6, 10, build.sideGate(), [80, 40]],
  ['noodles', 0, -10, build.house({ width: 128, roof: 'red', awning: 'yellow' }), [90, 50]],
  ['wc-hill', 0, -6, build.house({ width: 92, roof: 'roof' }), [70, 40]],
  ['lock-hill', 10, -8, build.house({ width: 92, roof: 'teal' }), [70, 40]],
  ['wear', 0, -10, build.house({ width: 120, roof: 'teal', awning: 'red' }), [90, 50]],
  ['wc-wind', 10, -8, build.house({ width: 92, roof: 'roof' }), [70, 40]],
  ['aid-wind', 10, -8, build.house({ width: 104, roof: 'teal' }) + build.cross(-50), [80, 40]],
  ['bakery', 0, -10, build.house({ width: 120, roof: 'yellow', awning: 'red' }), [90, 50]],
  ['wc-kids', 0, -10, build.house({ width: 110, roof: 'roof' }) + build.flag(0, -86, 'red'), [80, 40]],
  ['tea', 0, -10, build.house({ width: 120, roof: 'teal', awning: 'yellow' }), [90, 50]],
  ['lunch', 0, -10, build.house({ width: 130, roof: 'roof', awning: 'red' }), [90, 50]],
  ['goods', 0, -10, build.house({ width: 150, roof: 'red', awning: 'teal' }), [100, 50]],
  ['cart', 10, 4, build.cart(), [60, 30]],
  ['grill', 0, -12, build.house({ width: 140, roof: 'yellow', awning: 'teal' }), [100, 50]],
  ['nurse-lake', 10, -10, build.house({ width: 96, roof: 'roof' }), [70, 40]],
  ['kitchen', 0, -12, build.house({ width: 150, roof: 'roof', awning: 'red' }), [100, 50]],
  ['alley', 0, -12, build.house({ width: 128, roof: 'roof', awning: 'teal' }), [90, 50]],
  ['wc-alley', 10, -12, build.house({ width: 96, roof: 'roof' }), [70, 40]],
  ['books-stall', 0, -12, build.house({ width: 110, roof: 'yellow', awning: 'teal' }), [80, 50]],
  ['nurse-stage', -10, -8, build.house({ width: 100, roof: 'roof' }), [80, 40]],
  ['nur', -20, -18, build.house({ width: 110, roof: 'roof' }), [80, 40]],
  ['lock-gate', 0, -12, build.house({ width: 110, roof: 'roof', awning: 'yellow' }), [80, 50]],
  ['desk', -20, -8, build.house({ width: 150, roof: 'teal' }) + build.flag(0, -110), [110, 50]],
  ['medic', 20, -8, build.house({ width: 150, roof: 'teal' }) + build.cross(-50), [110, 50]],
  ['wc-plaza', 0, -8, build.house({ width: 92, roof: 'roof' }), [70, 40]],
  ['shop-gate', 0, -10, build.house({ width: 120, roof: 'red', awning: 'teal' }), [90, 50]],
  ['shut', 0, 0, build.busStop(), [130, 40]],
  ['isl', 60, 40, ground.pavilion(), [10, 10]],
];

const standing = landmarks.map(([node, dx, dy, body]): Standing => {
  const [x, y] = at(node);
  return { y: y + dy, body: stand(x + dx, y + dy, body) };
});
const clearings: readonly Clearing[] = [
  ...landmarks.map(([node, dx, dy, , [rx, ry]]): Clearing => [at(node)[0] + dx, at(node)[1] + dy + ry * 0.25, rx, ry]),
  [1200, 1400, 470, 400],
  [1090, 540, 360, 190],
  [600, 800, 190, 190],
  [1200, 2950, 640, 150],
  [1840, 700, 210, 70],
];

const keptFree = [
  ...along([...lake, ...lake.slice(0, 1)], 30),
  ...along([...rails, ...rails.slice(0, 1)], 26),
  ...rivers.flatMap(([, , line]) => along(line, 44)),
];

/** Dense in the woods around the park, loose within the railway. */
const density = (x: number, y: number): number => {
  const [dx, dy] = [(x - 1200) / 1060, (y - 1440) / 1220];
  const out = Math.max(Math.abs(dx), Math.abs(dy), Math.hypot(dx, dy) * 0.82);
  return out > 1 ? 1 : out > 0.86 ? 0.5 : 0.42;
};

const trees = (x: number, y: number): readonly (readonly [SymbolName, number])[] =>
  density(x, y) > 0.45
    ? [
        ['fir', 0.42],
        ['tree', 0.48],
        ['bush', 0.1],
      ]
    : [
        ['fir', 0.14],
        ['tree', 0.56],
        ['bush', 0.3],
      ];

const planting = { width, height, roads, clearings, lines: keptFree };
const bridge = (start: string): string =>
  drawBridge(
    roads,
    roads.edges.filter(({ a, b }) => a.startsWith(start) || b.startsWith(start)),
  );
const onLand = (x: number, y: number): boolean => Math.hypot(x - 1245, (y - 1400) * 1.1) > 440;

function furniture(): Standing[] {
  const next = random(29);
  return roads.points
    .filter(([x, y, half], index) => half > 22 && index % 19 === 0 && onLand(x, y))
    .map(([x, y, half]) =>
      next() < 0.5
        ? { y: y + half, body: symbol('lamp', x + half * 0.8, y + half * 0.4) }
        : { y: y - half - 12, body: symbol('bench', x, y - half - 12, 0.9) },
    )
    .filter(() => next() < 0.62);
}

function draw(): string {
  const plants = [
    ...plant({ ...planting, seed: 5, density, kinds: trees, tries: 4800 }),
    ...plant({
      ...planting,
      seed: 23,
      density: (x, y) => (density(x, y) > 0.9 ? 0.06 : 1),
      kinds: () => [
        ['grass', 0.62],
        ['flowers', 0.38],
      ],
      tries: 1500,
    }),
  ];
  return [
    ground.land(width, height),
    ...woods.map(ground.wood),
    ground.quarter('red', 0.1, 760, 700, 560, 420),
    ground.quarter('red', 0.07, 1080, 560, 420, 230),
    ground.quarter('yellow', 0.24, 1920, 840, 400, 380),
    ground.quarter('leaf', 0.28, 460, 1780, 360, 560),
    ground.quarter('red', 0.09, 2030, 1560, 300, 330),
    ground.quarter('teal', 0.09, 1900, 2360, 420, 260),
    ground.quarter('yellow', 0.2, 1200, 2220, 420, 330),
    ground.carPark(640, 2880, 1120, 150),
    ...rivers.map(([d, wide]) => ground.river(d, wide)),
    ground.railway(rails),
    ground.lake(lake),
    ellipse('mp-trim', 1240, 1400, 250, 200, 'opacity=".16"'),
    drawRoads(roads, [
      ['plaza', 170],
      ['stage', 70],
      ['wheel', 86, 20],
      ['coast', 72, 30],
      ['bal', 80, 10],
      ['hall', 84, 20],
      ['ls', 78],
      ['ln', 56],
      ['kids', 62, 10],
      ['gate', 120],
      ['gard', 64],
      ['e2', 52],
      ['sst', 60],
    ]),
    bridge('ls-isl'),
    bridge('isl-ln'),
    drawSteps({
      ...roads,
      width: (edge) => (edge.b === 'hall-door' ? 0 : edge.a.startsWith('isl') ? 44 : Math.max(22, roads.width(edge))),
    }),
    ground.island(islandShore),
    ...[
      [1000, 1240],
      [1450, 1250],
      [1420, 1600],
      [1010, 1600],
      [1530, 1400],
    ].map(([x = 0, y = 0], index) => symbol('boat', x, y, 0.9 + (index % 2) * 0.15)),
    ...[
      [1120, 1150],
      [940, 1380],
      [1360, 1180],
      [1480, 1480],
      [1340, 1680],
      [1140, 1640],
    ].map(([x = 0, y = 0]) => symbol('ripple', x, y)),
    symbol('bush', 1185, 1400),
    symbol('bush', 1300, 1500),
    symbol('bush', 1200, 1490, 0.8),
    inOrder([...plants, ...standing, ...furniture(), ...people(3, roads, 90, onLand)]),
  ].join('');
}

/** The outdoor map of the amusement park. */
export function haneulOutdoor(): Picture {
  const body = draw();
  return { name: 'map-haneul', box: box(0, 0, width, height), body: defineSymbols(body) + body };
}

import { box, circle, ellipse, line, path, type Picture } from '../svg.ts';
import { rect } from './buildings.ts';
import * as furniture from './furniture.ts';
import * as roofFurniture from './roof-furniture.ts';
import * as ground from './ground.ts';
import { graphOf } from './park-documents.ts';
import { roadsOf } from './roads.ts';
import { inOrder, plant } from './scatter.ts';
import { defineSymbols, symbol } from './symbols.ts';

const [width, height] = [2400, 3000];

/** One room of a floor; its door is a gap in one wall. */
interface Room {
  readonly at: readonly [x: number, y: number, width: number, height: number];
  readonly tint: readonly [colour: string, opacity: number];
  readonly door: readonly [x: number, y: number, isUpright?: boolean];
  readonly inside: string;
}

type Insides = Readonly<
  Record<'r1' | 'r2' | 'r3' | 'r4' | 'r5' | 'r6', readonly [colour: string, opacity: number, inside: string]>
>;

const places = {
  r1: { at: [320, 380, 620, 720], door: [630, 1100] },
  r2: { at: [1460, 380, 620, 720], door: [1770, 1100] },
  r3: { at: [320, 1220, 500, 560], door: [820, 1500, true] },
  r4: { at: [1580, 1220, 500, 560], door: [1580, 1500, true] },
  r5: { at: [320, 1900, 500, 500], door: [820, 2150, true] },
  r6: { at: [1580, 1900, 500, 500], door: [1580, 2150, true] },
} as const;

const washroom: Room = {
  at: [1000, 380, 400, 330],
  tint: ['teal', 0.1],
  door: [1200, 710],
  inside: furniture.washroom(),
};

const floors: Readonly<Record<number, Insides>> = {
  3: {
    r1: ['teal', 0.14, furniture.cinema()],
    r2: ['yellow', 0.3, furniture.maze()],
    r3: ['red', 0.14, furniture.windLab()],
    r4: ['leaf', 0.3, furniture.tables()],
    r5: ['yellow', 0.22, furniture.bookshop()],
    r6: ['red', 0.12, furniture.restRoom()],
  },
  4: {
    r1: ['ink', 0.85, furniture.planetarium()],
    r2: ['leaf', 0.25, furniture.workshop()],
    r3: ['yellow', 0.24, furniture.showcases()],
    r4: ['teal', 0.12, furniture.globes()],
    r5: ['red', 0.12, furniture.sofas()],
    r6: ['yellow', 0.2, furniture.windLab(1260, 690)],
  },
  5: {
    r1: ['ink', 0.22, furniture.theatre()],
    r2: ['yellow', 0.26, furniture.upsideDown()],
    r3: ['teal', 0.14, furniture.mirrors()],
    r4: ['red', 0.12, furniture.gallery()],
    r5: ['leaf', 0.25, furniture.bookshop()],
    r6: ['teal', 0.1, furniture.sofas(1260)],
  },
  6: {
    r1: ['leaf', 0.4, roofFurniture.roofGarden()],
    r2: ['water', 0.55, roofFurniture.telescopes()],
    r3: ['leaf', 0.3, roofFurniture.planters()],
    r4: ['yellow', 0.24, furniture.tables()],
    r5: ['leaf', 0.4, roofFurniture.planters(0, 660)],
    r6: ['water', 0.4, furniture.sofas(1260)],
  },
};

const outline =
  'M360 300H2040a120 120 0 0 1 120 120V2380a120 120 0 0 1-120 120H360a120 120 0 0 1-120-120V420A120 120 0 0 1 360 300Z';
const entrance =
  'M360 300H2040a120 120 0 0 1 120 120V2380a120 120 0 0 1-120 120H1480a280 160 0 0 1-560 0H360a120 120 0 0 1-120-120V420A120 120 0 0 1 360 300Z';

function shell(d: string): string {
  const tiles =
    Array.from({ length: 15 }, (_, index) => `M${360 + index * 120} 360V2440`).join('') +
    Array.from({ length: 17 }, (_, index) => `M300 ${420 + index * 120}H2100`).join('');
  return [
    path('shadow', d, 'transform="translate(36 52)"'),
    path('mp-roof', d),
    path('ms-trim', d, 'fill="none" stroke-opacity=".5" stroke-width="10"'),
    path('mp-wall', d, 'transform="translate(36 42) scale(.97)"'),
    path('mp-edge', d, 'opacity=".5" transform="translate(36 42) scale(.97)"'),
    path('mp-path', d, 'transform="translate(43 51) scale(.964)"'),
    line('ms-edge', 3, tiles, 'opacity=".35"'),
  ].join('');
}

function room({
  at: [x, y, wide, high],
  tint: [colour, opacity],
  door: [dx, dy, isUpright = false],
  inside,
}: Room): string {
  const gap = isUpright ? `M${dx} ${dy - 60}v120` : `M${dx - 60} ${dy}h120`;
  return [
    rect('mp-path', x, y, wide, high, 26),
    rect(`mp-${colour}`, x, y, wide, high, 26, `opacity="${opacity}"`),
    inside,
    rect('ms-partition', x, y, wide, high, 26, 'fill="none" stroke-width="14"'),
    line('ms-path', 22, gap),
    line('ms-edge', 6, gap, 'stroke-dasharray="10 12"'),
  ].join('');
}

const atrium = (isOpen: boolean): string =>
  isOpen
    ? circle('mp-edge', 1200, 1500, 250) +
      circle('mp-water', 1200, 1500, 236, 'opacity=".55"') +
      circle('mp-path', 1200, 1500, 196) +
      circle('mp-wood', 1200, 1500, 150) +
      symbol('tree', 1200, 1560, 2.4) +
      symbol('bush', 1130, 1560, 1.6) +
      symbol('bush', 1270, 1570, 1.5)
    : circle('mp-edge', 1200, 1500, 250) +
      circle('mp-path', 1200, 1500, 236) +
      circle('mp-wood', 1200, 1500, 214) +
      circle('ms-partition', 1200, 1500, 226, 'fill="none" stroke-width="10" stroke-dasharray="26 10"') +
      ellipse('shadow', 1200, 1520, 190, 180) +
      symbol('tree', 1200, 1550, 2) +
      symbol('bush', 1140, 1560, 1.2);

const stairs = (x: number, y: number): string =>
  rect('mp-edge', x - 80, y, 160, 250, 18) +
  line('ms-path', 8, Array.from({ length: 9 }, (_, index) => `M${x - 64} ${y + 22 + index * 26}h128`).join('')) +
  line('ms-ink', 8, `M${x} ${y + 220}v-170l-26 30m26-30l26 30`, 'stroke-linecap="round" stroke-linejoin="round"');

const lift = (x: number, y: number): string =>
  rect('mp-teal', x - 80, y, 160, 160, 18) +
  line('ms-trim', 7, `M${x} ${y + 16}v128`) +
  path('mp-trim', `M${x - 40} ${y + 60}l18-26 18 26zM${x + 4} ${y + 100}l18 26 18-26z`);

const bench = (x: number, y: number): string =>
  rect('shadow', x + 4, y + 8, 104, 34, 12) + rect('mp-roof', x, y, 104, 34, 12);

function floor(number: number, insides: Insides): Picture {
  const roads = roadsOf(graphOf('haneul-land'), `hall-${number}`, () => 60);
  const [liftX, liftY] = roads.at(`f${number}-lift`);
  const [stairsX, stairsY] = roads.at(`f${number}-stairs`);
  const trees = plant({
    seed: 40 + number,
    width,
    height,
    roads,
    clearings: [],
    tries: 700,
    density: (x, y) => (x < 160 || x > 2260 || y < 190 || y > 2730 ? 0.5 : 0),
    kinds: () => [
      ['tree', 0.6],
      ['fir', 0.4],
    ],
    lines: [[1200, 2560, 340]],
  });
  const body = [
    ground.land(width, height),
    ellipse('mp-wood', 1200, 1500, 1500, 1300, 'opacity=".8"'),
    inOrder(trees),
    shell(number === 3 ? entrance : outline),
    ...Object.entries(places).map(([name, { at, door }]) => {
      const [colour, opacity, inside] = insides[name as keyof Insides];
      return room({ at, door, tint: [colour, opacity], inside });
    }),
    room(washroom),
    atrium(number === 3),
    stairs(stairsX, stairsY + 24),
    lift(liftX, liftY + 24),
    ...[
      [988, 1254],
      [1308, 1254],
      [988, 1724],
      [1308, 1724],
    ].map(([x = 0, y = 0]) => bench(x, y)),
    ...[
      [930, 1180],
      [1470, 1180],
      [960, 800],
      [1440, 800],
      [1060, 2330],
      [1340, 2330],
    ].map(([x = 0, y = 0]) => symbol('bush', x, y)),
  ].join('');
  return { name: `map-hall-${number}`, box: box(0, 0, width, height), body: defineSymbols(body) + body };
}

/** The indoor floors of the exhibition hall. */
export const haneulFloors = (): Picture[] =>
  Object.entries(floors).map(([number, insides]) => floor(Number(number), insides));

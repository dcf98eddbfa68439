import { balloon } from './pieces/park.ts';
import { box, circle, line, path, type Picture, type Point, round } from './svg.ts';

const [middle, size] = [60, 120];

/** Points on a circle around the middle, turned to the top. */
const around = (count: number, radius: number, turn = 0): readonly Point[] =>
  Array.from({ length: count }, (_, at): Point => {
    const angle = ((at + turn) / count) * Math.PI * 2 - Math.PI / 2;
    return [round(middle + Math.cos(angle) * radius), round(middle + Math.sin(angle) * radius)];
  });

const polygon = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}Z`;

const star = (x: number, y: number, radius: number): string =>
  polygon(
    around(10, 1).map(([px, py], at): Point => {
      const reach = at % 2 === 0 ? radius : radius * 0.45;
      return [round(x + (px - middle) * reach), round(y + (py - middle) * reach)];
    }),
  );

/** A medal: a scalloped rim, a ring and a field for the symbol. */
const medal = (rim: string, field: string, symbol: string): string =>
  [
    ...around(16, 43).map(([x, y]) => circle(rim, x, y, 9)),
    circle(rim, middle, middle, 44),
    circle('sc-light', middle, middle, 38),
    circle(field, middle, middle, 34),
    symbol,
  ].join('');

const footprint = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('sc-c', 'M0-13c6 0 9 5 8 11-1 4-2 5-2 8H-6c0-3-1-4-2-8-1-6 2-11 8-11zM-5 9H5c0 5-2 7-5 7s-5-2-5-7z')}</g>`;

const person = (x: number, y: number, names: string): string =>
  circle(names, x, y - 9, 7) + path(names, `M${x - 12} ${y + 15}c0-11 5-15 12-15s12 4 12 15z`);

const coaster =
  line('st-c', 4, 'M28 76C38 76 40 44 52 44s13 32 22 32 10-18 18-18', 'stroke-linecap="round"') +
  line('st-c', 2.5, 'M34 74v10M44 56v28M60 54v30M70 74v10M84 64v20') +
  path('sc-a', 'M44 34h14l3 8H42z') +
  circle('sc-d', 47, 43, 2.5) +
  circle('sc-d', 57, 43, 2.5);

const present =
  path('sc-c', 'M38 56h44v28H38z') +
  path('sc-a', 'M35 48h50v10H35zM56 48h8v36h-8z') +
  line('st-a', 4, 'M60 48c-14 0-16-14-8-14 6 0 8 8 8 14 0-6 2-14 8-14 8 0 6 14-8 14');

const calendar =
  path('sc-c', 'M36 40h48v44H36z') +
  path('sc-a', 'M36 36h48v12H36z') +
  line('st-d', 4, 'M46 31v10M74 31v10', 'stroke-linecap="round"') +
  line('st-near', 6, 'M48 66l9 9 16-17', 'stroke-linecap="round" stroke-linejoin="round"');

const flag =
  line('st-c', 4, 'M44 32v56', 'stroke-linecap="round"') +
  path('sc-a', 'M46 33h34l-8 11 8 11H46z') +
  line('st-c', 3, 'M36 88h48', 'stroke-linecap="round" stroke-dasharray=".1 7"');

const bubble =
  path('sc-c', 'M34 40h52a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H62L48 86V74H34a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4z') +
  path('sc-a', star(44, 57, 7)) +
  path('sc-a', star(60, 57, 7)) +
  path('sc-a', star(76, 57, 7));

const cloud =
  path('sc-c', 'M42 76a13 13 0 0 1-2-26 18 18 0 0 1 34-3 15 15 0 0 1 4 29z') + path('sc-a', star(60, 61, 10));

const cap =
  path('sc-c', 'M36 66c0-16 10-24 24-24s24 8 24 24z') +
  path('sc-a', 'M28 66h64v8H28z') +
  line('st-d', 3, 'M60 42v24') +
  circle('sc-a', 60, 40, 4);

const ticket =
  path('sc-c', 'M30 44h60v10a6 6 0 0 0 0 12v10H30V66a6 6 0 0 0 0-12z') +
  line('st-near', 3, 'M68 48v24', 'stroke-dasharray="4 4"') +
  path('sc-a', star(49, 60, 11));

const waves =
  path('sc-c', 'M60 30c9 11 19 21 19 33a19 19 0 0 1-38 0c0-12 10-22 19-33z') +
  line('st-near', 4, 'M40 66c7-6 13-6 20 0s13 6 20 0', 'stroke-linecap="round"');

const pencil =
  path('sc-c', 'M36 34h40v54H36z') +
  line('st-near', 3, 'M43 46h26M43 56h26M43 66h14', 'stroke-linecap="round"') +
  path('sc-a', 'M84 46l8 8-24 24-11 3 3-11z');

/** The rim stands on a card: only these colours stand out from it in light and dark themes. */
type Rim = 'sc-a' | 'sc-b';

const symbols: Readonly<Record<string, readonly [rim: Rim, field: string, symbol: string]>> = {
  'first-step': ['sc-a', 'sc-near', footprint(50, 68, -14) + footprint(72, 50, 10)],
  regular: ['sc-b', 'sc-a', path('sc-c', star(60, 60, 26)) + path('sc-light', star(60, 60, 13))],
  rides: ['sc-b', 'sc-near', coaster],
  'rides-many': ['sc-a', 'sc-d', coaster],
  sunset: ['sc-b', 'sc-far', circle('sc-light', 60, 70, 17) + coaster],
  balloon: ['sc-b', 'sc-far', balloon(60, 54, 0.55, 'sc-a', 'sc-light')],
  parks: ['sc-a', 'sc-b', waves],
  ready: ['sc-b', 'sc-d', cap],
  friend: ['sc-a', 'sc-near', person(48, 62, 'sc-c') + person(73, 62, 'sc-light')],
  friends: ['sc-b', 'sc-d', person(40, 58, 'sc-light') + person(80, 58, 'sc-light') + person(60, 66, 'sc-c')],
  present: ['sc-a', 'sc-near', present],
  calendar: ['sc-b', 'sc-near', calendar],
  ticket: ['sc-a', 'sc-d', ticket],
  course: ['sc-a', 'sc-b', flag],
  story: ['sc-b', 'sc-d', bubble],
  cloud: ['sc-a', 'sc-far', cloud],
  voice: ['sc-b', 'sc-d', pencil],
};

/** Medals of badges and missions. */
export const badges = (): Picture[] =>
  Object.entries(symbols).map(([name, [rim, field, symbol]]) => ({
    name: `badge-${name}`,
    box: box(0, 0, size, size),
    body: medal(rim, field, symbol),
  }));

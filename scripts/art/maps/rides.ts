import { balloon, tent, wheel } from '../pieces/park.ts';
import { circle, ellipse, line, path, place, round } from '../svg.ts';
import { flag, house, rect } from './buildings.ts';

/** Drawings of other pictures use the colours of scenes; on a map they take those of maps. */
const onMap = (body: string): string =>
  body.replace(/(["\s])(sc|st)-(a|b|c|d|light|line)(?=["\s])/g, (_, before: string, use: string, ink: string) => {
    const colours: Readonly<Record<string, string>> = {
      a: 'red',
      b: 'yellow',
      c: 'teal',
      d: 'ink',
      light: 'lamp',
      line: 'trim',
    };
    return `${before}${use === 'sc' ? 'mp' : 'ms'}-${colours[ink] ?? ink}`;
  });

export const bigWheel = (): string => ellipse('shadow', 40, -18, 190, 40) + onMap(wheel(0, -218, 150, 14));

export const carousel = (): string => ellipse('shadow', 30, 4, 120, 30) + onMap(tent(0, 4, 210, 190));

export const balloons = (): string =>
  [
    ellipse('shadow', 20, 0, 90, 24),
    line('ms-ink', 3, 'M0-90v76M150-140v110', 'opacity=".6"'),
    onMap(balloon(0, -160, 2.1, 'sc-a', 'sc-b')),
    onMap(balloon(150, -180, 1.35, 'sc-b', 'sc-a')),
    onMap(balloon(-130, -140, 1.1, 'sc-c', 'sc-a')),
  ].join('');

const track =
  'M-310-40C-385-55-295-180-270-230C-245-280-195-345-160-340C-125-335-90-238-60-200C-30-162-10-98 20-110C50-122 83-227 120-270C157-313 202-377 240-370C278-363 340-273 350-230C360-187 328-125 300-110C272-95 282-152 180-140C78-128-235-25-310-40Z';

/** Draws a roller coaster behind its station. */
export const rollerCoaster = (): string => {
  const car = (x: number, y: number, turn: number): string =>
    place(x, y, 1, rect('mp-yellow', -22, -30, 44, 24, 9), turn);
  return [
    line('shadow-line', 16, track, 'transform="translate(26 40)"'),
    line(
      'ms-ink',
      7,
      'M-270-230V-90M-160-340V-90M-60-200V-80M20-110V-60M120-270V-80M240-370V-100M350-230V-100M300-110V-60M-220-290V-88M-110-275V-84M70-180V-70M180-325V-96M300-305V-100',
      'opacity=".8"',
    ),
    line('ms-ink', 20, track),
    line('ms-red', 14, track),
    line('ms-trim', 4, track, 'stroke-dasharray="4 12"'),
    car(172, -324, -38),
    car(210, -356, -24),
    car(252, -366, 18),
    house({ width: 210, height: 58, roof: 'teal' }),
    flag(-80, -114),
    flag(80, -114),
  ].join('');
};

export const swings = (): string =>
  [
    ellipse('shadow', 20, 0, 110, 28),
    path('mp-ink', 'M-12-2l8-170h10l8 170z'),
    line('ms-trim', 3, 'M-50-162l-34 92M-20-158l-14 100M22-158l14 100M52-162l34 92'),
    circle('mp-yellow', -84, -64, 14) +
      circle('mp-yellow', -34, -52, 14) +
      circle('mp-teal', 36, -52, 14) +
      circle('mp-teal', 86, -64, 14),
    path('mp-red', 'M-86-162c10-40 50-62 87-62s77 22 87 62q-22 16-43 0-22 16-44 0-22 16-44 0-21 16-43 0z') +
      path('mp-trim', 'M-42-162c6-40 24-62 43-62s37 22 44 62q-22 16-44 0-22 16-43 0z', 'opacity=".9"'),
    flag(1, -222),
  ].join('');

export const treeHouse = (): string =>
  [
    ellipse('shadow', 20, 2, 90, 26),
    path('mp-ink', 'M-18 0c10-60 8-90-4-130h46c-10 40-8 70 6 130z'),
    circle('mp-leaf', -50, -150, 56) +
      circle('mp-leaf', 50, -156, 60) +
      circle('mp-leaf', 0, -200, 62) +
      circle('shine', -28, -208, 30),
    place(4, -80, 1, house({ width: 96, height: 44 })),
    line('ms-ink', 5, 'M50-80l26 80M64-80l26 80M54-60h16M60-40h16M66-20h16'),
  ].join('');

/** Draws a small train with its steam. */
export const train = (): string =>
  [
    ellipse('shadow', 0, 12, 120, 24),
    rect('mp-teal', -120, -44, 76, 44, 10),
    rect('mp-yellow', -38, -40, 62, 40, 10),
    path('mp-red', 'M30-60h36v22h34a14 14 0 0 1 14 14V0H30z'),
    rect('mp-ink', 84, -66, 14, 30, 4),
    [-100, -62, -20, 10].map((x) => circle('mp-ink', x, 4, 11)).join('') +
      circle('mp-ink', 48, 4, 13) +
      circle('mp-ink', 92, 4, 13),
    circle('mp-trim', 112, -86, 12, 'opacity=".9"') + circle('mp-trim', 134, -108, 17, 'opacity=".8"'),
    rect('mp-lamp', 36, -52, 22, 18, 3),
  ].join('');

export const ship = (): string =>
  [
    ellipse('shadow', 16, 2, 120, 24),
    line('ms-ink', 12, 'M-70 0L0-190 70 0', 'stroke-linecap="round" stroke-linejoin="round"'),
    place(
      0,
      -186,
      1,
      line('ms-trim', 5, 'M0 0L-46 96M0 0L46 96') +
        path('mp-red', 'M-110 84c30 16 190 16 220 0l10-18c4 46-36 82-72 82h-96c-36 0-76-36-72-82z') +
        path('mp-yellow', 'M-106 104h212l-8 14h-196z') +
        [-60, -24, 12, 48].map((x) => circle('mp-ink', x, 78, 9)).join(''),
      -16,
    ),
    circle('mp-yellow', 0, -188, 13),
  ].join('');

export const dropTower = (): string =>
  [
    ellipse('shadow', 20, 2, 80, 20),
    line('ms-ink', 9, 'M-20 0v-320M20 0v-320'),
    line(
      'ms-ink',
      4,
      'M-20-20l40-40-40-40 40-40-40-40 40-40-40-40 40-40M20-20l-40-40 40-40-40-40 40-40-40-40 40-40-40-40',
      'opacity=".7"',
    ),
    path('mp-yellow', 'M-34-318L0-352l34 34z'),
    rect('mp-red', -66, -210, 132, 30, 12),
    rect('mp-lamp', -58, -202, 116, 8, 4),
    [-48, -24, 24, 48].map((x) => circle('mp-ink', x, -216, 9)).join(''),
    rect('mp-wall', -60, -26, 120, 26, 6),
    flag(0, -348, 'red'),
  ].join('');

const cup = (x: number, y: number, colour: string): string =>
  ellipse('shadow', x + 4, y + 16, 34, 9) +
  path(`mp-${colour}`, `M${x - 30} ${y - 14}h60q-2 32-20 32h-20q-18 0-20-32z`) +
  ellipse('mp-ink', x, y - 14, 30, 9, 'opacity=".8"') +
  path('mp-trim', `M${x - 28} ${y - 2}h56l-3 7h-50z`, 'opacity=".8"');

export const cups = (): string =>
  ellipse('shadow', 8, 12, 128, 46) +
  ellipse('mp-edge', 0, 0, 124, 46) +
  ellipse('mp-path', 0, -3, 116, 40) +
  cup(-60, -22, 'teal') +
  cup(58, -22, 'red') +
  cup(0, 2, 'yellow');

/** Draws a log flume: a tower, a steep channel and its basin. */
export const flume = (): string =>
  [
    ellipse('mp-edge', 60, 6, 130, 40) + ellipse('mp-water', 60, 4, 120, 32),
    line('ms-ink', 9, 'M-96 0v-150M-56 0v-120M-16 0v-72', 'opacity=".8"'),
    line('ms-ink', 44, 'M-110-156h20L52-14', 'opacity=".75" stroke-linejoin="round"') +
      line('ms-water', 32, 'M-110-156h20L52-14', 'stroke-linejoin="round"') +
      line('ms-trim', 4, 'M-84-150L44-22', 'stroke-dasharray="18 14" opacity=".8"'),
    place(
      -20,
      -86,
      1,
      rect('mp-yellow', -30, -16, 60, 22, 10) + circle('mp-ink', -10, -20, 8) + circle('mp-ink', 12, -20, 8),
      45,
    ),
    [
      [96, -6, 14],
      [120, 4, 11],
      [74, 6, 9],
      [108, -26, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle('mp-trim', x, y, r, 'opacity=".85"'))
      .join(''),
    place(-108, 0, 1, house({ width: 70, height: 40, roof: 'red' })),
  ].join('');

export const planes = (): string => {
  const plane = (x: number, y: number, colour: string): string =>
    path(`mp-${colour}`, `M${x - 26} ${y - 8}l54 8-46 20-2-14z`) + path('shine', `M${x - 26} ${y - 8}l54 8-48 6z`);
  return [
    ellipse('shadow', 12, 2, 80, 20),
    path('mp-ink', 'M-8 0l4-110h8l4 110z'),
    line('ms-trim', 4, 'M0-100L-70-66M0-100L64-74M0-100L-34-36M0-100L40-34'),
    plane(-74, -62, 'red'),
    plane(66, -70, 'yellow'),
    plane(-36, -30, 'teal'),
    plane(42, -28, 'red'),
    circle('mp-yellow', 0, -112, 14),
  ].join('');
};

/** Draws an open-air stage, with rows of seats behind it. */
export const stage = (rows = true): string =>
  [
    rows
      ? path('mp-edge', 'M-200 0a200 150 0 0 1 400 0z', 'opacity=".9"') +
        line('ms-path', 12, 'M-170-4a170 124 0 0 1 340 0M-134-4a134 96 0 0 1 268 0M-98-4a98 68 0 0 1 196 0')
      : '',
    ellipse('shadow', 20, 16, 120, 22),
    path('mp-ink', 'M-84 10v-88H84v88z') + path('mp-lamp', 'M-70 6v-70H70V6z', 'opacity=".85"'),
    path('mp-red', 'M-70-64c26 0 26 40 10 70h-10zM70-64c-26 0-26 40-10 70h10z') +
      path('mp-teal', 'M-100-76q100-64 200 0z') +
      path('mp-edge', 'M-100 8h200v14h-200z'),
  ].join('');

/** Draws a jetty with a small house, for boats. */
export const jetty = (): string =>
  path('shadow', 'M-40 6h96v26h-96z') +
  path('mp-partition', 'M-44-6h96v26h-96z') +
  line('ms-edge', 3, 'M-30-6v26M-14-6v26M2-6v26M18-6v26M34-6v26') +
  place(0, -4, 1, house({ width: 70, height: 36, roof: 'red' }));

/** Draws a stage on the water with fountains. */
export const waterStage = (): string =>
  [
    ellipse('shadow', 8, 8, 118, 34),
    ellipse('mp-partition', 0, 0, 116, 32),
    ellipse('mp-path', 0, -4, 104, 26),
    [-70, -35, 0, 35, 70]
      .map((x, index) =>
        line(
          'ms-trim',
          5,
          `M${x}-6v${round(-50 - (index % 2) * 26)}m0 12q-14-16-24 0m24 0q14-16 24 0`,
          'stroke-linecap="round" opacity=".9"',
        ),
      )
      .join(''),
    [-52, -18, 18, 52].map((x) => circle('mp-lamp', x, 6, 6)).join(''),
  ].join('');

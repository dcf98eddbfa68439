import { circle, ellipse, line, path, place, round } from '../svg.ts';
import { flag, house, rect } from './buildings.ts';

/** Draws an oval pool with its rim. */
export const pool = (x: number, y: number, rx: number, ry: number): string =>
  ellipse('mp-edge', x, y, rx + 18, ry + 16) +
  ellipse('mp-path', x, y, rx + 12, ry + 11) +
  ellipse('mp-water', x, y, rx, ry) +
  ellipse('ms-trim', x, y, rx - 14, ry - 12, 'fill="none" stroke-width="5" opacity=".5"');

const tower = (x: number, height: number, roof: string): string => {
  const [low, high, rise] = [round(height * 0.2), round(height * 0.55), round(height * 0.3)];
  const braces = `M${x - 34} ${-low}l68 ${-rise}M${x + 34} ${-low}l-68 ${-rise}M${x - 34} ${-high}l68 ${-rise}M${x + 34} ${-high}l-68 ${-rise}`;
  return (
    line('ms-ink', 8, `M${x - 34} 0v${-height}M${x + 34} 0v${-height}`, 'opacity=".8"') +
    line('ms-ink', 4, braces, 'opacity=".5"') +
    rect('mp-wall', x - 46, -height - 14, 92, 20, 6) +
    path(`mp-${roof}`, `M${x - 58} ${-height - 40}l58-52 58 52z`) +
    line('ms-ink', 5, `M${x - 40} ${-height - 10}v-32M${x + 40} ${-height - 10}v-32`) +
    path('shine', `M${x - 58} ${-height - 40}l58-52v52z`) +
    flag(x, -height - 88, 'yellow')
  );
};

const tube = (colour: string, d: string): string =>
  line('shadow-line', 30, d, 'transform="translate(12 20)" stroke-linecap="round"') +
  line(`ms-${colour}`, 30, d, 'stroke-linecap="round"') +
  line('ms-trim', 6, d, 'opacity=".45" stroke-linecap="round" transform="translate(-4 -6)"');

const splash = (x: number, y: number): string =>
  [
    [0, 0, 13],
    [20, -8, 9],
    [-20, -6, 9],
    [8, -24, 6],
    [-10, -22, 5],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => circle('mp-trim', x + dx, y + dy, r, 'opacity=".9"'))
    .join('');

export const twinSlides = (): string =>
  pool(-30, 40, 190, 52) +
  tower(60, 210, 'red') +
  tube('red', 'M30-205C-150-220-190-120-80-110S-20-20-130 26') +
  tube('yellow', 'M90-205C230-200 220-110 120-96S40-40 70 30') +
  splash(-130, 30) +
  splash(70, 34);

export const whirlBowl = (): string =>
  tower(-90, 190, 'teal') +
  tube('yellow', 'M-90-186C20-200 90-160 96-104') +
  line('ms-ink', 8, 'M-40 20v-70M140 20v-70', 'opacity=".7"') +
  ellipse('shadow', 60, 20, 130, 34) +
  path('mp-red', 'M-70-70a120 44 0 0 0 240 0q-20 90-90 96h-60q-70-6-90-96z') +
  ellipse('mp-yellow', 50, -72, 120, 42) +
  ellipse('mp-water', 50, -68, 104, 34) +
  line('ms-trim', 7, 'M-30-72c20-34 150-34 160 0s-100 34-112 8 50-24 58-4', 'stroke-linecap="round" opacity=".85"');

export const bucket = (): string =>
  pool(0, 14, 150, 46) +
  line('ms-ink', 10, 'M-70 0v-190M70 0v-190', 'opacity=".8"') +
  line('ms-ink', 8, 'M-84-188H84') +
  rect('mp-teal', -110, -90, 60, 20, 8) +
  rect('mp-yellow', 50, -110, 60, 20, 8) +
  tube('yellow', 'M110-96C170-80 170-20 110 10') +
  place(
    0,
    -190,
    1,
    path('mp-red', 'M-46-30h92l-14 84h-64z') +
      ellipse('mp-ink', 0, -30, 46, 13) +
      path('mp-trim', 'M-40-8h80l-3 16h-74z', 'opacity=".7"'),
    24,
  ) +
  path('mp-water', 'M30-176C90-160 70-60 60 0H-10C0-70 0-120 30-176z', 'opacity=".85"') +
  splash(24, 4);

export const boomerang = (): string =>
  pool(60, 30, 130, 40) +
  tower(-120, 220, 'yellow') +
  tube('teal', 'M-120-214C-40-210-60-60 0-40') +
  path('shadow', 'M-20-10h190v30h-190z') +
  path('mp-teal', 'M-30-40q30-20 60 0 20-120 120-190 40 60 40 120-20 90-90 150-80 6-130-80z') +
  path('mp-water', 'M0-30q24-10 44 6 20-90 96-146 18 40 14 84-20 66-70 106-56-6-84-50z') +
  line('ms-trim', 6, 'M40-10q40-30 90-110', 'stroke-linecap="round" opacity=".7"');

export const racer = (): string => {
  const lanes = ['red', 'yellow', 'teal', 'red'].map(
    (colour, index) =>
      line(`ms-${colour}`, 26, `M${-80 + index * 36}-190q30 40 20 90t30 90`, 'stroke-linecap="butt"') +
      line('ms-trim', 4, `M${-80 + index * 36}-190q30 40 20 90t30 90`, 'opacity=".7" stroke-dasharray="16 10"'),
  );
  return (
    pool(20, 30, 140, 40) +
    line('ms-ink', 9, 'M-96-10v-190M50-10v-190', 'opacity=".7"') +
    lanes.join('') +
    rect('mp-wall', -110, -220, 170, 34, 8) +
    path('mp-teal', 'M-124-220l26-44h118l26 44z') +
    path('shine', 'M-124-220l26-44h50l-10 44z') +
    splash(0, 20) +
    splash(70, 22)
  );
};

export const divePool = (): string =>
  rect('mp-edge', -136, -66, 272, 132, 30) +
  rect('mp-water', -122, -54, 244, 108, 24) +
  line('ms-trim', 4, 'M-110-18h220M-110 18h220', 'stroke-dasharray="18 12" opacity=".7"') +
  line('ms-ink', 8, 'M-150 20v-110M-118 20v-110', 'opacity=".8"') +
  rect('mp-red', -160, -98, 110, 14, 6);

export const rapids = (): string =>
  path('mp-edge', 'M-150 30q-20-90 70-100t110-40q80-30 130 30 30 60-40 90t-120 30q-120 40-150-10z') +
  path('mp-water', 'M-132 22q-12-72 62-80t112-42q66-22 106 24 20 44-36 70t-118 30q-104 34-126-2z') +
  line('ms-trim', 6, 'M-100 0q40-30 90-34M-40 24q60-8 96-22M60-60q40-16 62 6', 'stroke-linecap="round" opacity=".8"') +
  circle('mp-partition', -60, -40, 18) +
  circle('mp-partition', 96, 2, 16) +
  circle('mp-partition', 24, -12, 12);

/** Draws a lighthouse on its rock. */
export const lighthouse = (): string =>
  [
    ellipse('shadow', 20, 8, 90, 22),
    path('mp-partition', 'M-80 10q10-50 60-46h44q46-4 56 46z'),
    path('mp-trim', 'M-30-30l10-210h40l10 210z'),
    path('mp-red', 'M-28-80l3-50h50l3 50zM-23-170l2-44h42l2 44z'),
    path('shine', 'M-30-30l10-210h18l-6 210z'),
    rect('mp-ink', -34, -252, 68, 12, 4),
    rect('mp-lamp', -20, -290, 40, 38, 6),
    path('mp-red', 'M-28-290l28-34 28 34z'),
    circle('mp-lamp', 0, -272, 36, 'opacity=".25"'),
    path('mp-ink', 'M-9-30v-26a9 9 0 0 1 18 0v26z'),
  ].join('');

/** Draws a bath house with steam. */
export const bathHouse = (): string =>
  house({ width: 230, height: 70, roof: 'teal', awning: 'yellow' }) +
  line(
    'ms-trim',
    8,
    'M-60-160c-12-14 12-22 0-38M0-168c-12-14 12-22 0-38M60-160c-12-14 12-22 0-38',
    'stroke-linecap="round" opacity=".8"',
  ) +
  pool(-40, 60, 70, 22) +
  pool(90, 66, 56, 18);

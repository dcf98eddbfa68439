import { circle, ellipse, line, path, round } from '../svg.ts';

export const rect = (
  names: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  more = '',
): string =>
  `<rect class="${names}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ''}${more && ` ${more}`}/>`;

/** Draws a flag on a mast whose foot is at a point. */
export const flag = (x: number, y: number, colour = 'yellow'): string =>
  line('ms-ink', 4, `M${x} ${y}v-46`) + path(`mp-${colour}`, `M${x} ${y - 46}l34 10-34 12z`);

const awning = (width: number, top: number, colour: string): string => {
  const count = Math.max(4, 2 * Math.round(width / 44));
  const step = width / count;
  return Array.from({ length: count }, (_, index) =>
    path(
      index % 2 ? 'mp-trim' : `mp-${colour}`,
      `M${round(step * index - width / 2)} ${top}h${round(step)}v16a${round(step / 2)} 8 0 0 1-${round(step)} 0z`,
    ),
  ).join('');
};

interface House {
  width: number;
  height?: number;
  roof?: string;
  /** Colour of the striped awning, if it has one. */
  awning?: string;
}

/** Draws a small house: wall, door, lit windows, roof. */
export function house({ width, height = width * 0.36, roof = 'roof', awning: stripes = '' }: House): string {
  const [half, eaves, rise] = [width / 2, round(width / 2 + 10), round(height * 0.98)];
  const [top, inset, windows] = [round(-height), round((width + 20) * 0.16), Math.max(1, Math.floor(width / 56))];
  const ridge = round(eaves * 2 - inset * 2);
  const pane = round(height * 0.36);
  const spots = Array.from({ length: windows + 1 }, (_, index) => ((index + 0.5) / (windows + 1) - 0.5) * width);
  const door = spots.splice(Math.floor(spots.length / 2), 1)[0] ?? 0;
  return [
    path('shadow', `M${-half} 0l30 16h${width - 10}l-8${round(-height * 1.4)}-40 10z`),
    path('mp-wall', `M${-half} ${top}h${width}V0h${-width}z`) +
      path('shadow', `M${-half} ${top}h${width}v8h${-width}z`),
    ...spots.map((x) => rect('mp-lamp', x - 10, height * -0.72, 20, pane, 4)),
    path('mp-ink', `M${round(door - 9)} 0v${round(-height * 0.6)}a9 9 0 0 1 18 0V0z`),
    stripes && awning(width, top, stripes),
    path(`mp-${roof}`, `M${-eaves} ${top}l${inset} ${-rise}h${ridge}l${inset} ${rise}z`) +
      path('shine', `M${-eaves} ${top}l${inset} ${-rise}h${round(ridge * 0.42)}l${round(-inset * 0.4)} ${rise}z`),
    line('ms-trim', 4, `M${-eaves + inset} ${round(top - rise)}h${ridge}`, 'stroke-linecap="round" opacity=".55"'),
  ].join('');
}

/** Draws a white cross on the roof of a house. */
export const cross = (y: number): string => path('mp-trim', `M-10 ${y - 24}h20v14h14v20h-14v14h-20v-14h-14v-20h14z`);

/** Draws a large house with a dome: an exhibition hall. */
export const hall = (): string => {
  const panes = [-163, -103, 59, 119].flatMap((x) => [-138, -76].map((y) => rect('mp-lamp', x, y, 44, 38, 6)));
  return [
    path('shadow', 'M-175 0l40 22h330l-6-190-50 10z'),
    path('mp-wall', 'M-185-170h370V0h-370z') + path('shadow', 'M-185-170h370v10h-370z'),
    ...panes,
    path('mp-ink', 'M-35 0v-78a35 35 0 0 1 70 0V0z') +
      path('mp-lamp', 'M-21 0v-74a21 21 0 0 1 42 0V0z', 'opacity=".7"'),
    path('mp-teal', 'M-203-170l46-86h314l46 86z') + path('shine', 'M-203-170l46-86h110l-20 86z'),
    path('mp-teal', 'M-85-250a85 85 0 0 1 170 0z') + path('shine', 'M-85-250a85 85 0 0 1 60-80c-20 24-26 50-26 80z'),
    line('ms-trim', 4, 'M-155-254h70M87-254h70', 'stroke-linecap="round" opacity=".55"'),
    flag(0, -332, 'red'),
    path('mp-edge', 'M-60 0h120l26 40H-86z') + line('ms-partition', 4, 'M-64 8H64M-70 18H70M-76 28H76'),
  ].join('');
};

/** Draws the park's gate: two towers and an arch with a string of lamps. */
export const gate = (): string => {
  const bulbs = Array.from({ length: 9 }, (_, index) => {
    const way = (index + 1) / 10;
    return circle('mp-lamp', -118 + 236 * way, -68 + 52 * way * (1 - way), 3);
  });
  const tower = (x: number): string =>
    path('mp-wall', `M${x - 45}-112h90V0h-90z`) +
    path('mp-red', `M${x - 57}-112l57-80 57 80z`) +
    path('shine', `M${x - 57}-112l57-80v80z`) +
    path('mp-lamp', `M${x - 19}-72h38v30h-38z`) +
    flag(x, -190);
  return [
    ellipse('shadow', 10, 6, 250, 30),
    tower(-175),
    tower(175),
    path('mp-teal', 'M-136-90q136-90 272 0v30q-136-80-272 0z') +
      path('shine', 'M-136-90q136-90 272 0v8q-136-86-272 0z'),
    line('ms-trim', 2, 'M-118-68Q0-42 118-68', 'opacity=".8"'),
    ...bulbs,
  ].join('');
};

/** Draws a small gate at the edge of a park. */
export const sideGate = (): string =>
  ellipse('shadow', 6, 4, 70, 14) +
  path('mp-wall', 'M-60-70h26V0h-26zM34-70h26V0H34z') +
  path('mp-teal', 'M-70-66q70-60 140 0v22q-70-50-140 0z') +
  path('shine', 'M-70-66q70-60 140 0v7q-70-56-140 0z');

/** Draws a greenhouse of glass. */
export const greenhouse = (): string =>
  [
    path('shadow', 'M-100 0l30 16h190l-8-90-40 10z'),
    path('mp-trim', 'M-100-56Q-100-136 0-136T100-56V0h-200z', 'opacity=".75"') +
      path('mp-water', 'M-92-54Q-92-128 0-128T92-54V-6H-92z', 'opacity=".7"'),
    circle('mp-leaf', -56, -30, 26) +
      circle('mp-leaf', 10, -34, 30) +
      circle('mp-leaf', 62, -26, 22) +
      circle('mp-red', -48, -40, 7) +
      circle('mp-yellow', 22, -46, 7) +
      circle('mp-red', 60, -34, 6),
    line('ms-trim', 4, 'M-92-54H92M-60-110V-4M-20-126V-4M20-126V-4M60-110V-4', 'opacity=".8"'),
    path('mp-ink', 'M-14 0v-40a14 14 0 0 1 28 0V0z', 'opacity=".7"'),
    line('ms-trim', 6, 'M-100 0v-56Q-100-136 0-136T100-56V0'),
  ].join('');

/** Draws a striped cart for snacks. */
export const cart = (): string =>
  [
    ellipse('shadow', 8, 4, 44, 12),
    path('mp-red', 'M-36-44h72v34h-72z') + path('mp-trim', 'M-36-34h72v8h-72z'),
    circle('mp-ink', -20, -6, 10) +
      circle('mp-ink', 20, -6, 10) +
      circle('mp-lamp', -20, -6, 4) +
      circle('mp-lamp', 20, -6, 4),
    line('ms-ink', 4, 'M-30-44v-40M30-44v-40'),
    path('mp-yellow', 'M-46-80q8-30 46-30t46 30q-11 10-23 0-11 10-23 0-12 10-23 0-12 10-23 0z') +
      path('mp-trim', 'M-23-80q2-28 23-30 21 2 23 30-11 10-23 0-12 10-23 0z'),
  ].join('');

/** Draws a railway station with its platform roof. */
export const station = (): string =>
  house({ width: 110, height: 46, roof: 'teal' }) +
  path('mp-red', 'M58-50h70l12 14H52z') +
  line('ms-ink', 4, 'M70-36V0M124-36V0') +
  circle('mp-trim', 0, -66, 13) +
  line('ms-ink', 3, 'M0-74v8l6 4');

/** Draws a bus at its stop. */
export const busStop = (): string =>
  [
    ellipse('shadow', 10, 6, 96, 16),
    path('mp-red', 'M-84-58a10 10 0 0 1 10-10H60c14 0 24 18 26 40v26H-84z'),
    [-70, -34, 2].map((x) => rect('mp-lamp', x, -58, 28, 24, 4)).join('') +
      path('mp-lamp', 'M40-58h16c8 0 14 10 16 24H40z'),
    path('mp-trim', 'M-84-26H86v8H-84z'),
    [-52, 50].map((x) => circle('mp-ink', x, 0, 13) + circle('mp-lamp', x, 0, 5)).join(''),
    line('ms-ink', 5, 'M112 4v-84') + rect('mp-teal', 98, -98, 28, 28, 8),
  ].join('');

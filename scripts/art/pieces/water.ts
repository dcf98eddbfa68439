import { circle, ellipse, line, path, place, smooth } from '../svg.ts';
import type { Box, Point } from '../svg.ts';

/** One line of waves: mean height, half the rise, length from crest to crest, shift to the right. */
export interface Swell {
  y: number;
  rise: number;
  length: number;
  shift: number;
}

function crests({ y, rise, length, shift }: Swell, view: Box): Point[] {
  const points: Point[] = [];
  const [from, to] = [view.x - length * 1.5, view.x + view.width + length * 1.5];
  for (let step = Math.floor(-1440 / length) * 2; step * (length / 2) < 3000; step += 1) {
    const x = step * (length / 2) + shift;
    if (x >= from && x <= to) points.push([x, y + (step % 2 ? rise : -rise)]);
  }
  return points;
}

export function band(names: string, swell: Swell, view: Box): string {
  const points = crests(swell, view);
  return path(names, `${smooth(points)}V561H${points[0]?.[0] ?? 0}Z`);
}

export const foam = (swell: Swell, view: Box, opacity: number): string =>
  line(
    'st-line',
    3,
    smooth(crests({ ...swell, y: swell.y + 2 }, view)),
    `stroke-linecap="round" opacity="${opacity}" stroke-dasharray="70 26 18 40"`,
  );

export const parasol = (x: number, y: number, scale: number, one: string, two: string): string =>
  place(
    x,
    y,
    scale,
    path('st-c', 'M0-56V0', 'stroke-width="3.4"') +
      path(one, 'M-44-38C-40-66-20-80 0-82c20 2 40 16 44 44-8-6-14-6-22 0-8-7-14-7-22 0-8-7-14-7-22 0-8-6-14-6-22 0z') +
      path(two, 'M0-82c-10 4-20 20-22 44 8-7 14-7 22 0 8-7 14-7 22 0C20-62 10-78 0-82z'),
  );

export const palm = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    path('sc-d', 'M-5 0c3-40 6-70 18-104l6 2C10-70 7-40 7 0z') +
      path(
        'sc-fore',
        'M16-104c-20-20-46-18-60 2 22-10 40-8 60-2zM16-104c-8-28-32-38-54-28 24 2 38 10 54 28zM16-104c4-28 26-42 50-34-24 4-36 14-50 34zM16-104c22-18 46-12 58 10-20-12-38-14-58-10zM16-104c-22 0-38 16-36 42 8-22 18-32 36-42zM16-104c20 4 32 20 28 44-6-22-14-32-28-44z',
      ),
  );

/** A person in a swimming ring. */
export const float = (x: number, y: number, scale: number, names: string): string =>
  place(
    x,
    y,
    scale,
    ellipse(names, 0, 0, 30, 13) +
      path('sc-c', 'M-30 0c0-5 6-9 13-11l5 5c-6 1-10 3-10 6zM30 0c0 5-6 9-13 11l-5-5c6-1 10-3 10-6zM-4 13l1-7h8l4 6z') +
      ellipse('sc-near', 0, 0, 15, 5.5) +
      circle('sc-d', -2, -21, 6.5) +
      path('sc-d', 'M-12 1c0-10 3-15 10-15S9-9 9 1z'),
  );

const tube = (names: string, d: string): string =>
  line('st-d', 21, d, 'opacity=".28" stroke-linecap="round" transform="translate(3 5)"') +
  line(names, 19, d, 'stroke-linecap="round"') +
  line('st-c', 4, d, 'opacity=".5" stroke-linecap="round" transform="translate(-3 -4)"');

/** The tower with three slides; its legs stand at x 772 and 838 when `dx` is 0. */
export const slides = (dx: number): string =>
  `<g transform="translate(${dx})">${[
    line('st-d', 5, 'M772 490V268M838 490V268'),
    line('st-d', 2, 'M772 470l66-44-66-44 66-44-66-44M838 470l-66-44 66-44-66-44 66-44', 'opacity=".7"'),
    path('sc-c', 'M762 262h86v9h-86zM762 342h86v8h-86z'),
    line('st-c', 3, 'M766 262v-18M844 262v-18M805 262v-18'),
    path('sc-b', 'M752 246l53-40 53 40z'),
    path('sc-a', 'M786 246l19-40 19 40z'),
    path('st-d', 'M805 206v-22', 'stroke-width="2"'),
    path('sc-a', 'M805 184l22 6-22 7z'),
    tube('st-b', 'M842 282C920 276 950 316 906 340C866 362 850 392 900 410C950 428 962 452 934 482'),
    tube('st-a', 'M768 286C690 280 664 322 704 348C744 374 726 414 676 424C642 432 632 452 640 482'),
    tube('st-c', 'M768 362C736 368 736 400 756 418C776 436 778 456 768 484'),
  ].join('')}</g>`;

export const lighthouse = (x: number, y: number): string =>
  place(
    x,
    y,
    1,
    path('sc-c', 'M-12 0l5-74H9l5 74z') +
      path('sc-a', 'M-8-52H10l2 22h-22zM-10-74h22v-6h-22z') +
      path('sc-light', 'M-6-92H8v12H-6z') +
      path('sc-a', 'M-9-92l10-13 10 13z') +
      path('sc-mid', 'M-60 2c20-14 100-14 126 0z'),
  );

import { circle, line, path, place, random, round } from '../svg.ts';

/** A low racing car, 140 long, its wheels on 0, 14; the lights are its last touch. */
export const car = (body: string, stripe: string): string =>
  [
    path('sc-d', 'M-62 6H66v4H-62z', 'opacity=".5"'),
    path(body, 'M-70 4c-2-8 0-13 9-15l20-2c11-9 23-13 38-13 15 0 26 5 36 13l27 3c10 2 12 7 10 14z'),
    path('sc-d', 'M-32-13c8-6 17-9 27-9h2v9zM2-22c10 0 17 4 23 9H2z'),
    path(stripe, 'M-70-3H69l1 4H-70zM-12-10H3v8h-15z'),
    path('sc-d', 'M-64-22h5l2 10h-5zM-76-25h24v3.5h-24z'),
    circle('sc-d', -36, 3, 11) + circle('sc-line', -36, 3, 5) + circle('sc-d', 40, 3, 11) + circle('sc-line', 40, 3, 5),
    path('sc-light', 'M58-9l10 2v4H58z'),
  ].join('');

/** A lamp mast with its beam; needs the gradient `beam`. */
export const mast = (x: number, y: number, height: number): string =>
  place(
    x,
    y,
    1,
    path('st-d', `M0 0v${-height}`, 'stroke-width="4"') +
      path('sc-d', `M-22 ${-height - 18}h44v20h-44z`) +
      path(
        'sc-light',
        `M-18 ${-height - 14}h8v5h-8zm14 0h8v5h-8zm14 0h8v5h-8zm-28 8h8v5h-8zm14 0h8v5h-8zm14 0h8v5h-8z`,
      ) +
      `<path fill="url(#beam)" opacity=".5" d="M-22 ${-height}l-88 ${height + 20}h220l-88 ${-height - 20}Z"/>`,
  );

/** A covered stand full of people, its foot at y 462. */
export function stand(x: number): string {
  const next = random(77);
  const inks = ['sc-c', 'sc-a', 'sc-b', 'sc-line'];
  const crowd = Array.from({ length: 150 }, (_, index) => {
    const ink = inks[Math.floor(next() * 4)] ?? 'sc-c';
    const opacity = round(0.45 + next() * 0.5);
    const cx = Math.round(424 + (index % 30) * 8.6 + next() * 3);
    return { ink, dot: `M${cx} ${Math.round(404 + Math.floor(index / 30) * 10 + next() * 3)}h0`, dim: opacity < 0.7 };
  });
  const groups = inks.flatMap((ink) =>
    [true, false].map((dim) => ({
      ink,
      dim,
      d: crowd
        .filter((one) => one.ink === ink && one.dim === dim)
        .map((one) => one.dot)
        .join(''),
    })),
  );
  return place(
    x,
    0,
    1,
    [
      path('sc-near', 'M404 462v-64h276v64z'),
      ...groups.map(({ ink, dim, d }) =>
        line(ink.replace('sc-', 'st-'), 4.6, d, `stroke-linecap="round" opacity="${dim ? '.55' : '.85'}"`),
      ),
      path('sc-d', 'M392 462v-86l300-26v10L408 386v76z'),
      path('sc-line', 'M392 376l300-26v4L392 380z'),
      path('st-d', 'M470 384v78M560 374v88M650 366v96', 'stroke-width="4"'),
      path('sc-a', 'M404 452h276v5H404z'),
    ].join(''),
  );
}

/** The pit building with the control tower, its foot at y 442. */
export const tower = (): string =>
  [
    path('sc-near', 'M800 398h200v44H800z'),
    path('sc-d', 'M794 394h214v7H794z'),
    path(
      'sc-light',
      'M812 410h24v12h-24zm34 0h24v12h-24zm34 0h24v12h-24zm34 0h24v12h-24zm34 0h24v12h-24z',
      'opacity=".85"',
    ),
    path('sc-near', 'M856 318h44v80h-44z'),
    path('sc-d', 'M846 300h64v24h-64z'),
    path('sc-light', 'M850 304h56v12h-56z'),
    path('sc-a', 'M846 324h64v4h-64z'),
    path('st-line', 'M878 300v-30', 'stroke-width="2"'),
    path('sc-a', 'M878 270l20 6-20 7z'),
  ].join('');

/** Asphalt between red and white kerbs along a line. */
export const road = (d: string, width: number): string =>
  [
    line('st-d', width + 14, d, 'opacity=".55"'),
    line('st-c', width + 10, d),
    line('st-a', width + 10, d, 'stroke-dasharray="15 15"'),
    `<path fill="none" stroke="var(--map-asphalt)" stroke-width="${width}" d="${d}"/>`,
    line('st-line', 1.5, d, 'opacity=".35" stroke-dasharray="16 18"'),
  ].join('');

/** A gantry with the five starting lights. */
export const gantry = (): string =>
  path('sc-d', 'M716 413h6v73h-6zM838 413h6v81h-6zM708 396h144v17H708z') +
  [0, 1, 2, 3, 4].map((lamp) => circle('sc-a', 744 + lamp * 18, 404.5, 5.5)).join('');

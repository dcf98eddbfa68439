import { path, line, place } from '../svg.ts';

/** A steep-roofed lodge, 128 high, standing on its deck at 0, 0. */
export const lodge = (x: number, y: number, scale: number, snow = false): string =>
  place(
    x,
    y,
    scale,
    [
      path('sc-d', 'M-64 0L0-128 64 0z'),
      path('sc-a', 'M-52 0L0-106 52 0z'),
      path('sc-light', 'M-30 0v-40L0-86l30 46V0z'),
      line('st-a', 4, 'M0-86V0M-30-40h60M-30-18h60'),
      path('sc-d', 'M-9 0v-26H9V0z'),
      path('sc-d', 'M34-112h14v38l-14-26z'),
      line('st-d', 9, 'M-68 4L0-132 68 4', 'stroke-linecap="round" stroke-linejoin="round"'),
      snow
        ? line('st-c', 6, 'M-58-22L0-135l30 58M42-60l18 36', 'stroke-linecap="round" stroke-linejoin="round"') +
          path('sc-c', 'M32-116h18v6h-18z')
        : '',
      path('sc-a', 'M-84 0H84v7H-84z'),
      path('sc-d', 'M-80 7h6v14h-6zM-3 7h6v14h-6zM74 7h6v14h-6z'),
    ].join(''),
  );

/** A long log house, 98 high, standing on 0, 0. */
export const house = (x: number, y: number, scale: number, snow = false): string =>
  place(
    x,
    y,
    scale,
    [
      path('sc-a', 'M-74-52H74V0H-74z'),
      path('sc-b', 'M-74-52H74v6H-74z', 'opacity=".5"'),
      path('sc-d', 'M28-98h12v18H28z'),
      path('sc-d', 'M-86-50l28-38H58l28 38z'),
      snow
        ? path('sc-c', 'M-77-62l19-26H58l19 26q-12 6-22 0-16 8-30 0-14 7-28 0-18 8-34 0-20 8-40 0zM26-101h16v6H26z')
        : '',
      path('sc-light', 'M-60-36h20v20h-20zM-30-36h20v20h-20zM40-36h20v20H40zM10-36h20V0H10z'),
      path('st-a', 'M-50-36v20M-20-36v20M50-36v20', 'stroke-width="2"'),
    ].join(''),
  );

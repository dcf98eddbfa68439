import { car } from '../pieces/track.ts';
import { person } from '../pieces/park.ts';
import { circle, line, path, place } from '../svg.ts';
import { floor, ridge } from './tile.ts';
import type { Tiles } from './tile.ts';

const asphalt = (y: number): string => `<path fill="var(--map-asphalt)" d="M0 ${y}H120V120H0Z"/>`;
const kerb = (y: number): string =>
  line('st-c', 5, `M0 ${y}H120`) + line('st-a', 5, `M0 ${y}H120`, 'stroke-dasharray="10 10"');
const sun = circle('sc-sun', 60, 74, 20);

const checks = (x: number, y: number, size: number, columns: number, rows: number): string => {
  const squares = Array.from({ length: columns * rows }, (_, at) => ({
    column: at % columns,
    row: Math.floor(at / columns),
  }));
  const dark = squares.filter(({ column, row }) => (column + row) % 2 === 0);
  return path(
    'sc-d',
    dark.map(({ column, row }) => `M${x + column * size} ${y + row * size}h${size}v${size}h${-size}z`).join(''),
  );
};

/** A day at the circuit. */
export const races: Tiles = {
  car:
    sun +
    ridge(82, 'sc-far') +
    asphalt(82) +
    kerb(84) +
    path('sc-line', 'M4 106h26v3H4zM48 106h26v3H48zM92 106h26v3H92z', 'opacity=".4"') +
    place(60, 88, 0.68, car('sc-a', 'sc-c')),
  kart:
    sun +
    ridge(86, 'sc-far') +
    asphalt(86) +
    kerb(88) +
    place(
      60,
      94,
      1,
      path('sc-d', 'M-40 0h82v5h-82z') +
        path('sc-b', 'M10-8h24c6 0 10 4 10 9H6z') +
        path('sc-a', 'M-36-10h20l6 11h-28z') +
        path('sc-d', 'M-26-28h6l6 20h-8z') +
        circle('sc-c', -4, -34, 9) +
        path('sc-d', 'M-2-38h8v6h-8z') +
        path('sc-a', 'M-16-10c0-12 4-16 12-16s10 6 12 12l8 6v6h-32z') +
        line('st-d', 3, 'M14-8l6-10', 'stroke-linecap="round"') +
        circle('sc-d', -28, 4, 11) +
        circle('sc-line', -28, 4, 4) +
        circle('sc-d', 32, 6, 9) +
        circle('sc-line', 32, 6, 3.5),
    ),
  tower:
    sun +
    ridge(84, 'sc-far') +
    path('sc-near', 'M48 46h26v56H48z') +
    path('sc-d', 'M38 26h46v24H38z') +
    path('sc-light', 'M42 31h38v12H42z') +
    path('sc-a', 'M38 50h46v4H38z') +
    path('st-line', 'M60 26V10', 'stroke-width="2"') +
    path('sc-a', 'M60 10l16 5-16 5z') +
    path('sc-near', 'M0 84h120v20H0z') +
    path('sc-light', 'M8 89h14v8H8zm26 0h14v8H34zm26 0h14v8H60zm26 0h14v8H86z', 'opacity=".85"') +
    asphalt(102) +
    kerb(104),
  stand:
    sun +
    path('sc-near', 'M8 98V48h104v50z') +
    [0, 1, 2, 3]
      .flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) =>
          circle(
            ['sc-a', 'sc-c', 'sc-b', 'sc-line'][(seat * 3 + row * 5) % 4] ?? 'sc-c',
            16 + seat * 11,
            56 + row * 11,
            3.6,
          ),
        ),
      )
      .join('') +
    path('sc-d', 'M2 34l116-14v9L8 42v56H2z') +
    path('sc-line', 'M2 34l116-14v3L2 37z') +
    path('st-d', 'M40 38v60M78 33v65', 'stroke-width="3"') +
    asphalt(98) +
    kerb(100),
  flag:
    sun +
    ridge(92, 'sc-far') +
    path('st-line', 'M26 112V14', 'stroke-width="5" stroke-linecap="round"') +
    place(28, 18, 1, path('sc-c', 'M0 0h72v48H0z') + checks(0, 0, 12, 6, 4)) +
    asphalt(108),
  podium:
    path('sc-glow', 'M60 6L10 104h100z', 'opacity=".3"') +
    person(60, 56, 1, 'sc-a') +
    line('st-a', 3, 'M54 38l-8-12M66 38l8-12', 'stroke-linecap="round"') +
    person(30, 72, 0.9, 'sc-b') +
    person(90, 78, 0.9, 'sc-c') +
    path('sc-near', 'M14 72h30v32H14zM76 78h30v26H76z') +
    path('sc-d', 'M44 56h32v48H44z') +
    path('sc-light', 'M57 66h6v20h-6zM25 82h8v3h-8zm0 5h8v3h-8zM87 86h8v3h-8z') +
    asphalt(104) +
    path('sc-a', 'M10 20h5v5h-5zM30 30h4v4h-4zM88 18h5v5h-5zM104 34h4v4h-4z') +
    path('sc-b', 'M22 10h4v4h-4zM98 24h4v4h-4zM76 12h4v4h-4zM40 18h4v4h-4z'),
  drive:
    `<path fill="var(--map-asphalt)" d="M0 120L46 52h28l46 68z"/>` +
    path('sc-c', 'M58 60h4l1 8h-6zM57 74h6l1 12h-8z', 'opacity=".7"') +
    line('st-a', 4, 'M0 116L44 52M120 116L76 52', 'stroke-dasharray="9 9"') +
    path('sc-d', 'M0 82c30-10 90-10 120 0v38H0z') +
    path('sc-light', 'M46 84h10v5H46zM64 84h10v5H64z') +
    circle('st-line', 60, 116, 33, 'fill="none" stroke-width="9"') +
    path('sc-line', 'M29 110h62v8H29z') +
    circle('sc-a', 60, 114, 9),
  night:
    floor('sc-d', 0) +
    circle('sc-star', 20, 20, 1.2) +
    path('sc-near', 'M0 84C30 72 70 88 120 78V120H0z') +
    [24, 96]
      .map(
        (x) =>
          path('sc-light', `M${x - 12} 26L${x - 34} 96h68L${x + 12} 26z`, 'opacity=".28"') +
          path('st-line', `M${x} 100V26`, 'stroke-width="3"') +
          path('sc-line', `M${x - 14} 14h28v13h-28z`) +
          path('sc-light', `M${x - 11} 17h6v7h-6zm8 0h6v7h-6zm8 0h6v7h-6z`),
      )
      .join('') +
    asphalt(90) +
    kerb(92) +
    place(60, 100, 0.5, car('sc-a', 'sc-c')),
  walk:
    sun +
    ridge(82, 'sc-far') +
    asphalt(82) +
    kerb(84) +
    path('sc-line', 'M58 90h4l1 8h-6zM57 104h6l1 14h-8z', 'opacity=".5"') +
    person(36, 108, 1.5, 'sc-a') +
    person(58, 108, 1.05, 'sc-b') +
    person(84, 110, 1.5, 'sc-c'),
};

import { circle, ellipse, line, path, place } from '../svg.ts';
import { float, lighthouse, parasol } from '../pieces/water.ts';
import { cloud } from '../pieces/sky.ts';
import { floor } from './tile.ts';
import type { Tiles } from './tile.ts';

const swim =
  path('sc-near', 'M0 98c20-6 30 4 50 0s40-4 70 1v21H0z') + path('sc-fore', 'M0 108c20-5 30 4 56 0s40-3 64 1v11H0z');
const ripples = line(
  'st-line',
  3,
  'M8 22q10-6 20 0t20 0M70 14q8-5 16 0t16 0M80 104q8-5 16 0t16 0M6 98q8-5 16 0',
  'stroke-linecap="round" opacity=".5"',
);
const head = (x: number, y: number): string =>
  circle('sc-d', x, y, 5) + path('sc-d', `M${x - 8} ${y + 14}c0-7 3-10 8-10s8 3 8 10z`);
const tube = (names: string, d: string): string =>
  line('st-d', 13, d, 'opacity=".28" stroke-linecap="round" transform="translate(2 3)"') +
  line(names, 11, d, 'stroke-linecap="round"') +
  line('st-c', 2.4, d, 'opacity=".5" stroke-linecap="round" transform="translate(-2 -2)"');
const steam = (x: number, y: number): string =>
  line('st-c', 3, `M${x} ${y}c-5-6 5-9 0-15s5-9 0-14`, 'stroke-linecap="round" opacity=".75"');

/** Attractions of a water park. */
export const pools: Tiles = {
  twin:
    circle('sc-sun', 24, 30, 12) +
    line('st-d', 4, 'M58 100V34M84 100V34') +
    line('st-d', 1.6, 'M58 92l26-18-26-18 26-18', 'opacity=".7"') +
    path('sc-c', 'M52 34h38v5H52z') +
    path('sc-b', 'M50 32L71 14l21 18z') +
    path('sc-a', 'M63 32l8-18 8 18z') +
    tube('st-a', 'M58 44C26 42 18 58 40 66S36 86 26 100') +
    tube('st-b', 'M84 44c30 0 30 22 10 30s8 18 10 30') +
    swim,
  wave:
    circle('sc-sun', 96, 26, 12) +
    path('sc-far', 'M0 58c20-6 30 4 56 0s40-5 64 0v62H0z') +
    path(
      'sc-near',
      'M0 96C14 96 18 40 64 36c26-2 38 20 26 38-3 5-12 6-14 0 5-2 8-8 4-13-7-8-20-2-20 12 0 16 28 22 60 17v30H0z',
    ) +
    path(
      'sc-c',
      'M14 74C20 52 36 36 64 34c28-2 40 20 28 40-3 5-12 6-16 0 6-1 10-8 6-14-6-8-18-6-23 4 0-14 12-22 22-18-7-8-18-8-28-5-18 5-30 18-39 33z',
    ) +
    line('st-line', 2.4, 'M22 90q10-10 14-22M40 98q6-6 8-16', 'stroke-linecap="round" opacity=".7"') +
    place(100, 88, 0.5, float(0, 0, 1, 'sc-b')) +
    path('sc-fore', 'M0 100c20-7 32 5 60 0s40-4 60 0v20H0z'),
  ring:
    floor('sc-near', 0) +
    ripples +
    ellipse('sc-fore', 63, 68, 40, 36) +
    circle('sc-a', 60, 60, 38) +
    circle('sc-near', 60, 60, 17) +
    path('sc-c', 'M52 23h16l-3 21H55zM52 97h16l-3-21H55zM23 52v16l21-3V55zM97 52v16l-21-3V55z'),
  lazy:
    floor('sc-near', 0) +
    line('st-c', 40, 'M-10 26C50 14 96 26 88 58S30 84 34 128', 'stroke-linecap="round"') +
    line('st-mid', 33, 'M-10 26C50 14 96 26 88 58S30 84 34 128', 'stroke-linecap="round"') +
    line(
      'st-line',
      2,
      'M6 26q18-4 34-2M92 48q0 16-22 26M40 100q-8 10-6 20',
      'opacity=".7" stroke-linecap="round" stroke-dasharray="12 7"',
    ) +
    circle('sc-b', 48, 23, 11) +
    circle('sc-mid', 48, 23, 5) +
    circle('sc-a', 80, 66, 11) +
    circle('sc-mid', 80, 66, 5) +
    circle('sc-c', 40, 96, 9) +
    circle('sc-mid', 40, 96, 4) +
    circle('sc-fore', 16, 76, 13) +
    circle('sc-fore', 104, 100, 16),
  bowl:
    circle('sc-sun', 20, 26, 10) +
    cloud(66, 8, 0.36, 0.8) +
    line('st-d', 4, 'M30 104V62M90 104V62M60 108V84') +
    tube('st-a', 'M126 22C104 20 96 30 92 46') +
    path('sc-b', 'M14 52h92c0 24-22 42-38 42H52c-16 0-38-18-38-42z') +
    ellipse('sc-c', 60, 52, 46, 13) +
    ellipse('sc-mid', 60, 54, 38, 9) +
    line('st-c', 2.4, 'M30 54c8 8 44 10 56 1M42 52c8-6 30-6 38 0', 'stroke-linecap="round"') +
    head(74, 42) +
    swim,
  bucket:
    cloud(4, 12, 0.4, 0.8) +
    line('st-d', 4, 'M32 104V30M88 104V30') +
    path('sc-c', 'M26 54h68v5H26z') +
    place(
      60,
      36,
      1,
      path('sc-a', 'M-24-14h48l-7 34h-34z') + ellipse('sc-d', 0, -14, 24, 6) + path('sc-b', 'M-22-4h44l-1.5 7h-41z'),
      34,
    ) +
    path('sc-mid', 'M78 46c12 4 8 22 6 52h22c2-30-2-56-20-60z') +
    line('st-c', 2.4, 'M92 54c4 12 3 28 2 42M84 58c3 12 2 26 1 38', 'opacity=".8" stroke-linecap="round"') +
    head(44, 84) +
    `<g opacity=".9">${circle('sc-c', 84, 98, 7)}${circle('sc-c', 96, 100, 9)}${circle('sc-c', 107, 99, 6)}</g>` +
    swim,
  spa:
    path('sc-far', 'M0 60C24 40 40 54 60 48s40-14 60 6v30H0z') +
    steam(38, 56) +
    steam(60, 50) +
    steam(82, 56) +
    path('sc-mid', 'M4 84c4-12 22-8 26-2 8-8 22-6 26 0 8-6 22-6 28 0 8-8 26-6 32 4v18H4z') +
    ellipse('sc-line', 60, 92, 50, 14) +
    head(42, 78) +
    head(78, 78) +
    ellipse('sc-near', 60, 96, 48, 11) +
    line('st-line', 2, 'M30 98q8-3 16 0t16 0M68 102q8-3 16 0', 'opacity=".7" stroke-linecap="round"') +
    path('sc-far', 'M0 104c8-8 22-8 28 0 8-6 22-6 28 0 10-6 22-6 30 0 10-8 26-6 34 2v14H0z'),
  kids:
    circle('sc-sun', 98, 24, 11) +
    line('st-c', 6, 'M52 98V50') +
    path('sc-a', 'M18 52c2-20 16-30 34-30s32 10 34 30c-12 6-56 6-68 0z') +
    `<g class="sc-c">${circle('sc-c', 38, 38, 5)}${circle('sc-c', 58, 33, 4)}${circle('sc-c', 70, 44, 4.5)}</g>` +
    line(
      'st-line',
      2,
      'M22 58v36M32 60v34M42 60v36M62 60v36M72 60v34M82 58v36',
      'opacity=".75" stroke-linecap="round" stroke-dasharray="9 6"',
    ) +
    head(32, 84) +
    head(76, 86) +
    path('sc-b', 'M88 90c6 3 10 1 12-3a8 8 0 1 1 12 2c4 4 3 11-4 11H98c-6 0-10-4-10-10z') +
    path('sc-a', 'M114 79l6 2-6 3z') +
    circle('sc-d', 108, 80, 1.3) +
    swim,
  light:
    circle('sc-sun', 88, 40, 14) +
    cloud(62, 10, 0.4, 0.8) +
    path('sc-mid', 'M0 84c20-3 30 3 56 0s40-3 64 0v36H0z') +
    place(46, 86, 0.82, lighthouse(0, 0)) +
    path('sc-light', 'M50 12l70-10v30z', 'opacity=".4"') +
    swim,
  shade:
    circle('sc-sun', 24, 28, 12) +
    cloud(70, 12, 0.4, 0.8) +
    path('sc-mid', 'M0 70c20-4 30 3 56 0s40-3 64 0v50H0z') +
    path('sc-glow', 'M0 92C40 82 80 88 120 84V120H0Z') +
    parasol(56, 96, 0.86, 'sc-a', 'sc-c') +
    path('sc-c', 'M66 98l28-6 10-14 4 3-9 15-30 8z') +
    path('st-d', 'M76 102v8M96 96v12', 'stroke-width="2.4"') +
    path('sc-b', 'M18 106h26v5H18z'),
};

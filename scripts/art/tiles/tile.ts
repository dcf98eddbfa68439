import { gradient } from '../pieces/sky.ts';
import { box, path } from '../svg.ts';
import type { Picture } from '../svg.ts';

/** Motifs of one subject: the end of the template's name to the drawing on 120 x 120. */
export type Tiles = Readonly<Record<string, string>>;

const air = `<defs>${gradient('air', [
  [0, 'hero-2'],
  [0.55, 'hero-3'],
  [1, 'hero-4'],
])}</defs><path fill="url(#air)" d="M0 0H120V120H0Z"/>`;

/** One motif on a square of sky. */
export const tilePictures = (subject: string, tiles: Tiles): Picture[] =>
  Object.entries(tiles).map(([name, body]) => ({
    name: `${subject}-${name}`,
    box: box(0, 0, 120, 120),
    body: air + body,
  }));

export const ground = (y: number, names = 'sc-near'): string =>
  path(names, `M0 ${y}C30 ${y - 7} 60 ${y + 5} 120 ${y - 3}V120H0Z`);

export const ridge = (y: number, names = 'sc-mid'): string =>
  path(names, `M0 ${y}C30 ${y - 14} 70 ${y + 4} 120 ${y - 12}V120H0Z`);

export const floor = (names: string, y: number): string => path(names, `M0 ${y}H120V120H0Z`);

import { marks } from './marks.ts';
import { box } from './svg.ts';
import type { Picture } from './svg.ts';

const tile = (mark: string): string =>
  `<rect width="512" height="512" rx="116" fill="var(--accent)"/><g fill="var(--on-accent)" transform="translate(100 100) scale(13)">${mark}</g>`;

/** Signs for tabs and home screens: the resort's own is `brand`, the others bear the name of their mark. */
export const brands = (): Picture[] =>
  Object.entries(marks).map(([name, mark]) => ({
    name: name === 'mark-cloud' ? 'brand' : name.replace('mark', 'brand'),
    box: box(0, 0, 512, 512),
    body: tile(mark),
  }));

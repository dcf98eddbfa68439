import { box } from './svg.ts';
import type { Picture } from './svg.ts';

const lap =
  'M52 150C20 146 12 112 34 92L92 44C112 26 140 34 148 56S176 92 200 78 216 22 256 18 330 34 332 70 296 104 268 104 236 118 250 138 236 164 204 158 100 156 52 150Z';

const circuit =
  `<path fill="none" stroke="var(--on-inverse)" stroke-opacity=".16" stroke-width="18" stroke-linejoin="round" d="${lap}"/><path fill="none" stroke="var(--on-inverse)" stroke-width="5" stroke-linejoin="round" d="${lap}"/>` +
  '<path fill="none" stroke="var(--inverse-link)" stroke-width="5" stroke-linecap="round" d="M148 56C156 78 176 92 200 78S216 22 256 18"/><path fill="none" stroke="var(--on-inverse)" stroke-width="3" d="M136 145v18"/>' +
  '<circle cx="256" cy="18" r="8" fill="var(--inverse-link)"/><circle cx="256" cy="18" r="3.5" fill="var(--inverse)"/>';

/** A lap from above, on a dark ground. */
export const plans = (): Picture[] => [{ name: 'circuit', box: box(0, 0, 350, 180), body: circuit }];

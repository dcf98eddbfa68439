import { encodeQr } from './encode-qr.ts';

/** Modules of the quiet edge that readers need. */
const EDGE = 4;

/** Drawing of a QR code: the modules of a side with the quiet edge, and the path of the dark ones. */
export interface QrShape {
  readonly side: number;
  readonly path: string;
}

const runsOf = (row: readonly boolean[], y: number): string =>
  [...row.map(Number).join('').matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index + EDGE} ${y + EDGE}h${run.length}v1h-${run.length}z`)
    .join('');

/** Draws a text as a QR code. Returns undefined for a text that is too long. */
export const qrShape = (text: string): QrShape | undefined => {
  const grid = encodeQr(text);
  return grid === undefined ? undefined : { side: grid.length + 2 * EDGE, path: grid.map(runsOf).join('') };
};

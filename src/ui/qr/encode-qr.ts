import { blankGrid, dataModules, putFormat } from './grid.ts';
import { penaltyScore, masks } from './masks.ts';
import { sizeFor } from './sizes.ts';
import { encodeCodewords } from './encode-codewords.ts';

/** Rows of modules, true where dark. */
export type QrGrid = readonly (readonly boolean[])[];

/** The QR code of a text as bytes in UTF-8, at correction level M, with the mask that reads best. Undefined for more than 213 bytes. */
export const encodeQr = (text: string): QrGrid | undefined => {
  const bytes = new TextEncoder().encode(text);
  const size = sizeFor(bytes.length);
  if (size === undefined) return undefined;
  const words = encodeCodewords(bytes, size);
  const blank = blankGrid(size);
  const places = dataModules(blank);
  const masked = masks.map((turns, mask) => {
    const grid = blank.map((row) => [...row]);
    places.forEach(([row, column], at) => {
      const bit = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
      (grid[row] as boolean[])[column] = bit !== turns(row, column);
    });
    putFormat(grid, mask);
    return grid.map((row) => row.map((one) => one === true));
  });
  return masked.map((grid) => ({ grid, hard: penaltyScore(grid) })).toSorted((one, other) => one.hard - other.hard)[0]
    ?.grid;
};

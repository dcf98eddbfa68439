import { blankGrid, freePlaces, putFormat } from './grid.ts';
import { hardness, masks } from './masks.ts';
import { sizeFor } from './sizes.ts';
import { wordsOf } from './words-of.ts';

/** Rows of modules, true where dark. */
export type QrGrid = readonly (readonly boolean[])[];

/** The QR code of a text as bytes in UTF-8, at correction level M, with the mask that reads best. Undefined for more than 213 bytes. */
export const makeQr = (text: string): QrGrid | undefined => {
  const bytes = new TextEncoder().encode(text);
  const size = sizeFor(bytes.length);
  if (size === undefined) return undefined;
  const words = wordsOf(bytes, size);
  const blank = blankGrid(size);
  const places = freePlaces(blank);
  const masked = masks.map((turns, mask) => {
    const grid = blank.map((row) => [...row]);
    places.forEach(([row, column], at) => {
      const bit = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
      (grid[row] as boolean[])[column] = bit !== turns(row, column);
    });
    putFormat(grid, mask);
    return grid.map((row) => row.map((one) => one === true));
  });
  return masked.map((grid) => ({ grid, hard: hardness(grid) })).toSorted((one, other) => one.hard - other.hard)[0]?.grid;
};

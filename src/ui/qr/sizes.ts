/** Block layout of a version at correction level M: correction words per block, and blocks with their number of data words. */
export interface Size {
  readonly version: number;
  readonly correction: number;
  readonly blocks: readonly number[];
  /** Centres of the small squares that help to align. */
  readonly centres: readonly number[];
}

const repeat = (times: number, words: number): readonly number[] => Array.from({ length: times }, () => words);

/** Versions 1 to 10 of ISO/IEC 18004: up to 213 bytes, more than any address that is worth scanning. */
const sizes: readonly Size[] = [
  { version: 1, correction: 10, blocks: [16], centres: [] },
  { version: 2, correction: 16, blocks: [28], centres: [6, 18] },
  { version: 3, correction: 26, blocks: [44], centres: [6, 22] },
  { version: 4, correction: 18, blocks: repeat(2, 32), centres: [6, 26] },
  { version: 5, correction: 24, blocks: repeat(2, 43), centres: [6, 30] },
  { version: 6, correction: 16, blocks: repeat(4, 27), centres: [6, 34] },
  { version: 7, correction: 18, blocks: repeat(4, 31), centres: [6, 22, 38] },
  { version: 8, correction: 22, blocks: [...repeat(2, 38), ...repeat(2, 39)], centres: [6, 24, 42] },
  { version: 9, correction: 22, blocks: [...repeat(3, 36), ...repeat(2, 37)], centres: [6, 26, 46] },
  { version: 10, correction: 26, blocks: [...repeat(4, 43), 44], centres: [6, 28, 50] },
];

/** Words of data that fit. */
export const dataCapacity = ({ blocks }: Size): number => blocks.reduce((sum, words) => sum + words, 0);

/** Bits before the bytes: the mode, and their count. */
export const headerBits = ({ version }: Size): number => 4 + (version < 10 ? 8 : 16);

/** The smallest size that holds so many bytes; undefined when none does. */
export const sizeFor = (bytes: number): Size | undefined =>
  sizes.find((size) => dataCapacity(size) * 8 >= headerBits(size) + bytes * 8);

import { errorCorrectionOf } from './reed-solomon.ts';
import { headerBits, dataCapacity, type Size } from './sizes.ts';

const byteMode = 0b0100;

const bitsOf = (value: number, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

/** The bytes as words of data: mode, count, bytes, end, and padding to the full room. */
const dataCodewords = (bytes: Uint8Array, size: Size): readonly number[] => {
  const room = dataCapacity(size) * 8;
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(bytes.length, headerBits(size) - 4),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  while (bits.length < room && (bits.length % 8 !== 0 || bits.length < headerBits(size) + bytes.length * 8 + 4))
    bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0xec; words.length < dataCapacity(size); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
};

/** Takes one word of each block in turn, so that a stain hurts each a little and none much. */
const interleave = (blocks: readonly (readonly number[])[]): readonly number[] => {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
};

/** All words of a code in the order in which they are placed. */
export const encodeCodewords = (bytes: Uint8Array, size: Size): readonly number[] => {
  const words = dataCodewords(bytes, size);
  let from = 0;
  const blocks = size.blocks.map((length) => words.slice(from, (from += length)));
  return [...interleave(blocks), ...interleave(blocks.map((block) => errorCorrectionOf(block, size.correction)))];
};

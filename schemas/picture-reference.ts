import type { Locale } from './parts.ts';
import type { Picture } from './documents/picture/schema.ts';

/** Data for displaying an uploaded picture. */
export interface ShownPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly formats: readonly string[];
  /** Six hex digits; empty if the picture has transparency. */
  readonly colour: string;
  /** In per cent, from left and top. */
  readonly focus: readonly [x: number, y: number];
  readonly alt: { readonly [Language in Locale]?: string };
}

const base = '/pictures/';
/** Fallback width for share previews and browsers without `srcset`. */
const fallbackWidth = 1200;

/** Returns the address of one size of a picture. */
export const pictureAddress = (hash: string, width: number, format: string): string =>
  `${base}${hash}/${width}.${format}`;

const escapePart = (text: string): string => text.replace(/[%&#]/g, encodeURIComponent);

/**
 * Encodes a picture as an address that displays it anywhere, with all other data in its fragment. Compile replaces picture ids with it, so
 * drawings and pictures use the same string type and browsers need no lookup.
 */
export const encodePicture = ({
  hash,
  width,
  height,
  widths,
  formats,
  colour = '',
  focus,
  alt = {},
  decorative,
}: Picture): string => {
  const plain = pictureAddress(
    hash,
    widths.find((one) => one >= fallbackWidth) ?? widths.at(-1) ?? width,
    formats.at(-1) ?? '',
  );
  const [x, y] = [focus.x, focus.y].map((share) => Math.round(share * 100));
  const altParts =
    decorative === true ? [] : Object.entries(alt).map(([locale, text]) => `&${locale}=${escapePart(text)}`);
  return `${plain}#${width}x${height}&${widths.join(',')}&${formats.join(',')}&${colour.slice(1)}&${x},${y}${altParts.join('')}`;
};

const referencePattern = /^\/pictures\/[0-9a-f]{32}\/[1-9]\d{0,5}\.(?:avif|webp|jpg|png)#/;

/** Returns true for a string made by `encodePicture`. */
export const isPictureReference = (art: string): boolean => referencePattern.test(art);

/** Returns the address without the encoded data. */
export const picturePath = (word: string): string => word.slice(0, word.indexOf('#'));

const numbers = (text = ''): number[] => text.split(',').map(Number);

/** Decodes a string made by `encodePicture`. */
export const decodePicture = (word: string): ShownPicture => {
  const [size = '', widths, formats = '', colour = '', focus, ...told] = word.slice(word.indexOf('#') + 1).split('&');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const [x = 50, y = 50] = numbers(focus);
  const alt = Object.fromEntries(told.map((one) => [one.slice(0, 2), decodeURIComponent(one.slice(3))]));
  return {
    hash: word.slice(base.length, word.indexOf('/', base.length)),
    width,
    height,
    widths: numbers(widths),
    formats: formats.split(','),
    colour,
    focus: [x, y],
    alt,
  };
};

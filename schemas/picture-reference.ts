import type { Locale } from './parts.ts';
import type { Picture } from './picture.schema.ts';

/** All that is needed to show an uploaded picture. */
export interface ShownPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly formats: readonly string[];
  /** Six digits; empty where the picture can be seen through. */
  readonly colour: string;
  /** In hundredths, from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
  readonly alt: { readonly [Language in Locale]?: string };
}

const base = '/pictures/';
/** Wide enough for a page that is shared, and for whoever knows no `srcset`. */
const plainWidth = 1200;

/** The address of one size of a picture. */
export const pictureAddress = (hash: string, width: number, format: string): string => `${base}${hash}/${width}.${format}`;

const alone = (text: string): string => text.replace(/[%&#]/g, encodeURIComponent);

/**
 * What stands in place of a picture's id once a release is compiled: an address that shows it anywhere, with all else behind its `#`. So a name of
 * a drawing and a picture travel the same way, and nothing has to be looked up in a browser.
 */
export const encodePicture = ({ hash, width, height, widths, formats, colour = '', focus, alt = {}, decorative }: Picture): string => {
  const plain = pictureAddress(hash, widths.find((one) => one >= plainWidth) ?? widths.at(-1) ?? width, formats.at(-1) ?? '');
  const [x, y] = [focus.x, focus.y].map((share) => Math.round(share * 100));
  const told = decorative === true ? [] : Object.entries(alt).map(([locale, text]) => `&${locale}=${alone(text)}`);
  return `${plain}#${width}x${height}&${widths.join(',')}&${formats.join(',')}&${colour.slice(1)}&${x},${y}${told.join('')}`;
};

const word = /^\/pictures\/[0-9a-f]{32}\/[1-9]\d{0,5}\.(?:avif|webp|jpg|png)#/;

/** Whether the name of an art is that of an uploaded picture, made by `encodePicture`. */
export const isPictureReference = (art: string): boolean => word.test(art);

/** The address alone. */
export const picturePath = (word: string): string => word.slice(0, word.indexOf('#'));

const numbers = (text = ''): number[] => text.split(',').map(Number);

/** Reads what `encodePicture` wrote. */
export const decodePicture = (word: string): ShownPicture => {
  const [size = '', widths, formats = '', colour = '', focus, ...told] = word.slice(word.indexOf('#') + 1).split('&');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const [x = 50, y = 50] = numbers(focus);
  const alt = Object.fromEntries(told.map((one) => [one.slice(0, 2), decodeURIComponent(one.slice(3))]));
  return { hash: word.slice(base.length, word.indexOf('/', base.length)), width, height, widths: numbers(widths), formats: formats.split(','), colour, focus: [x, y], alt };
};

import { uploadPrefix } from '#schemas/art-address';
import type { Body } from '../api/client.ts';
import { bodiesOf } from '../site/use-site.tsx';
import type { Docs } from '../site/documents.ts';

/** Valid parts of a picture document. A draft may hold anything. */
export interface PictureBody {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly formats: readonly string[];
  readonly colour: string | undefined;
  readonly focus: { readonly x: number; readonly y: number };
  readonly alt: { readonly ko: string; readonly en: string };
  readonly isDecorative: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
const listOf = <Item>(value: unknown, is: (item: unknown) => item is Item): readonly Item[] =>
  Array.isArray(value) ? value.filter(is) : [];

export const readPicture = (body: Body): PictureBody => {
  const [focus, alt] = [fieldsOf(body['focus']), fieldsOf(body['alt'])];
  return {
    id: body.id,
    name: textOf(body['name']) || body.id,
    hash: textOf(body['hash']),
    width: numberOf(body['width'], 0),
    height: numberOf(body['height'], 0),
    widths: listOf(body['widths'], (item) => typeof item === 'number'),
    formats: listOf(body['formats'], (item) => typeof item === 'string'),
    colour: typeof body['colour'] === 'string' ? body['colour'] : undefined,
    focus: { x: numberOf(focus['x'], 0.5), y: numberOf(focus['y'], 0.5) },
    alt: { ko: textOf(alt['ko']), en: textOf(alt['en']) },
    isDecorative: body['decorative'] === true,
  };
};

/** Tells whether the alt text is missing in a language. */
export const lacksAltText = ({ alt, isDecorative }: PictureBody): boolean =>
  !isDecorative && (alt.ko.trim() === '' || alt.en.trim() === '');

/** Returns the pictures including drafts, sorted by name. */
export const picturesIn = (docs: Docs): readonly PictureBody[] =>
  bodiesOf(docs, 'picture')
    .map(readPicture)
    .toSorted((one, two) => one.name.localeCompare(two.name) || (one.id < two.id ? -1 : 1));

/** Returns the console address of an upload, drafts included: the smallest size that is at least `width` pixels wide. */
export const pictureUrl = (
  { hash, widths, formats }: Pick<PictureBody, 'hash' | 'widths' | 'formats'>,
  width: number,
): string => {
  const format = formats.includes('webp') ? 'webp' : (formats.at(-1) ?? '');
  return `/api/console/v1/media/${hash}/${widths.find((one) => one >= width) ?? widths.at(-1) ?? 0}.${format}`;
};

/** Returns a new random document id. */
export const newPictureId = (): string =>
  `${uploadPrefix}${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join('')}`;

import { decodePicture, isPictureReference, picturePath } from './picture-reference.ts';

/** Size that messengers and social networks require, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

const cardPattern = /^\/share-cards\/[a-z]{1,20}\/[\w-]{10,80}\/(?:ko|en)\.png$/;

/** Returns true for the address of a picture that the server draws for one shared record. */
export const isShareCard = (address: string): boolean => cardPattern.test(address);

/** Returns the address of a share picture. `base` is the folder of those drawn from art templates. */
export const shareImageAddress = (name: string, base: string): string =>
  isPictureReference(name) ? picturePath(name) : isShareCard(name) ? name : `${base}/${name}.png`;

/** Returns the size of a share picture in pixels. */
export const shareImageSize = (name: string): { readonly width: number; readonly height: number } => {
  if (!isPictureReference(name)) return shareSize;
  const { width, height } = decodePicture(name);
  const sent = Number(/\/(\d+)\.\w+$/.exec(picturePath(name))?.[1] ?? width);
  return { width: sent, height: Math.round((height * sent) / width) };
};

/** Returns the part of a query that names the record of a share card, such as `?s=…`; an empty text for any other picture. */
export const shareCardSearch = (name: string, query: Readonly<Record<string, string>>): string => {
  if (!isShareCard(name)) return '';
  const parts = name.split('/');
  const search = Object.entries(query)
    .filter(([, value]) => parts.includes(value))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  return search === '' ? '' : `?${search}`;
};

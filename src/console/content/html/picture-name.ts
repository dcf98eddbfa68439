import { pictureAddress } from '#schemas/picture-word';
import { picturesIn, type PictureBody } from '../../media/picture-body.ts';
import type { Docs } from '../../site/documents.ts';

/** Wide enough for a column of text on any screen. */
const textWidth = 960;

/** The address of a picture by its name: of the bytes of one that was uploaded, else of a drawing in the colours of a theme, whose mark may be any. */
export const pictureOf = (name: string, theme: string, docs: Docs): string => {
  const uploaded = picturesIn(docs).find(({ id }) => id === name);
  if (uploaded === undefined) return `/art/${theme}/text/${name}.svg`;
  const { hash, widths, formats } = uploaded;
  // The last format is for browsers that know no other: an address in a text is for all of them.
  return pictureAddress(hash, widths.find((width) => width >= textWidth) ?? widths.at(-1) ?? 0, formats.at(-1) ?? '');
};

/** The picture that was uploaded and that an address shows. */
export const uploadedAt = (src: string, docs: Docs): PictureBody | undefined => {
  const hash = /^\/pictures\/([0-9a-f]+)\//.exec(src)?.[1];
  return hash === undefined ? undefined : picturesIn(docs).find((picture) => picture.hash === hash);
};

/** The name of the picture that an address shows; empty where it shows something else. */
export const nameOfPicture = (src: string, docs: Docs): string => uploadedAt(src, docs)?.id ?? /^\/art\/[^/]+\/[^/]+\/([\w-]+)\.svg$/.exec(src)?.[1] ?? '';

/** Where the console shows a picture: an uploaded one also before it is published. */
export const shownAt = (src: string): string => src.replace(/^\/pictures\//, '/api/console/v1/media/');

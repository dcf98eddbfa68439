import { artAddress, nameInArtAddress } from '#schemas/art-address';
import { pictureUrl, picturesIn, type PictureBody } from '../../media/picture-body.ts';
import type { Docs } from '../../site/documents.ts';

/** The address of a picture in a text, by its name: a drawing in the colours of a theme, or what was uploaded under that name. Its mark may be any. */
export const pictureOf = (name: string, theme: string): string => artAddress(theme, 'text', name);

/** The name of the picture that an address shows; empty where it shows something else. */
export const nameOfPicture = (src: string): string => nameInArtAddress(src) ?? '';

/** The uploaded picture that an address shows. */
export const uploadedAt = (src: string, docs: Docs): PictureBody | undefined => {
  const name = nameOfPicture(src);
  return name === '' || !docs.has(`picture/${name}`) ? undefined : picturesIn(docs).find(({ id }) => id === name);
};

const textWidth = 640;

/** Console address of a picture in a text, including unpublished uploads. */
export const shownAt = (src: string, docs: Docs): string => {
  const uploaded = uploadedAt(src, docs);
  return uploaded === undefined ? src : pictureUrl(uploaded, textWidth);
};

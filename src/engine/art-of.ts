import { pictureWord } from '#schemas/picture-word';
import type { DocumentSet } from '#schemas/documents';

/** What is shown for the name of an art: an uploaded picture with all that is known of it, else the drawing of this name. */
export const artOf = ({ picture }: Pick<DocumentSet, 'picture'>, name: string): string => {
  const found = picture.get(name);
  return found === undefined ? name : pictureWord(found);
};

/** A head with its picture made ready. */
export const withImage = <Head extends { readonly image?: string }>(documents: Pick<DocumentSet, 'picture'>, head: Head): Head =>
  head.image === undefined ? head : { ...head, image: artOf(documents, head.image) };

import { encodePicture } from '#schemas/picture-reference';
import type { DocumentSet } from '#schemas/documents';

/** Returns the encoded picture if an upload has this name, else the name itself, which is a drawing. */
export const resolveArt = ({ picture }: Pick<DocumentSet, 'picture'>, name: string): string => {
  const found = picture.get(name);
  return found === undefined ? name : encodePicture(found);
};

/** Returns the head with its image resolved. */
export const withResolvedImage = <Head extends { readonly image?: string }>(
  documents: Pick<DocumentSet, 'picture'>,
  head: Head,
): Head => (head.image === undefined ? head : { ...head, image: resolveArt(documents, head.image) });

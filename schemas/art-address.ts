/**
 * Address of a drawing in the colours of a theme. `mark` is a version hash, so the address can be cached forever; any other mark returns the
 * current version. In CMS texts, an uploaded picture uses the same address form.
 */
export const artAddress = (theme: string, mark: string, name: string): string => `/art/${theme}/${mark}/${name}.svg`;

const address = /^\/art\/[^/]+\/[^/]+\/([\w-]+)\.svg$/;

/** Returns the name of the drawing or uploaded picture at an address, or undefined for any other address. */
export const nameInArtAddress = (src: string): string | undefined => address.exec(src)?.[1];

/** Prefix of uploaded picture ids, which no drawing's name has. */
export const uploadPrefix = 'pic-';

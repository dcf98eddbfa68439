/**
 * The address of a drawing in the colours of a theme. `mark` names their state, so that it may be kept for ever; any other mark shows the present
 * one. In a CMS text an uploaded picture stands under the address that a drawing of its name would have.
 */
export const artAddress = (theme: string, mark: string, name: string): string => `/art/${theme}/${mark}/${name}.svg`;

const address = /^\/art\/[^/]+\/[^/]+\/([\w-]+)\.svg$/;

/** The name of the drawing, or of the uploaded picture, that an address shows; undefined for any other address. */
export const nameInArtAddress = (src: string): string | undefined => address.exec(src)?.[1];

/** What the ids of uploaded pictures begin with, and no drawing's name. */
export const uploadPrefix = 'pic-';

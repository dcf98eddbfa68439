/** The address of a drawing in the colours of a theme; its mark may be any, as the present content is what a text means. */
export const pictureOf = (name: string, theme: string): string => `/art/${theme}/text/${name}.svg`;

/** The name of the drawing that an address shows; empty where it shows something else. */
export const nameOfPicture = (src: string): string => /^\/art\/[^/]+\/[^/]+\/([\w-]+)\.svg$/.exec(src)?.[1] ?? '';

/**
 * Address of a drawing in the colours of a theme. `mark` is a version hash, so the address can be cached forever; any other mark returns the
 * current version. In CMS texts, an uploaded picture uses the same address form.
 */
export const artAddress = (theme: string, mark: string, name: string): string => `/art/${theme}/${mark}/${name}.svg`;

/** Widths in pixels in which a drawing is also delivered as WebP. */
export const rasterWidths = [800, 1600, 3200] as const;
export type RasterWidth = (typeof rasterWidths)[number];

export const colourSchemes = ['light', 'dark'] as const;
export type ColourSchemeName = (typeof colourSchemes)[number];

/**
 * Address of a drawing as WebP. Unlike the SVG, which follows the colour scheme of the page, each file has the colours of one scheme.
 * `mark` works as in `artAddress`.
 */
export const rasterAddress = (
  theme: string,
  mark: string,
  name: string,
  scheme: ColourSchemeName,
  width: RasterWidth,
): string => `/art/${theme}/${mark}/${scheme}/${width}/${name}.webp`;

const address = /^\/art\/[^/]+\/[^/]+\/([\w-]+)\.svg$/;

/** Returns the name of the drawing or uploaded picture at an address, or undefined for any other address. */
export const nameInArtAddress = (src: string): string | undefined => address.exec(src)?.[1];

/** Prefix of uploaded picture ids, which no drawing's name has. */
export const uploadPrefix = 'pic-';

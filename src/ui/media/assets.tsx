import { createContext, useContext } from 'react';
import type { ColourSchemeName, RasterWidth } from '#schemas/art-address';
import type { Locale } from '#schemas/parts';

/** Addresses of pictures and icons of the displayed release. */
export interface Assets {
  iconSprite: string;
  /** Address of a drawing in the colours of a theme; without one, of the theme of the place it stands in. */
  art: (name: string, theme?: string) => string;
  /**
   * Address of a drawing as WebP in one of the `rasterWidths` and the colours of one scheme, for drawings too complex to scale smoothly, such as map
   * layers. A `<picture>` chooses the scheme; uploaded pictures have their own sizes (`Photo`).
   */
  raster: (name: string, scheme: ColourSchemeName, width: RasterWidth, theme?: string) => string;
  theme: string;
  /** Language in which pictures tell what they show. */
  locale: Locale;
}

/** Tests and previews work with the default; render provides the real addresses. */
export const AssetContext = createContext<Assets>({
  iconSprite: '/icons.svg',
  art: (name, theme = 'plain') => `/art/${theme}/${name}.svg`,
  raster: (name, scheme, width, theme = 'plain') => `/art/${theme}/${scheme}/${width}/${name}.webp`,
  theme: 'plain',
  locale: 'ko',
});

export const useAssets = (): Assets => useContext(AssetContext);

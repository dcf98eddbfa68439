import { createContext, useContext } from 'react';
import type { Locale } from '#schemas/parts';

/** Addresses of pictures and icons of the displayed release. */
export interface Assets {
  iconSprite: string;
  /** Address of a drawing in the colours of a theme; without one, of the theme of the place it stands in. */
  art: (name: string, theme?: string) => string;
  theme: string;
  /** Language in which pictures tell what they show. */
  locale: Locale;
}

/** Tests and previews work with the default; render provides the real addresses. */
export const AssetContext = createContext<Assets>({
  iconSprite: '/icons.svg',
  art: (name, theme = 'plain') => `/art/${theme}/${name}.svg`,
  theme: 'plain',
  locale: 'ko',
});

export const useAssets = (): Assets => useContext(AssetContext);

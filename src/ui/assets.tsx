import { createContext, useContext } from 'react';

/** Where pictures and icons come from: the addresses of the release that is on the screen. */
export interface Assets {
  iconSprite: string;
  /** Address of an art template coloured for a theme; without one, for the theme of the place it stands in. */
  art: (name: string, theme?: string) => string;
  theme: string;
}

/** Tests and previews work with the default; render provides the real addresses. */
export const AssetContext = createContext<Assets>({
  iconSprite: '/icons.svg',
  art: (name, theme = 'plain') => `/art/${theme}/${name}.svg`,
  theme: 'plain',
});

export const useAssets = (): Assets => useContext(AssetContext);

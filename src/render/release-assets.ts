import type { Locale } from '#schemas/parts';
import { artAddress, rasterAddress } from '#schemas/art-address';
import { shareImageAddress } from '#schemas/share-picture';
import type { Assets } from '#ui/media/assets.tsx';
import type { ReleaseAssets } from './boot-data.ts';

/** Returns the address of a page's share image. */
export const shareImage = ({ art }: Pick<ReleaseAssets, 'art'>, theme: string, name: string): string =>
  shareImageAddress(name, `/share/${theme}/${art[theme] ?? 'plain'}`);

/** Returns the picture and icon addresses for a theme. */
export const assetsOf = (release: ReleaseAssets, theme: string, locale: Locale): Assets => ({
  iconSprite: release.iconSprite,
  theme,
  locale,
  art: (name, other = theme) => artAddress(other, release.art[other] ?? 'plain', name),
  raster: (name, scheme, width, other = theme) =>
    rasterAddress(other, release.art[other] ?? 'plain', name, scheme, width),
});

import { artSizes } from '#schemas/art-names.gen';

/** Returns another crop of a picture's scene: `scene` whole, `tab` small. Returns the picture itself without such a crop. */
export function cropArt(art: string, cut: 'scene' | 'tab'): string {
  const scene = art.replace(/-(?:door|tab)$/, '');
  const name = cut === 'scene' ? scene : `${scene}-${cut}`;
  return Object.hasOwn(artSizes, name) ? name : art;
}

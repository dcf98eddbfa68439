import { artSizes } from '#schemas/art-names.gen';

/** Another cut of the scene that a picture shows: `scene` whole, `tab` small. The picture itself where the library has no such cut. */
export function cropOf(art: string, cut: 'scene' | 'tab'): string {
  const scene = art.replace(/-(?:door|tab)$/, '');
  const name = cut === 'scene' ? scene : `${scene}-${cut}`;
  return Object.hasOwn(artSizes, name) ? name : art;
}

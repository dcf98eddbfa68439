import { artSizes } from '#schemas/art-names.gen';

/** Shape of a picture: `motif` a square object, `plan` a strip that loses its ends when cropped, `scene` croppable at the sides. */
export function artShape(art: string): 'motif' | 'plan' | 'scene' {
  const [width, height] = artSizes[art] ?? [3, 2];
  if (width === height) return 'motif';
  return width > 2 * height && width < 600 ? 'plan' : 'scene';
}

/** Returns another crop of a picture's scene: `scene` whole, `tab` small. Returns the picture itself without such a crop. */
export function cropArt(art: string, cut: 'scene' | 'tab'): string {
  const scene = art.replace(/-(?:door|tab)$/, '');
  const name = cut === 'scene' ? scene : `${scene}-${cut}`;
  return Object.hasOwn(artSizes, name) ? name : art;
}

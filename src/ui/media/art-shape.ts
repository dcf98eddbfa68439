import { artSizes } from '#schemas/art-names.gen';

/** Shape of a picture: `motif` a square object, `plan` a strip that loses its ends when cropped, `scene` croppable at the sides. */
export function artShape(art: string): 'motif' | 'plan' | 'scene' {
  const [width, height] = artSizes[art] ?? [3, 2];
  if (width === height) return 'motif';
  return width > 2 * height && width < 600 ? 'plan' : 'scene';
}

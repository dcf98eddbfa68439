import { artSizes } from '#schemas/art-names.gen';

/** How a picture is drawn: `motif` one thing in a square, `plan` a strip that loses its ends when it is cut, `scene` made to be cut at its sides. */
export function shapeOf(art: string): 'motif' | 'plan' | 'scene' {
  const [width, height] = artSizes[art] ?? [3, 2];
  if (width === height) return 'motif';
  return width > 2 * height && width < 600 ? 'plan' : 'scene';
}

import { pictures } from './pictures.ts';
import { icons, sprite } from './sprite.ts';
import type { Picture } from './svg.ts';
import { template } from './template.ts';

const list = (names: readonly string[]): string => names.map((name) => `  '${name}',\n`).join('');

const artNames = (drawn: readonly Picture[]): string =>
  `// Written by scripts/art.\n\n/** Width and height of each art template. */\nexport const artSizes: Readonly<Record<string, readonly [width: number, height: number]>> = {\n${drawn
    .map(({ name, box }) => `  '${name}': [${box.width}, ${box.height}],\n`)
    .join('')}};\n\nexport const artNames: readonly string[] = Object.keys(artSizes);\n`;

const iconNames = (names: readonly string[]): string =>
  `// Written by scripts/art.\n\n/** Names of the icons in the sprite. */\nexport const iconNames: readonly string[] = [\n${list(names)}];\n`;

/** Everything the art script writes: path from the repository's root to text. */
export function files(): Map<string, string> {
  const drawn = pictures().sort((one, two) => (one.name < two.name ? -1 : 1));
  const entries = icons();
  return new Map([
    ...drawn.map((picture): [string, string] => [`config/media/art/${picture.name}.svg`, template(picture)]),
    ['config/media/icons.svg', sprite(entries)],
    ['schemas/art-names.gen.ts', artNames(drawn)],
    ['schemas/icon-names.gen.ts', iconNames(entries.map(([name]) => name))],
  ]);
}

import type { ColourScheme } from '#schemas/documents/theme/schema';

const kebab = (name: string): string => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** Custom properties of one scheme in a fixed order: `--bg`, `--on-accent`, `--hero-1`, `--sc-far`, `--map-land` … */
export function themeVariables({ scene, map, ...colours }: ColourScheme): [name: string, colour: string][] {
  const named = (group: Readonly<Record<string, string>>, prefix: string): [string, string][] =>
    Object.entries(group)
      .map(([name, colour]): [string, string] => [`--${prefix}${name === 'background' ? 'bg' : kebab(name)}`, colour])
      .sort(([one], [two]) => (one < two ? -1 : 1));
  return [...named(colours, ''), ...named(map, 'map-'), ...named(scene, 'sc-')];
}

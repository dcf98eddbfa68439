import type { Picture } from './svg.ts';

// A drawing names its colours by class: sc-… fills, st-… strokes with a scene colour, mp-… and ms-… with a map colour.
// Everything else says var(--…) itself.
const rules: readonly [prefix: string, property: string, group: string][] = [
  ['sc-', 'fill', 'sc-'],
  ['st-', 'stroke', 'sc-'],
  ['mp-', 'fill', 'map-'],
  ['ms-', 'stroke', 'map-'],
];

const effects: Readonly<Record<string, string>> = {
  shadow: 'fill:var(--shade);opacity:.15',
  'shadow-line': 'stroke:var(--shade);opacity:.14',
  shine: 'fill:var(--map-trim);opacity:.22',
};

function styles(body: string): string {
  const names = new Set<string>();
  for (const [, list] of body.matchAll(/class="([^"]*)"/g)) for (const name of (list ?? '').split(' ')) names.add(name);
  return [...names]
    .sort()
    .map((name) => {
      const effect = effects[name];
      if (effect) return `.${name}{${effect}}`;
      const [prefix, property, group = ''] = rules.find(([start]) => name.startsWith(start)) ?? [];
      if (!prefix) throw new Error(`Unknown class in a drawing: ${name}`);
      const colour = name.slice(prefix.length);
      return `.${name}{${property}:var(--${colour === 'page' ? 'bg' : group + colour})}`;
    })
    .join('');
}

/** The file of a drawing: well-formed, sized, its colours left open as custom properties. */
export function template({ box, body }: Picture): string {
  const style = styles(body);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">`;
  return `${open}${style && `<style>${style}</style>`}${body}</svg>\n`;
}

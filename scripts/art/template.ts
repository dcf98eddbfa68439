import type { Picture } from './svg.ts';

// A drawing names its colours by class: sc-… fills, st-… strokes with a scene colour. Everything else says var(--…) itself.
const rules: readonly [prefix: string, property: string][] = [
  ['sc-', 'fill'],
  ['st-', 'stroke'],
];

function styles(body: string): string {
  const names = new Set<string>();
  for (const [, list] of body.matchAll(/class="([^"]*)"/g)) for (const name of (list ?? '').split(' ')) names.add(name);
  return [...names]
    .sort()
    .map((name) => {
      const [prefix, property] = rules.find(([start]) => name.startsWith(start)) ?? [];
      if (!prefix) throw new Error(`Unknown class in a drawing: ${name}`);
      const colour = name.slice(prefix.length);
      return `.${name}{${property}:var(--${colour === 'page' ? 'bg' : `sc-${colour}`})}`;
    })
    .join('');
}

/** The file of a drawing: well-formed, sized, its colours left open as custom properties. */
export function template({ box, body }: Picture): string {
  const style = styles(body);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">`;
  return `${open}${style && `<style>${style}</style>`}${body}</svg>\n`;
}

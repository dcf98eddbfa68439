import { readFileSync } from 'node:fs';
import { iconList } from './icon-list.ts';
import { marks } from './marks.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const source = new URL('../../node_modules/@iconify-json/tabler/icons.json', import.meta.url);

// Stroke, caps and joins come from the page's .icon class so that width follows size; only filled shapes keep their own paint.
const plain = (body: string): string =>
  body
    .replace(/<g fill="none"[^>]*>(.*?)<\/g>/gs, '$1')
    .replace(/ (stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g, '')
    .replaceAll(' fill="none"', '')
    .replaceAll('fill="currentColor"', 'fill="currentColor" stroke="none"');

/** All icons of the sprite, name to inner markup, in the order of their names. */
export function icons(): [name: string, body: string][] {
  const set: IconSet = JSON.parse(readFileSync(source, 'utf8'));
  const outlines = iconList.map((name): [string, string] => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`Tabler has no icon named ${name}`);
    return [name, plain(icon.body)];
  });
  const solid = Object.entries(marks).map(([name, body]): [string, string] => [name, `<g fill="currentColor" stroke="none">${body}</g>`]);
  return [...outlines, ...solid].sort(([one], [two]) => (one < two ? -1 : 1));
}

export const sprite = (entries: readonly [name: string, body: string][]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${entries
    .map(([name, body]) => `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>\n`)
    .join('')}</svg>\n`;

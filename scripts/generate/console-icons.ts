import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleIcons } from '../../src/console/ui/icon-list.ts';
import type { GeneratedFiles } from '../generate.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The sprite of the console's icons: Tabler outlines, whose stroke is the stylesheet's. Groups, not symbols: each of those is a viewport more to lay out and to clip. */
export function generate(root: string): GeneratedFiles {
  const set = JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/tabler/icons.json'), 'utf8')) as IconSet;
  const groups = consoleIcons.toSorted().map((name) => {
    const icon = set.icons[name];
    if (icon === undefined) throw new Error(`Tabler has no icon named ${name}.`);
    return `<g id="${name}">${plain(icon.body)}</g>\n`;
  });
  return { 'src/console/ui/icons.gen.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join('')}</svg>\n` };
}

const plain = (body: string): string =>
  body.replace(/<g fill="none"[^>]*>(.*?)<\/g>/gs, '$1').replace(/ (stroke|stroke-linecap|stroke-linejoin|stroke-width|fill)="[^"]*"/g, '');

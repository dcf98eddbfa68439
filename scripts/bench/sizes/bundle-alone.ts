import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../support/places.ts';

const outside = /^(react|react-dom|react-router-dom|i18next|swr)($|\/)|[/\\]widgets[/\\][^/\\]+[/\\]index\.ts$|^\.\/[^/]+\/index\.ts$/;

/** One minified script of the entry and all it imports, without the packages and without the widgets themselves. */
export async function bundleAlone(entry: string): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(ROOT, entry), formats: ['es'] }, minify: true, rolldownOptions: { external: outside } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error('Nothing was bundled.');
  return first.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}

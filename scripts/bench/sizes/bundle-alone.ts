import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../support/places.ts';

const outside =
  /^(react|react-dom|react-router-dom|i18next|swr)($|\/)|[/\\]widgets[/\\][^/\\]+[/\\]index\.ts$|^\.\/[^/]+\/index\.ts$/;

/** One minified script of the entry and all it imports, without the packages and without the widgets themselves. */
export async function bundleAlone(entry: string): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    // Not as a library: those keep their white space.
    build: {
      write: false,
      rolldownOptions: {
        input: join(ROOT, entry),
        external: outside,
        preserveEntrySignatures: 'strict',
        output: { minify: true },
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error('Nothing was bundled.');
  return first.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}

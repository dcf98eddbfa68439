import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import type { Assets } from '#ui/media/assets.tsx';
import type { WidgetPort } from '#widgets/port';
import { CACHE, ROOT } from '../../support/places.ts';

const FOLDER = join(CACHE, 'bench');
/** Path of the last bundle. */
export const bundlePath = join(FOLDER, 'dist', 'bench.js');
/** Path of the document parts that the hand-written server sends. */
export const handPartsPath = join(FOLDER, 'hand-parts.json');

/** Path of the repository from where the hand-written pages lie. */
const toRoot = relative(FOLDER, ROOT).split(sep).join('/');
export const widgetsFolder = `${toRoot}/widgets`;

export interface HandPage {
  readonly page: () => ReactNode;
  readonly frame: () => ReactNode;
}

/** The renderer of the visitor app and pages written by hand, in one build: both use the very same components. */
export interface Bundle<Name extends string> {
  readonly hand: Readonly<Record<Name, HandPage>>;
  readonly renderPage: typeof import('../../../src/visitor/entry-server.tsx').renderPage;
  readonly makeTexts: typeof import('../../../src/visitor/entry-server.tsx').makeTexts;
  readonly makePort: typeof import('../../../src/render/port/make-port.ts').makePort;
  readonly assetsOf: typeof import('../../../src/render/release-assets.ts').assetsOf;
  readonly drawByHand: (parts: HandPage & { readonly assets: Assets; readonly port: WidgetPort }) => string;
}

const entryOf = (names: readonly string[]): string =>
  [
    ...names.map((name, at) => `import * as hand${at} from './${name}.jsx';`),
    `export const hand = { ${names.map((name, at) => `'${name}': hand${at}`).join(', ')} };`,
    `export { renderPage, makeTexts } from '${toRoot}/src/visitor/entry-server.tsx';`,
    `export { makePort } from '${toRoot}/src/render/port/make-port.ts';`,
    `export { assetsOf } from '${toRoot}/src/render/release-assets.ts';`,
    `export { drawByHand } from '${toRoot}/scripts/bench/bundle/draw-by-hand.tsx';`,
  ].join('\n');

/** Builds pages that were written by hand, by name, for the server as the visitor app is built, and loads them. */
export async function bundle<Name extends string>(sources: Readonly<Record<Name, string>>): Promise<Bundle<Name>> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const names = Object.keys(sources) as Name[];
  for (const name of names) writeFileSync(join(FOLDER, `${name}.jsx`), sources[name]);
  const input = join(FOLDER, 'entry.js');
  writeFileSync(input, entryOf(names));
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
    build: { ssr: true, outDir: dirname(bundlePath), rolldownOptions: { input: { bench: input } } },
  });
  return (await import(pathToFileURL(bundlePath).href)) as Bundle<Name>;
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { compileSite, prepare, readDocuments } from '#content';
import { ROOT } from '../support/places.ts';
import { runNode } from '../support/program.ts';
import { writeOpenSource } from './open-source.ts';
import { compressAssets } from './compress-assets.ts';
import { FontCache } from '../../src/server/site/fonts/font-cache.ts';
import { glyphsOf } from '../../src/server/site/fonts/glyphs.ts';
import { hashFile, listFiles } from '../support/files.ts';

const MARK = join(ROOT, 'dist', 'inputs.sha256');

/** True when `dist` was built from the current files. */
export function isBuilt(): boolean {
  try {
    return readFileSync(MARK, 'utf8') === hashInputs();
  } catch {
    return false;
  }
}

/** Generates files, bundles for browser and server, compresses. Writes the marker last, so that an aborted build does not count. */
export async function build(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  rmSync(MARK, { force: true });
  await step('generated files', generate);
  const inputs = hashInputs();
  const { build: bundle } = await import('vite');
  const common = {
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
  } as const;
  await step('browser bundle', () => bundle(common));
  await step('offline bundle', () => bundle({ ...common, configFile: join(ROOT, 'vite.offline.config.ts') }));
  await step('console bundle', () => bundle({ ...common, configFile: join(ROOT, 'vite.console.config.ts') }));
  await step('server bundle', () => bundle({ ...common, build: { ssr: true } }));
  await step('compressed assets', () =>
    Promise.all(['client', 'console'].map((folder) => compressAssets(join(ROOT, 'dist', folder)))),
  );
  await step('typefaces', cutFonts);
  await step('open-source list', writeOpenSource);
  writeFileSync(MARK, inputs);
}

async function generate(): Promise<void> {
  const { code, output } = await runNode('scripts/generate.ts', []);
  if (code !== 0) throw new Error(output);
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.error(`  ${name.padEnd(18)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Subsets the font for the shipped content, so that the first start has it. The server subsets for other content. */
async function cutFonts(): Promise<void> {
  const dist = join(ROOT, 'dist');
  rmSync(join(dist, 'fonts'), { recursive: true, force: true });
  const { documents } = await readDocuments(join(ROOT, 'config'));
  const prepared = await prepare(documents);
  if (!prepared.documents.site.has('site')) return;
  const letters = glyphsOf(prepared.documents, compileSite(prepared, { number: 0, hash: '' }, { sandbox: true }));
  // Worker threads do not keep the process alive.
  const waiting = setInterval(() => undefined, 1000);
  await new FontCache(dist).refresh(letters).finally(() => clearInterval(waiting));
}

const INPUTS = [
  'src',
  'widgets',
  'schemas',
  'scripts/build',
  'vite.config.ts',
  'vite.console.config.ts',
  'vite.offline.config.ts',
  'package.json',
  'package-lock.json',
];
const NOT_BUILT = /\.(test|spec)\.tsx?$|\.md$|^src\/(server|qa)\//;

/** Hashes all build inputs; equal hashes mean equal builds. */
function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of listFiles(ROOT, INPUTS)) {
    if (!NOT_BUILT.test(path)) hash.update(`${path} ${hashFile(join(ROOT, path))}\n`);
  }
  return hash.digest('hex');
}

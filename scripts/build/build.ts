import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/places.ts';
import { runNode } from '../support/program.ts';
import { compressAssets } from './compress-assets.ts';
import { cutFonts } from './cut-fonts.ts';
import { hashInputs } from './hash-inputs.ts';

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
  const common = { root: ROOT, configFile: join(ROOT, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn' } as const;
  await step('browser bundle', () => bundle(common));
  await step('console bundle', () => bundle({ ...common, configFile: join(ROOT, 'vite.console.config.ts') }));
  await step('server bundle', () => bundle({ ...common, build: { ssr: true } }));
  await step('compressed assets', () => Promise.all(['client', 'console'].map((folder) => compressAssets(join(ROOT, 'dist', folder)))));
  await step('typefaces', cutFonts);
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

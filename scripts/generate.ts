import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './support/places.ts';

/** Contents by path below the repository; `null` removes a file that is made no more. */
export type GeneratedFiles<Contents = string> = Readonly<Record<string, Contents | null>>;
type AnyFiles = GeneratedFiles<string | Uint8Array>;
interface Part {
  readonly generate: (root: string) => AnyFiles | Promise<AnyFiles>;
}

/** Runs every part in scripts/generate/ and writes what changed, so that an unchanged tree keeps its times. Returns the written paths. */
export async function generate(root: string = ROOT): Promise<string[]> {
  const folder = join(import.meta.dirname, 'generate');
  const written: string[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()) {
    const part = (await import(pathToFileURL(join(folder, name)).href)) as Part;
    for (const [path, contents] of Object.entries(await part.generate(root))) {
      if (writeIfChanged(join(root, path), contents === null ? null : Buffer.from(contents))) written.push(path);
    }
  }
  return written;
}

function writeIfChanged(path: string, contents: Buffer | null): boolean {
  const before = existsSync(path) ? readFileSync(path) : null;
  if (contents === null) {
    if (before !== null) rmSync(path);
    return before !== null;
  }
  if (before?.equals(contents)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
  return true;
}

if (import.meta.main) {
  for (const path of await generate()) console.log(`generated ${path}`);
}

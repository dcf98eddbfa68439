import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './support/places.ts';

/** Contents by path below the repository; `null` removes a file that is made no more. */
export type GeneratedFiles = Readonly<Record<string, string | null>>;
interface Part {
  readonly generate: (root: string) => GeneratedFiles | Promise<GeneratedFiles>;
}

/** Runs every part in scripts/generate/ and writes what changed, so that an unchanged tree keeps its times. Returns the written paths. */
export async function generate(root: string = ROOT): Promise<string[]> {
  const folder = join(import.meta.dirname, 'generate');
  const written: string[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted()) {
    const part = (await import(pathToFileURL(join(folder, name)).href)) as Part;
    for (const [path, text] of Object.entries(await part.generate(root))) {
      if (writeIfChanged(join(root, path), text)) written.push(path);
    }
  }
  return written;
}

function writeIfChanged(path: string, text: string | null): boolean {
  if (read(path) === text) return false;
  if (text === null) rmSync(path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return true;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.main) {
  for (const path of await generate()) console.log(`generated ${path}`);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { WidgetCode } from '../check/rules/check-layouts.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * What each widget adds to the first load, from the manifest of the client build (a folder such as dist/client): its files that the entry
 * does not bring anyway, with their bytes under gzip. Empty when there is no build.
 */
export async function readWidgetCode(folder: string): Promise<WidgetCode> {
  const manifest = await readManifest(folder);
  const always = new Set(
    Object.entries(manifest).flatMap(([key, chunk]) => (chunk.isEntry ? filesOf(key, manifest) : [])),
  );
  const sizes = new Map<string, number>();
  const code = new Map<string, ReadonlyMap<string, number>>();
  for (const key of Object.keys(manifest)) {
    const name = /^widgets\/([^/]+)\/index\.ts$/.exec(key)?.[1];
    if (name === undefined) continue;
    const files = filesOf(key, manifest).filter((file) => !always.has(file));
    for (const file of files)
      if (!sizes.has(file)) sizes.set(file, gzipSync(await readFile(join(folder, file)), { level: 9 }).length);
    code.set(name, new Map(files.map((file) => [file, sizes.get(file) ?? 0])));
  }
  return code;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    // Written by the build.
    return JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** Scripts and styles of a chunk and of all that it imports. */
function filesOf(start: string, manifest: Manifest): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const left = [start];
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    left.push(...(chunk.imports ?? []));
  }
  return [...files];
}

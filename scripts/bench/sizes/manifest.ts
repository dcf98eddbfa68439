import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/places.ts';

interface Entry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Entry>>;

/** Build manifest of a folder of `dist`. */
export const readManifest = (part: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, 'dist', part, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** Every file that a module brings along before anybody has pressed anything. */
export const closure = (manifest: Manifest, key: string, files = new Set<string>()): Set<string> => {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`Nothing was built of ${key}.`);
  if (files.has(entry.file)) return files;
  files.add(entry.file);
  for (const css of entry.css ?? []) files.add(css);
  for (const one of entry.imports ?? []) closure(manifest, one, files);
  return files;
};

/** Scripts and styles that each widget brings beside what every page has, by widget name. */
export function widgetFiles(): ReadonlyMap<string, readonly string[]> {
  const manifest = readManifest('client');
  const entry = closure(manifest, 'src/visitor/entry-client.tsx');
  const names = Object.keys(manifest).flatMap((key) => /^widgets\/([^/]+)\/index\.ts$/.exec(key)?.[1] ?? []);
  return new Map(
    names.map((name) => [name, [...closure(manifest, `widgets/${name}/index.ts`)].filter((file) => !entry.has(file))]),
  );
}

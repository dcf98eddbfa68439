import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Built files that a page needs: its scripts and stylesheets, closures over the build's manifest. */
export interface ClientFiles {
  readonly entry: string;
  readonly entryScripts: readonly string[];
  readonly entryStyles: readonly string[];
  /** Of the widgets named, without what the entry already brings. */
  of(widgets: readonly string[]): { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

const closure = (manifest: Readonly<Record<string, ManifestEntry>>, key: string, scripts: Set<string>, styles: Set<string>, seen = new Set<string>()): void => {
  const entry = manifest[key];
  if (entry === undefined || seen.has(key)) return;
  seen.add(key);
  scripts.add(`/${entry.file}`);
  for (const css of entry.css ?? []) styles.add(`/${css}`);
  for (const one of entry.imports ?? []) closure(manifest, one, scripts, styles, seen);
};

const entryKey = 'src/visitor/entry-client.tsx';

/** Reads the manifest of the client build; throws when there is no build. */
export const readClientFiles = (clientDir: string): ClientFiles => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  closure(manifest, entryKey, scripts, styles);
  const entry = `/${manifest[entryKey]?.file ?? ''}`;
  return {
    entry,
    entryScripts: [...scripts],
    entryStyles: [...styles],
    of(widgets) {
      const more = { scripts: new Set<string>(), styles: new Set<string>() };
      for (const name of widgets) closure(manifest, `widgets/${name}/index.ts`, more.scripts, more.styles);
      return { scripts: [...more.scripts].filter((one) => !scripts.has(one)), styles: [...more.styles].filter((one) => !styles.has(one)) };
    },
  };
};

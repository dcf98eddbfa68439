import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Built files of a page: import closures from the build manifest, and the stylesheet. */
export interface ClientFiles {
  readonly entry: string;
  /** Records clicks before the entry script has loaded. */
  readonly early: string;
  readonly styles: readonly string[];
  /** Returns the scripts of a page with these widgets, entry scripts first. Equal lists return the same array. */
  scripts(widgets: readonly string[]): readonly string[];
}

const closure = (manifest: Readonly<Record<string, ManifestEntry>>, key: string, into: Set<string>): void => {
  const entry = manifest[key];
  if (entry === undefined || into.has(`/${entry.file}`)) return;
  into.add(`/${entry.file}`);
  for (const one of entry.imports ?? []) closure(manifest, one, into);
};

const entryKey = 'src/visitor/entry-client.tsx';
const earlyKey = 'src/visitor/early-press.ts';
const styleKey = 'style.css';

/** Reads the manifest of the client build; throws if there is no build. */
export const readClientFiles = (clientDir: string): ClientFiles => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const scripts = new Set<string>();
  closure(manifest, entryKey, scripts);
  const byWidget = new Map<string, readonly string[]>();
  const scriptsOf = (name: string): readonly string[] => {
    const known = byWidget.get(name);
    if (known !== undefined) return known;
    const more = new Set<string>();
    closure(manifest, `widgets/${name}/index.ts`, more);
    const own = [...more].filter((one) => !scripts.has(one));
    byWidget.set(name, own);
    return own;
  };
  const byPage = new WeakMap<readonly string[], readonly string[]>();
  return {
    entry: `/${manifest[entryKey]?.file ?? ''}`,
    early: `/${manifest[earlyKey]?.file ?? ''}`,
    styles: manifest[styleKey] === undefined ? [] : [`/${manifest[styleKey].file}`],
    scripts(widgets) {
      const known = byPage.get(widgets);
      if (known !== undefined) return known;
      const all = [...new Set([...scripts, ...widgets.flatMap(scriptsOf)])];
      byPage.set(widgets, all);
      return all;
    },
  };
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Scripts that a page imports once it stands, but needs for its first picture: of a session, or of codes. */
export type PageParts = 'none' | 'session' | 'codes';

/** Built files of a page: import closures from the build manifest, and the stylesheet. */
export interface ClientFiles {
  readonly entry: string;
  /** Records clicks before the entry script has loaded. */
  readonly early: string;
  readonly styles: readonly string[];
  /** Returns the scripts of a page with these widgets and parts, entry scripts first. Equal lists return the same array. */
  scripts(widgets: readonly string[], parts?: PageParts): readonly string[];
}

const closure = (manifest: Readonly<Record<string, ManifestEntry>>, key: string, into: Set<string>): void => {
  const entry = manifest[key];
  if (entry === undefined || into.has(`/${entry.file}`)) return;
  into.add(`/${entry.file}`);
  for (const one of entry.imports ?? []) closure(manifest, one, into);
};

const entryKey = 'src/visitor/entry-client.tsx';
const earlyKey = 'src/visitor/early-press.ts';
const partKeys: Readonly<Record<PageParts, readonly string[]>> = {
  none: [],
  session: ['src/visitor/session/session.ts'],
  codes: ['src/visitor/session/session.ts', 'src/visitor/codes/watch-code.ts', 'src/ui/qr/moving-code.tsx'],
};
const styleKey = 'style.css';

/** Reads the manifest of the client build; throws if there is no build. */
export const readClientFiles = (clientDir: string): ClientFiles => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const scripts = new Set<string>();
  closure(manifest, entryKey, scripts);
  const byKey = new Map<string, readonly string[]>();
  const scriptsOf = (key: string): readonly string[] => {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const more = new Set<string>();
    closure(manifest, key, more);
    const own = [...more].filter((one) => !scripts.has(one));
    byKey.set(key, own);
    return own;
  };
  const byPage: Readonly<Record<PageParts, WeakMap<readonly string[], readonly string[]>>> = {
    none: new WeakMap(),
    session: new WeakMap(),
    codes: new WeakMap(),
  };
  return {
    entry: `/${manifest[entryKey]?.file ?? ''}`,
    early: `/${manifest[earlyKey]?.file ?? ''}`,
    styles: manifest[styleKey] === undefined ? [] : [`/${manifest[styleKey].file}`],
    scripts(widgets, parts = 'none') {
      const known = byPage[parts].get(widgets);
      if (known !== undefined) return known;
      const all = [
        ...new Set([
          ...scripts,
          ...[...widgets.map((name) => `widgets/${name}/index.ts`), ...partKeys[parts]].flatMap(scriptsOf),
        ]),
      ];
      byPage[parts].set(widgets, all);
      return all;
    },
  };
};

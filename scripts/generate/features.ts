import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFiles } from '../generate.ts';

/** Folders of features by their parent. */
const PARENTS = ['src/server/services', 'src/server/site'];
/** The fake external systems: one feature, outside of the server. */
const SANDBOX = 'src/sandbox';

interface Found {
  readonly name: string;
  /** Path from src/server. */
  readonly path: string;
}

/** Writes the list of server features, from the folders that have a feature.ts. */
export function generate(root: string): GeneratedFiles {
  const hasFeature = (folder: string): boolean => existsSync(join(root, folder, 'feature.ts'));
  const inServer: readonly Found[] = PARENTS.flatMap((parent) =>
    readdirSync(join(root, parent))
      .filter((name) => hasFeature(`${parent}/${name}`))
      .map((name) => ({ name, path: `./${parent.slice('src/server/'.length)}/${name}` })),
  );
  const sandbox: readonly Found[] = hasFeature(SANDBOX) ? [{ name: 'sandbox', path: '../sandbox' }] : [];
  const found = [...inServer, ...sandbox].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const variable = ({ name }: Found): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    'src/server/features.gen.ts': `// Written by scripts/generate.ts.
import type { Feature } from './core/feature.ts';
${found.map((one) => `import { feature as ${variable(one)} } from '${one.path}/feature.ts';`).join('\n')}

/** Every feature of the server. */
export const allFeatures: readonly Feature[] = [${found.map(variable).join(', ')}];
`,
  };
}

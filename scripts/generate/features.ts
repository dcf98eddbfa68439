import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFiles } from '../generate.ts';

/** Writes the list of server features, from the folders in src/server/features. */
export function generate(root: string): GeneratedFiles {
  const names = readdirSync(join(root, 'src', 'server', 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const variable = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    'src/server/features.gen.ts': `// Written by scripts/generate.ts.
import type { Feature } from './feature.ts';
${names.map((name) => `import { feature as ${variable(name)} } from './features/${name}/feature.ts';`).join('\n')}

/** Every feature of the server. */
export const allFeatures: readonly Feature[] = [${names.map(variable).join(', ')}];
`,
  };
}

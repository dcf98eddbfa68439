import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFiles } from '../generate.ts';

const SUFFIX = '.calls.ts';

/** Writes the index of all declared API calls, from the `.calls.ts` files in schemas/calls. */
export function generate(root: string): GeneratedFiles {
  const groups = readdirSync(join(root, 'schemas', 'calls'))
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .toSorted();
  const variable = (group: string): string => group.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    'schemas/calls/all-calls.gen.ts': `// Written by scripts/generate.ts.
${groups.map((group) => `import * as ${variable(group)} from './${group}${SUFFIX}';`).join('\n')}
import type { ApiCall } from './define-call.ts';

/** Every API call that the server answers itself. */
export const allCalls: readonly ApiCall[] = [${groups.map((group) => `...Object.values(${variable(group)})`).join(', ')}];
`,
  };
}

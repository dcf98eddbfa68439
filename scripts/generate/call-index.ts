import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFiles } from '../generate.ts';

/** Writes the index of all declared API calls: `calls.ts` of each service in schemas/calls, and `*-calls.ts` beside it. */
export function generate(root: string): GeneratedFiles {
  const folder = join(root, 'schemas', 'calls');
  const files = readdirSync(folder)
    .filter((service) => existsSync(join(folder, service, 'calls.ts')))
    .flatMap((service) =>
      readdirSync(join(folder, service))
        .filter((file) => /^(?:.+-)?calls\.ts$/.test(file))
        .map((file) => `${service}/${file}`),
    )
    .toSorted();
  const variable = (file: string): string =>
    file.replace(/[/-]calls\.ts$/, '').replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    'schemas/calls.gen.ts': `// Written by scripts/generate.ts.
${files.map((file) => `import * as ${variable(file)} from './calls/${file}';`).join('\n')}
import type { ApiCall } from './calls/define-call.ts';

/** Every API call that the server answers itself. */
export const allCalls: readonly ApiCall[] = [${files.map((file) => `...Object.values(${variable(file)})`).join(', ')}];
`,
  };
}

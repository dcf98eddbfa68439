import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFiles } from '../generate.ts';

/** Writes the index of all declared API calls, from the `calls.ts` of each service in schemas/calls. */
export function generate(root: string): GeneratedFiles {
  const folder = join(root, 'schemas', 'calls');
  const services = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'calls.ts')))
    .toSorted();
  const variable = (service: string): string =>
    service.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    'schemas/calls.gen.ts': `// Written by scripts/generate.ts.
${services.map((service) => `import * as ${variable(service)} from './calls/${service}/calls.ts';`).join('\n')}
import type { ApiCall } from './calls/define-call.ts';

/** Every API call that the server answers itself. */
export const allCalls: readonly ApiCall[] = [${services.map((service) => `...Object.values(${variable(service)})`).join(', ')}];
`,
  };
}

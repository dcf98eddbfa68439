import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { sandboxSiteSchema, type SandboxSite } from './site.schema.ts';

const folder = join(import.meta.dirname, '..', 'pages');
const validate = new Ajv({ allErrors: true, strict: false }).compile<SandboxSite>(sandboxSiteSchema);

const readSite = (file: string): SandboxSite => {
  const site: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  if (!validate(site))
    throw new Error(`The sandbox's ${file} is not sound: ${JSON.stringify(validate.errors, undefined, 2)}`);
  return site;
};

/** Shipped fake sites by host. Read once, when the sandbox starts. */
export const readSites = (): ReadonlyMap<string, SandboxSite> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map(readSite)
      .flatMap((site) => site.hosts.map(({ host }) => [host, site] as const)),
  );

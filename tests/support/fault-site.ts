import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, type Problem, type RawDocument, type Words } from '#content';
import { soundSite, type Body } from './sound-site.ts';

/** Folders of examples, one a code. */
export const FAULTS = join(import.meta.dirname, '../faults');

/** What a fault folder promises (`expected.json`): where the one problem is and what is said of it. */
export interface Expected {
  readonly severity: Problem['severity'];
  /** `file:line:column`; without a file where a document is missing. */
  readonly place?: string;
  readonly pointer: string;
  readonly text: Words;
  readonly hint: Words;
  readonly fix?: NonNullable<Problem['fix']>;
  /** The instant at which it is looked at, where it hangs on one. */
  readonly at?: string;
}

/** A document that is laid over one of the sound site: members replace, `null` takes away; `removed` takes the whole document away. */
type Patch = { readonly type: string; readonly id: string; readonly removed?: true; readonly [member: string]: unknown };

export interface FaultSite {
  readonly documents: readonly RawDocument[];
  readonly problems: readonly Problem[];
  readonly texts: ReadonlyMap<string, string>;
}

export const faultCodes = (): readonly string[] => readdirSync(FAULTS, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).toSorted();

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

// Proven by the test that runs them all.
export const expectedOf = (code: string): Expected => readJson(join(FAULTS, code, 'expected.json')) as Expected;

/** The sound site, one file a document; with a code, its example laid over. Other `.json` files of a fault folder are files of the site as they are. */
export function faultSite(code?: string): FaultSite {
  const folder = join(FAULTS, code ?? '');
  const patches = code !== undefined && existsSync(join(folder, 'fault.json')) ? (readJson(join(folder, 'fault.json')) as Patch[]) : [];
  const files = new Map(layOver(soundSite(), patches).map((body) => [`${body.type}/${body.id}.json`, `${JSON.stringify(body, null, 2)}\n`]));
  const own = code === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.json') && !['fault.json', 'expected.json'].includes(name));
  for (const name of own) files.set(name, readFileSync(join(folder, name), 'utf8'));
  const read = [...files].map(([file, text]) => readText(text, file));
  return { documents: read.flatMap(({ documents }) => documents), problems: read.flatMap(({ problems }) => problems), texts: files };
}

function layOver(site: readonly Body[], patches: readonly Patch[]): Body[] {
  const bodies = new Map(site.map((body) => [`${body.type}/${body.id}`, body]));
  for (const patch of patches) {
    const key = `${patch.type}/${patch.id}`;
    if (patch.removed === true) bodies.delete(key);
    else bodies.set(key, merged(bodies.get(key), patch) as Body);
  }
  return [...bodies.values()];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON Merge Patch (RFC 7386). */
function merged(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const members = new Map(Object.entries(isObject(value) ? value : {}));
  for (const [name, held] of Object.entries(patch)) {
    if (held === null) members.delete(name);
    else members.set(name, merged(members.get(name), held));
  }
  return Object.fromEntries(members);
}

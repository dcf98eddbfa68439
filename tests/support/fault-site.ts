import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, prepare, readBytes, type Problem, type RawDocument, type Words } from '#content';
import { soundPark } from './sound-park.ts';
import { soundSite, type Body } from './sound-site.ts';

/** Example folders, one per code. */
export const FAULTS = join(import.meta.dirname, '../faults');

/** Expected problem of a fault folder (`expected.json`): its location and text. */
export interface Expected {
  readonly severity: Problem['severity'];
  /** `file:line:column`; no file for a missing document or a browser finding. */
  readonly place?: string;
  /** ID of the page with a browser finding. */
  readonly page?: string;
  readonly pointer: string;
  readonly text: Words;
  readonly hint: Words;
  readonly fix?: NonNullable<Problem['fix']>;
  /** Viewer and steps that reach the problem. */
  readonly way?: Pick<NonNullable<Problem['way']>, 'as' | 'steps'>;
  /** Instant of the check, for time-dependent problems. */
  readonly at?: string;
  /** Codes that the document check already reports for a fault of the walk. */
  readonly alsoOfDocuments?: readonly string[];
}

/** JSON Merge Patch for a document of the sound site; `removed` deletes the document. */
type Patch = {
  readonly type: string;
  readonly id: string;
  readonly removed?: true;
  readonly [member: string]: unknown;
};

export interface FaultSite {
  readonly documents: readonly RawDocument[];
  readonly problems: readonly Problem[];
  readonly texts: ReadonlyMap<string, string>;
}

export const faultCodes = (): readonly string[] =>
  readdirSync(FAULTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

// The test that runs all folders validates this.
export const expectedOf = (code: string): Expected => readJson(join(FAULTS, code, 'expected.json')) as Expected;

const readPatches = (code: string | undefined, name: string): readonly Patch[] => {
  const path = join(FAULTS, code ?? '', name);
  return code !== undefined && existsSync(path) ? (readJson(path) as Patch[]) : [];
};

const ofTheExample: ReadonlySet<string> = new Set(['fault.json', 'running.json', 'expected.json']);

/** Additions to the sound site that keep every page reachable and every document used when an example removes something. */
const base = (): Body[] => [
  ...soundSite(),
  ...soundPark(),
  {
    type: 'banner',
    id: 'b1',
    v: 1,
    bannerCode: '0101',
    bannerKindCd: '001',
    parkKindCd: '09',
    bannerSubject: { ko: '가게', en: 'Shop' },
    art: 'park',
    order: 1,
    action: {
      action: 'ask',
      message: 'guard.login',
      ok: 'menu.away',
      then: { action: 'link', linkId: 'LNK_TST_00001' },
    },
  },
  {
    type: 'deep-links',
    id: 'TP',
    v: 1,
    pages: { notice: { pageNm: 'Detail', params: { publctTypeCd: '09', publctId: 'n1' } } },
  },
];

/** Writes the sound site, one file per document, patched by the example of a code. Other `.json` files of the folder are added unchanged. */
export function faultSite(code?: string): FaultSite {
  const files = new Map<string, Buffer>(
    layOver(base(), readPatches(code, 'fault.json')).map((body) => [
      `${body.type}/${body.id}.json`,
      Buffer.from(`${JSON.stringify(body, null, 2)}\n`),
    ]),
  );
  const folder = join(FAULTS, code ?? '');
  const own =
    code === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.json') && !ofTheExample.has(name));
  for (const name of own) files.set(name, readFileSync(join(folder, name)));
  const read = [...files].map(([file, bytes]) => readBytes(bytes, file));
  return {
    documents: read.flatMap(({ documents }) => documents),
    problems: read.flatMap(({ problems }) => problems),
    texts: new Map(read.flatMap(({ texts }) => [...texts])),
  };
}

/** Runs a faulty site: `running.json` patches its documents, `planted.js` runs on its main page. */
export interface RunningFault {
  readonly documents: readonly RawDocument[];
  readonly script: string;
}

export function runningFault(code: string): RunningFault {
  const bodies = layOver(layOver(base(), readPatches(code, 'fault.json')), readPatches(code, 'running.json'));
  const script = join(FAULTS, code, 'planted.js');
  return {
    documents: bodies.map((body) => ({ type: body.type, id: body.id, body })),
    script: existsSync(script) ? readFileSync(script, 'utf8') : '',
  };
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

type Fields = Readonly<Record<string, unknown>>;

/** Problems of the sound site with members of documents (by `type/id`) replaced, and with more documents. */
export async function problemsWith(
  changes: Readonly<Record<string, Fields>>,
  more: readonly Fields[] = [],
): Promise<readonly Problem[]> {
  const { documents } = faultSite();
  const changed = documents.map(({ type, id, body }) => ({ type, id, body: { ...body, ...changes[`${type}/${id}`] } }));
  return check(
    await prepare([...changed, ...more.map((body) => ({ type: String(body['type']), id: String(body['id']), body }))]),
  );
}

/** Code, location and fix of a problem. */
export const briefly = ({ code, at, fix }: Problem): readonly unknown[] => [
  code,
  `${at.type}/${at.id}${at.pointer}`,
  ...(fix === undefined ? [] : [fix.kind === 'replace' ? fix.value : fix.kind]),
];

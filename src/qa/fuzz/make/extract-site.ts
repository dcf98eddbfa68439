import { check, prepare, type Kept, type Problem, type RawDocument } from '#content';
import type { SeededRandom } from '#engine/values/seeded-random';
import { rawOf } from './edits.ts';

/** Types that are copied completely, because they are few or widely referenced. */
const whole: ReadonlySet<string> = new Set([
  'theme',
  'venue',
  'guard',
  'messages',
  'link',
  'validation-rule',
  'operation',
  'code-list',
  'data-service',
  'words',
  'system-config',
]);
/** Types whose lists lose missing references; other references are added. */
const shortened: ReadonlySet<string> = new Set(['menu', 'layout', 'deep-links', 'push']);
const drawn = { page: 6, notice: 2, board: 2, banner: 2, discount: 2 } as const;
const mostRounds = 40;

interface Cutting {
  readonly input: ReadonlyMap<string, RawDocument>;
  readonly site: Map<string, RawDocument>;
  /** Documents by name: IDs, and screens and paths of pages. */
  readonly named: ReadonlyMap<string, readonly RawDocument[]>;
  /** Documents that cannot be shortened. */
  readonly firm: Set<string>;
}

const keyOf = ({ type, id }: { readonly type: string; readonly id: string }): string => `${type}/${id}`;

/**
 * Extracts a small site: shared documents and a few of the others, completed or trimmed until it passes the publish check. Undefined when that fails,
 * as for an input that does not pass.
 */
export async function extractSite(
  documents: readonly RawDocument[],
  dice: SeededRandom,
  htmls: Kept,
): Promise<readonly RawDocument[] | undefined> {
  const counts = Map.groupBy(documents, ({ type }) => type);
  const some = new Set(Object.entries(drawn).flatMap(([type, count]) => dice.some(counts.get(type) ?? [], count)));
  const first = documents.filter((one) => some.has(one) || whole.has(one.type) || counts.get(one.type)?.length === 1);
  const cutting: Cutting = {
    input: new Map(documents.map((one) => [keyOf(one), one])),
    site: new Map(first.map((one) => [keyOf(one), one])),
    named: namesOf(documents),
    firm: new Set(),
  };
  for (let round = 0; round < mostRounds; round++) {
    const problems = check(await prepare([...cutting.site.values()], htmls)).filter(
      ({ severity }) => severity === 'error',
    );
    if (problems.length === 0) return [...cutting.site.values()];
    if (!mend(cutting, problems)) return undefined;
  }
  return undefined;
}

function namesOf(documents: readonly RawDocument[]): ReadonlyMap<string, readonly RawDocument[]> {
  const named = new Map<string, RawDocument[]>();
  for (const one of documents) {
    const { aliases, screen, paths } = one.body;
    for (const name of [one.id, screen, ...[aliases, paths].filter(Array.isArray).flat()] as unknown[])
      if (typeof name === 'string') named.set(name, [...(named.get(name) ?? []), one]);
  }
  return named;
}

/** Adds referenced documents; removes entries with missing references from lists. */
function mend({ input, site, named, firm }: Cutting, problems: readonly Problem[]): boolean {
  let changed = false;
  const take = (one: RawDocument): void => {
    changed ||= site.get(keyOf(one)) !== one;
    site.set(keyOf(one), one);
  };
  const gone = new Map<string, string[]>();
  for (const { at, code, text } of problems) {
    const key = keyOf(at);
    const [owner, original] = [site.get(key), input.get(key)];
    const entry = owner && entryAt(owner.body, at.pointer).entry;
    if (entry !== undefined && shortened.has(at.type) && !firm.has(key))
      gone.set(key, [...(gone.get(key) ?? []), entry]);
    else if (owner === undefined || (owner !== original && code === 'schema-error')) {
      firm.add(key);
      if (original) take(original);
    } else
      for (const [, name = ''] of text.en.matchAll(/'([^']+)'/g)) for (const one of named.get(name) ?? []) take(one);
  }
  for (const [key, entries] of gone) changed = takeAway(site, key, entries) || changed;
  return changed;
}

/** Value at a pointer and its innermost list entry. */
function entryAt(body: unknown, pointer: string): { readonly value: unknown; readonly entry: string | undefined } {
  let value = body;
  let entry: string | undefined;
  let path = '';
  for (const part of pointer.split('/').slice(1)) {
    path += `/${part}`;
    if (Array.isArray(value)) entry = path;
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')]
        : undefined;
  }
  return { value, entry };
}

function takeAway(site: Map<string, RawDocument>, key: string, entries: readonly string[]): boolean {
  const document = site.get(key);
  if (document === undefined) return false;
  const body = structuredClone(document.body);
  // Start at the end to keep the other indexes valid.
  for (const entry of [...new Set(entries)].sort(
    (one, two) => Number(two.slice(two.lastIndexOf('/') + 1)) - Number(one.slice(one.lastIndexOf('/') + 1)),
  )) {
    const at = entry.lastIndexOf('/');
    const list = entryAt(body, entry.slice(0, at)).value;
    if (Array.isArray(list)) list.splice(Number(entry.slice(at + 1)), 1);
  }
  site.set(key, rawOf(body));
  return true;
}

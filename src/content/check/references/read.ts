import type { ReferenceKind } from '#schemas/document-definition';
import { readGuardMessage } from '#engine';
import type { Catalog } from '#engine/compile/compile-input';
import { documentSchemas } from '#schemas/documents';
import { factsIn, factSubjects, isFactName } from '#schemas/fact-placeholders';
import { isFields } from '../is-fields.ts';
import { DEEPEST } from '../json-text.ts';
import type { Path } from '../problem.ts';
import { planOf, visitFormats, type FormatKind } from '../schema-formats.ts';
import { namedInAction, namedInCondition, namedInFields, type NamedValue } from './fields.ts';

/** A place of a document that names something. */
export interface Reference {
  readonly kind: Exclude<ReferenceKind, 'action' | 'refusal' | 'words'>;
  readonly name: string;
  readonly path: Path;
}

const schemas: Readonly<Record<string, object>> = documentSchemas;

/** Everything that a document names, by the same knowledge that the gate proves names with. Total: a document may be unsound here. */
export function referencesIn(
  type: string,
  body: Readonly<Record<string, unknown>>,
  catalog: Catalog,
): readonly Reference[] {
  const found: Reference[] = [];
  for (const one of namedInFields(type, body)) take(one, found);
  if (type === 'layout') takePlacements(body['placements'], catalog, found);
  else if (Object.hasOwn(schemas, type)) takeSpots(schemas[type] as object, body, [], found);
  takeFacts(body, [], found);
  return found;
}

/** The documents whose facts texts name. */
function takeFacts(value: unknown, path: Path, found: Reference[]): void {
  if (path.length > DEEPEST) return;
  if (Array.isArray(value)) value.forEach((one: unknown, index) => takeFacts(one, [...path, index], found));
  else if (isFields(value)) for (const [name, one] of Object.entries(value)) takeFacts(one, [...path, name], found);
  if (typeof value !== 'string') return;
  for (const { name, subject } of factsIn(value))
    if (isFactName(name) && subject !== '')
      found.push({ kind: factSubjects[name], name: subject.split('/')[0] ?? '', path });
}

function takePlacements(placements: unknown, catalog: Catalog, found: Reference[]): void {
  if (!Array.isArray(placements)) return;
  for (const [index, placement] of (placements as readonly unknown[]).entries()) {
    if (!isFields(placement)) continue;
    for (const one of namedInCondition(placement['when'], ['placements', index, 'when'])) take(one, found);
    takeSettings(placement, ['placements', index], catalog, found);
    if (isFields(placement['fallback']))
      takeSettings(placement['fallback'], ['placements', index, 'fallback'], catalog, found);
  }
}

function takeSettings(
  { widget, settings }: Readonly<Record<string, unknown>>,
  path: Path,
  catalog: Catalog,
  found: Reference[],
): void {
  const entry = typeof widget === 'string' && Object.hasOwn(catalog, widget) ? catalog[widget] : undefined;
  if (entry === undefined || !isFields(settings)) return;
  takeSpots(entry.description.schema, settings, [...path, 'settings'], found);
  for (const need of needsOf(entry, settings))
    found.push({ kind: 'service', name: need.path, path: [...path, 'widget'] });
}

/** The calls of a widget; settings that it cannot read have none. */
function needsOf(
  entry: Catalog[string],
  settings: Readonly<Record<string, unknown>>,
): readonly { readonly path: string }[] {
  try {
    return entry.needs?.(settings as never) ?? [];
  } catch {
    return [];
  }
}

const byName: Readonly<Partial<Record<FormatKind, Reference['kind']>>> = {
  message: 'message',
  art: 'art',
  icon: 'icon',
  screen: 'screen',
  rule: 'validation-rule',
  operation: 'operation',
  'code-list': 'code-list',
};

function takeSpots(schema: object, value: unknown, path: Path, found: Reference[]): void {
  const plan = planOf(schema);
  if (plan === undefined) return;
  visitFormats(
    plan,
    value,
    (kind, inner, reused) => {
      const named = byName[kind];
      if (named !== undefined) take({ kind: named, value: inner, path: [...reused] }, found);
      else if (kind === 'action') take({ kind, value: inner, path: [...reused] }, found);
      else if (kind === 'condition') for (const one of namedInCondition(inner, [...reused])) take(one, found);
      else if (kind === 'html') takeHtml(inner, [...reused], found);
      else if (kind === 'localHtml' && isFields(inner))
        for (const [locale, text] of Object.entries(inner)) takeHtml(text, [...reused, locale], found);
    },
    [...path],
  );
}

function take({ kind, value, path }: NamedValue, found: Reference[]): void {
  if (kind === 'action') for (const one of namedInAction(value, path)) take(kindOfCall(one, value), found);
  else if (typeof value !== 'string' || value === '') return;
  else if (kind === 'refusal') {
    const said = readGuardMessage(value);
    if (said !== undefined) found.push({ kind: 'message', name: said.message, path });
    if (said?.path !== undefined && !said.path.includes('{path}'))
      found.push({ kind: 'address', name: said.path, path });
  } else found.push({ kind: kind === 'words' ? 'message' : kind, name: value, path });
}

/** A call is known by method and path. */
const kindOfCall = (one: NamedValue, action: unknown): NamedValue =>
  one.kind === 'call' && isFields(action) ? { ...one, value: `${String(action['method'])} ${String(one.value)}` } : one;

const attribute = /\s(value|href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** References of CMS text: action objects, links and pictures. */
function takeHtml(text: unknown, path: Path, found: Reference[]): void {
  if (typeof text !== 'string' || !text.includes('<')) return;
  for (const [, name, one, two] of text.matchAll(attribute)) {
    const value = (one ?? two ?? '').replaceAll(
      /&(?:quot|#34|#39|apos|lt|gt|amp);/g,
      (entity) => entities[entity] ?? entity,
    );
    if (name === 'value')
      for (const inner of namedInAction(parse(value), path)) take({ ...kindOfCall(inner, parse(value)), path }, found);
    else take({ kind: name === 'src' ? 'image' : 'address', value, path }, found);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

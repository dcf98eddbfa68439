import type { DocumentSet } from '#schemas/documents';
import type { Page } from '#schemas/documents/page/schema';
import { fillPattern, type CompiledPage } from '../../../engine/index.ts';

/** Types of documents that pages with parameters show. */
const recordTypes = ['notice', 'board', 'discount', 'facility', 'event'] as const;
type RecordType = (typeof recordTypes)[number];
type Rule = NonNullable<Page['params']>[string];
type Fields = Readonly<Record<string, unknown>>;

const parameter = /\{(\w+)\}/g;

/**
 * Lists the paths of a page with parameters that the documents of a release can fill: each parameter has the value of the record's field of that name or one
 * of the page's declared values, and one parameter may have the number of the record. Records of other venues than that of the page are left out. The caller
 * keeps the paths that the page can show. A page with a rest parameter has none.
 */
export const listRecordPaths = (documents: DocumentSet, { id, path, venue }: CompiledPage): ReadonlySet<string> => {
  const names = [...path.matchAll(parameter)].map(([, name = '']) => name);
  const rules = documents.page.get(id)?.params ?? {};
  const paths = new Set<string>();
  if (path.includes('*}')) return paths;
  for (const type of recordTypes) {
    if (!names.every((name) => fitsType(rules[name], type))) continue;
    for (const record of documents[type].values()) {
      if (!isOfVenue(documents, record, venue)) continue;
      const values = names.map((name) => valuesOf(documents, { name, rule: rules[name], record, venue }));
      if (values.filter((one) => one === undefined).length > 1) continue;
      const number = numberOf(record);
      for (const filled of products(values.map((one, index) => one ?? accepted(rules[names[index] ?? ''], number)))) {
        const byName = new Map(names.map((name, index) => [name, filled[index] ?? '']));
        paths.add(fillPattern(path, (name) => byName.get(name) ?? ''));
      }
    }
  }
  return paths;
};

const fitsType = (rule: Rule | undefined, type: RecordType): boolean =>
  rule?.record === undefined || rule.record === type;

interface Filled {
  readonly name: string;
  readonly rule: Rule | undefined;
  readonly record: Fields;
  readonly venue: string | undefined;
}

/** Values of a parameter; undefined for one that the number of the record fills. */
const valuesOf = (documents: DocumentSet, { name, rule, record, venue }: Filled): readonly string[] | undefined => {
  const declared = rule === undefined ? undefined : declaredValues(documents, rule, venue);
  const own = Object.hasOwn(record, name) ? record[name] : undefined;
  if (typeof own !== 'string') return declared;
  return declared === undefined ? accepted(rule, own) : declared.filter((value) => value === own);
};

const accepted = (rule: Rule | undefined, value: string): readonly string[] =>
  fitsPattern(rule?.pattern, value) ? [value] : [];

const fitsPattern = (pattern: string | undefined, value: string): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(value);

const declaredValues = (
  documents: DocumentSet,
  { values, list, venue: field }: Rule,
  venue: string | undefined,
): readonly string[] | undefined => {
  if (values !== undefined) return values;
  if (list !== undefined) return documents['code-list'].get(list)?.items.map(({ codeId }) => codeId) ?? [];
  if (field === undefined) return undefined;
  return [...documents.venue.values()]
    .filter(({ id }) => venue === undefined || id === venue)
    .map((one) => (field === 'code' ? one.id : one[field]));
};

/** Fields by which a record names its venue. */
const venueFields = ['parkKindCd', 'publctTypeCd'] as const;

const isOfVenue = (documents: DocumentSet, record: Fields, code: string | undefined): boolean => {
  const venue = code === undefined ? undefined : documents.venue.get(code);
  const others = [...documents.venue.values()].filter((one) => one !== venue);
  return (
    venue === undefined ||
    venueFields.every(
      (field) => record[field] === venue[field] || others.every((other) => record[field] !== other[field]),
    )
  );
};

const numberOf = ({ facilityId, eventId, publctId }: Fields): string => String(facilityId ?? eventId ?? publctId);

const products = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.reduce<readonly (readonly string[])[]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );

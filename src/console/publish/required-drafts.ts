import { sameValue } from '#content/check/same-value';
import type { Names } from '../../content/diff/names.ts';
import type { Body, Problem } from '../api/client.ts';
import { getAt, pathOf } from '../content/form/path.ts';
import { isFields } from '../../content/check/is-fields.ts';
import { listOf } from '../content/form/schema.ts';
import { keyOf, type Doc, type Docs } from '../site/documents.ts';

const strings = (values: readonly unknown[]): readonly string[] => values.filter((value) => typeof value === 'string');

/** Returns the names by which other documents may refer to a document: its own and those it contains. */
const namesIn = (body: Body | undefined, names: Names): readonly string[] => {
  if (body === undefined) return [];
  if (body.type === 'messages') return Object.keys(isFields(body['texts']) ? body['texts'] : {});
  if (body.type !== 'page') return [body.id];
  return [
    body.id,
    ...strings([body['screen'], ...listOf(body['aliases'])]),
    ...listOf(body['paths']).map((_, index) => names.address(body, index)),
  ];
};

/** Returns the names that a text may refer to: itself, an address without its query, each part of a refusal such as `S//MSG_ALT_CLOSED`. */
const namedBy = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value, value.replace(/[?#].*$/, ''), ...value.split('//')] : [];

/**
 * Returns the excluded drafts that a problem needs: they add what is missing at its location, or change that location. `chosen` holds the keys
 * of the drafts to publish.
 */
export const requiredDrafts = (
  { at }: Pick<Problem, 'at'>,
  excluded: readonly Doc[],
  chosen: ReadonlySet<string>,
  { docs, names }: { readonly docs: Docs; readonly names: Names },
): readonly Doc[] => {
  const path = pathOf(at.pointer);
  const doc = docs.get(keyOf(at));
  const named = new Set([
    ...namedBy(getAt(chosen.has(keyOf(at)) ? doc?.body : doc?.live, path)),
    ...strings(path.slice(-1)),
  ]);
  return excluded.filter((draft) => {
    if (draft.key === keyOf(at)) return !sameValue(getAt(draft.body, path), getAt(draft.live, path));
    const before = new Set(namesIn(draft.live, names));
    return namesIn(draft.body, names).some((name) => !before.has(name) && named.has(name));
  });
};

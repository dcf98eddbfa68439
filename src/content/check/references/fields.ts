import type { NamedField, ReferenceKind } from '#schemas/document-definition';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { definitionOf } from '../definition-of.ts';
import type { Path } from '../problem.ts';

/** The fields of a type that name something. The gate proves each of them, and "used in" finds by them. */
const fieldsOf = (type: string): readonly NamedField[] => definitionOf(type)?.references ?? [];

/** True if a document of a type has no meaning without what its field names. */
export const isNeededField = (type: string, path: Path): boolean =>
  fieldsOf(type).some(([way, , needed]) => needed !== undefined && way === path.join('/'));

/** Fields of a type that hold a code (not lists of codes), and the list that it is of. */
export const codeFieldsOf = (type: string): readonly { readonly field: string; readonly list: string }[] =>
  fieldsOf(type).flatMap(([field, kind]) =>
    kind.startsWith('code ') && !field.includes('*') ? [{ field, list: kind.slice('code '.length) }] : [],
  );

/** The same of actions, by what they do. */
const byAction: Readonly<Partial<Record<string, readonly NamedField[]>>> = {
  move: [['pageNm', 'screen']],
  link: [
    ['linkId', 'link'],
    ['linkUrl', 'address'],
  ],
  api: [
    ['uri', 'call'],
    ['successMsg', 'words'],
  ],
  alert: [
    ['message', 'message'],
    ['title', 'message'],
    ['subBody', 'message'],
    ['ok', 'message'],
    ['icon', 'icon'],
  ],
  venue: [['venue', 'venue']],
  nav: [['target', 'place']],
  native: [['otherwise', 'action']],
  ask: [
    ['message', 'message'],
    ['ok', 'message'],
    ['then', 'action'],
  ],
  scan: [
    ['linkId', 'link'],
    ['failed', 'message'],
    ['otherwise', 'action'],
  ],
};

/** The same of the tests of a condition. */
const byFact: Readonly<Partial<Record<string, ReferenceKind>>> = {
  curResort: 'venue',
  cameFrom: 'screen',
  grade: 'grade',
};

/** A value that names something, and where it stands. */
export interface NamedValue {
  readonly kind: ReferenceKind;
  readonly value: unknown;
  readonly path: Path;
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Adds the values that the steps of a way lead to. */
const follow = (
  steps: readonly string[],
  at: number,
  value: unknown,
  path: Path,
  kind: ReferenceKind,
  found: NamedValue[],
): void => {
  const step = steps[at];
  if (step === undefined) {
    if (value !== undefined) found.push({ kind, value, path });
  } else if (!isHolder(value)) return;
  else if (step !== '*') {
    if (Object.hasOwn(value, step)) follow(steps, at + 1, value[step], [...path, step], kind, found);
  } else if (Array.isArray(value))
    for (let index = 0; index < value.length; index++)
      follow(steps, at + 1, value[index], [...path, index], kind, found);
  else for (const name of Object.keys(value)) follow(steps, at + 1, value[name], [...path, name], kind, found);
};

const stepsOf = memoizeByObject((field: NamedField): readonly string[] => field[0].split('/'));

const named = (fields: readonly NamedField[] | undefined, value: unknown, path: Path): readonly NamedValue[] => {
  const found: NamedValue[] = [];
  for (const field of fields ?? []) follow(stepsOf(field), 0, value, path, field[1], found);
  return found;
};

/** References in the fields of a document. Accepts invalid documents. */
export const namedInFields = (type: string, body: unknown): readonly NamedValue[] => named(fieldsOf(type), body, []);

/** References of an action, including nested actions. For a link with ID and address only the ID counts. */
export function* namedInAction(action: unknown, path: Path): Generator<NamedValue> {
  const kind = isHolder(action) ? action['action'] : undefined;
  if (!isHolder(action) || typeof kind !== 'string' || !Object.hasOwn(byAction, kind)) return;
  for (const one of named(byAction[kind], action, path))
    if (one.kind !== 'address' || action['linkId'] === undefined) yield one;
}

/** References of a condition. */
export function* namedInCondition(condition: unknown, path: Path): Generator<NamedValue> {
  if (!Array.isArray(condition)) return;
  for (const [one, group] of condition.entries()) {
    if (!Array.isArray(group)) continue;
    for (const [two, test] of (group as readonly unknown[]).entries()) {
      const kind = isHolder(test) && typeof test['fact'] === 'string' ? byFact[test['fact']] : undefined;
      if (kind === undefined || !isHolder(test) || !Array.isArray(test['is'])) continue;
      for (const [three, value] of test['is'].entries()) yield { kind, value, path: [...path, one, two, 'is', three] };
    }
  }
}

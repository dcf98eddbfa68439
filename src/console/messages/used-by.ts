import { isFields, type Fields } from '../../content/check/is-fields.ts';
import { usesIn } from '../find/uses-in.ts';
import { keyOf, type Docs } from '../site/documents.ts';

/** Location in a document that uses a text. */
export interface TextUse {
  /** `type/id` of the document. */
  readonly doc: string;
  readonly path: readonly (string | number)[];
  /** Languages in which this location is hidden. */
  readonly hiddenIn: readonly ('ko' | 'en')[];
}

export type UsesByKey = ReadonlyMap<string, readonly TextUse[]>;

/** Returns the languages that no group of a condition allows. */
const hiddenByCondition = (when: unknown): readonly ('ko' | 'en')[] => {
  if (!Array.isArray(when) || when.length === 0) return [];
  const lets = (locale: string): boolean =>
    when.some(
      (group) =>
        !Array.isArray(group) ||
        group.every((test) => {
          if (!isFields(test) || test['fact'] !== 'locale' || !Array.isArray(test['is'])) return true;
          return test['is'].includes(locale) !== (test['not'] === true);
        }),
    );
  return (['ko', 'en'] as const).filter((locale) => !lets(locale));
};

const hiddenBy = ({ hiddenIn, when }: Fields): readonly ('ko' | 'en')[] => [
  ...hiddenByCondition(when),
  ...(Array.isArray(hiddenIn) ? hiddenIn.filter((one) => one === 'ko' || one === 'en') : []),
];

/** Returns the languages in which the location or anything around it is hidden. */
const hiddenAt = (body: unknown, path: readonly (string | number)[]): readonly ('ko' | 'en')[] => {
  const hidden = new Set<'ko' | 'en'>();
  let value = body;
  for (const step of path) {
    if (isFields(value)) for (const locale of hiddenBy(value)) hidden.add(locale);
    value =
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined;
  }
  return [...hidden];
};

/** Finds the uses of texts in documents. */
export const usesOfTexts = (docs: Docs, keys: ReadonlySet<string>): UsesByKey => {
  const all = usesIn(docs);
  const uses = new Map<string, readonly TextUse[]>();
  for (const key of keys) {
    const users = all.usersOf({ type: 'text', id: key });
    if (users.length > 0)
      uses.set(
        key,
        users.map(({ type, id, path }) => ({
          doc: keyOf({ type, id }),
          path,
          hiddenIn: hiddenAt(docs.get(keyOf({ type, id }))?.body, path),
        })),
      );
  }
  return uses;
};

/** Tells whether all uses of a text are hidden in a language. An unused text is not hidden. */
export const isHiddenIn = (uses: readonly TextUse[], locale: 'ko' | 'en'): boolean =>
  uses.length > 0 && uses.every(({ hiddenIn }) => hiddenIn.includes(locale));

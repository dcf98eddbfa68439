import { keyOf, type Docs } from '../site/documents.ts';

/** A place in a document that names a text. */
export interface TextUse {
  /** `type/id` of the document. */
  readonly doc: string;
  readonly path: readonly (string | number)[];
  /** Languages in which nothing of this place is shown. */
  readonly hiddenIn: readonly ('ko' | 'en')[];
}

export type UsesByKey = ReadonlyMap<string, readonly TextUse[]>;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values in quotes inside of CMS text, where actions stand as attributes. */
const quoted = /(?:"|'|&quot;|&#34;|&#39;)([\w.-]+)(?="|'|&quot;|&#34;|&#39;)/g;

/** Keys that a string names: itself, a part of a guard's `{type}//{key}//{path}`, or what CMS text holds in quotes. */
const namedIn = (text: string): readonly string[] => {
  if (text.includes('<')) return [...text.matchAll(quoted)].map(([, word = '']) => word);
  return text.includes('//') && !text.includes('://') ? text.split('//') : [text];
};

/** Languages that no group of a condition lets through. */
const hiddenByCondition = (when: unknown): readonly ('ko' | 'en')[] => {
  if (!Array.isArray(when) || when.length === 0) return [];
  const lets = (locale: string): boolean => when.some((group) => !Array.isArray(group) || group.every((test) => {
    if (!isFields(test) || test['fact'] !== 'locale' || !Array.isArray(test['is'])) return true;
    return test['is'].includes(locale) !== (test['not'] === true);
  }));
  return (['ko', 'en'] as const).filter((locale) => !lets(locale));
};

const hiddenBy = ({ hiddenIn, when }: Fields): readonly ('ko' | 'en')[] => [...hiddenByCondition(when), ...(Array.isArray(hiddenIn) ? hiddenIn.filter((one) => one === 'ko' || one === 'en') : [])];

interface Spot {
  readonly text: string;
  readonly path: readonly (string | number)[];
  readonly hiddenIn: readonly ('ko' | 'en')[];
}

function* spotsIn(value: unknown, path: readonly (string | number)[], hiddenIn: readonly ('ko' | 'en')[]): Generator<Spot> {
  if (typeof value === 'string') yield { text: value, path, hiddenIn };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* spotsIn(item, [...path, index], hiddenIn);
  else if (isFields(value)) {
    const hidden = hiddenBy(value);
    const all = hidden.length === 0 ? hiddenIn : [...new Set([...hiddenIn, ...hidden])];
    for (const [name, inner] of Object.entries(value)) yield* spotsIn(inner, [...path, name], all);
  }
}

const spotsOf = new WeakMap<object, readonly (readonly [key: string, path: readonly (string | number)[], hiddenIn: readonly ('ko' | 'en')[]])[]>();

/** What a document could name; kept as long as the document is the same. */
const namesOf = (body: object) => {
  const known = spotsOf.get(body);
  if (known !== undefined) return known;
  const found = [...spotsIn(body, [], [])].flatMap(({ text, path, hiddenIn }) => namedIn(text).map((key) => [key, path, hiddenIn] as const));
  spotsOf.set(body, found);
  return found;
};

/** Where documents name texts. Exact for what stands in documents: as a value of its own, in a guard's words, or quoted in CMS text. */
export const usesOfTexts = (docs: Docs, keys: ReadonlySet<string>): UsesByKey => {
  const uses = new Map<string, TextUse[]>();
  for (const { type, id, body } of docs.values()) {
    if (type === 'messages' || body === undefined) continue;
    for (const [key, path, hiddenIn] of namesOf(body)) {
      if (!keys.has(key)) continue;
      const list = uses.get(key) ?? [];
      uses.set(key, list);
      list.push({ doc: keyOf({ type, id }), path, hiddenIn });
    }
  }
  return uses;
};

/** Whether all places that name a text are hidden in a language; what nobody names is not hidden. */
export const isHiddenIn = (uses: readonly TextUse[], locale: 'ko' | 'en'): boolean => uses.length > 0 && uses.every(({ hiddenIn }) => hiddenIn.includes(locale));

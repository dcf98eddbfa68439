import {
  codeListAnswer,
  messageAnswer,
  pageMetaAnswer,
  pagesAnswer,
  wordsAnswer,
  type PageMeta,
} from '#schemas/calls/contents/common-answers';
import { fits } from './fits.ts';

/** Values stored on the device, by their key in local storage (P-357), with their schemas. */
const shapes = {
  messages: messageAnswer,
  pages: pagesAnswer,
  codes: codeListAnswer,
  words: wordsAnswer,
  pageMeta: { type: 'array', items: pageMetaAnswer },
} as const;

export type KeptName = keyof typeof shapes;

/** Validity of the value: this release and language. */
export interface Stamp {
  readonly release: string;
  readonly locale: string;
}

interface Kept extends Stamp {
  readonly data: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'release' in value &&
  typeof value.release === 'string' &&
  'locale' in value &&
  typeof value.locale === 'string' &&
  'data' in value;

/** Memory fallback without storage. */
const present = new Map<KeptName, Kept>();

export const isWhole = (name: KeptName, data: unknown): boolean => fits(shapes[name], data);

/** Reads a stored value; deletes it when it is broken or invalid. */
export const readKept = (name: KeptName): Kept | undefined => {
  const known = present.get(name);
  if (known !== undefined) return known;
  try {
    const text = localStorage.getItem(name);
    if (text === null) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      if (isKept(value) && isWhole(name, value.data)) {
        present.set(name, value);
        return value;
      }
    } catch {
      // Not even JSON.
    }
    localStorage.removeItem(name);
  } catch {
    // Storage is forbidden.
  }
  return undefined;
};

export const isOf = (kept: Stamp | undefined, { release, locale }: Stamp): boolean =>
  kept?.release === release && kept.locale === locale;

export const keep = (name: KeptName, { release, locale }: Stamp, data: unknown): void => {
  const kept: Kept = { release, locale, data };
  present.set(name, kept);
  try {
    localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Kept as long as the page is.
  }
};

/** Page meta that are kept at most. */
const limit = 20;

/** Keeps the meta of a page that is shown, the latest first, beside those of the same release. */
export const keepPageMeta = (stamp: Stamp, meta: PageMeta): void => {
  const kept = readKept('pageMeta');
  // Validated when it was read.
  const before = isOf(kept, stamp) ? (kept?.data as readonly PageMeta[]) : [];
  keep(
    'pageMeta',
    stamp,
    [meta, ...before.filter(({ pageInfo }) => pageInfo.pageId !== meta.pageInfo.pageId)].slice(0, limit),
  );
};

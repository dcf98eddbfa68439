import type { Names } from '../../content/diff/names.ts';
import type { Docs } from '../site/documents.ts';
import { parseKey } from '../site/documents.ts';
import type { Language } from '../texts/use-texts.ts';
import { locales, textsLive, textsNow, type Text, type TextIndex } from './texts.ts';
import { isHiddenIn, usesOfTexts, type TextUse, type UsesByKey } from './used-by.ts';
import { includesTerm } from '#engine';

/** Text of the site with its uses and state. */
export interface MessageRow {
  readonly key: string;
  readonly text: Text;
  /** Live text, if it differs in any language. */
  readonly live: Text | undefined;
  readonly uses: readonly TextUse[];
  /** Languages in which visitors would see no text. */
  readonly missing: readonly Language[];
  /** Languages in which it is hidden from everybody. */
  readonly hidden: readonly Language[];
  readonly isChanged: boolean;
}

const nothing: readonly TextUse[] = [];

const rowOf = (text: Text, live: Text | undefined, uses: readonly TextUse[]): MessageRow => {
  const hidden = locales.filter((locale) => isHiddenIn(uses, locale));
  const isChanged = live?.ko !== text.ko || live?.en !== text.en;
  return {
    key: text.key,
    text,
    live: isChanged ? live : undefined,
    uses,
    hidden,
    isChanged,
    missing: locales.filter((locale) => (text[locale] ?? '').trim() === '' && !hidden.includes(locale)),
  };
};

/** Reads the uses again only when a document other than message documents changes, or the keys do. */
const cachedUses = (() => {
  let known:
    | { readonly bodies: readonly unknown[]; readonly keys: ReadonlySet<string>; readonly uses: UsesByKey }
    | undefined;
  return (docs: Docs, index: TextIndex): UsesByKey => {
    const bodies = [...docs.values()].filter(({ type }) => type !== 'messages').map(({ body }) => body);
    const isSame =
      known !== undefined &&
      known.bodies.length === bodies.length &&
      bodies.every((body, at) => body === known?.bodies[at]) &&
      known.keys.size === index.size &&
      [...index.keys()].every((key) => known?.keys.has(key));
    if (!isSame || known === undefined) {
      const keys = new Set(index.keys());
      known = { bodies, keys, uses: usesOfTexts(docs, keys) };
    }
    return known.uses;
  };
})();

/** Returns all texts of the site. */
export const rowsOf = (docs: Docs): ReadonlyMap<string, MessageRow> => {
  const [index, live] = [textsNow(docs), textsLive(docs)];
  const uses = cachedUses(docs, index);
  return new Map([...index].map(([key, text]) => [key, rowOf(text, live.get(key), uses.get(key) ?? nothing)]));
};

export type Order = 'missing' | 'key';

/** Filter and order of the texts. */
export interface MessageFilter {
  readonly order: Order;
  readonly only: 'all' | 'missing' | 'changed';
  readonly query: string;
  readonly venue: string | undefined;
}

/** Tells whether a text belongs to a venue or is shared. */
const isOf = ({ uses }: MessageRow, venue: string, names: Names): boolean => {
  const venues = new Set(
    uses.map(({ doc }) => {
      const { type, id } = parseKey(doc);
      return names.venueOf(type, id);
    }),
  );
  return venues.size === 0 || venues.has(undefined) || venues.has(venue);
};

const rank = ({ missing, isChanged }: MessageRow): number => (missing.length > 0 ? 0 : isChanged ? 1 : 2);

/** Returns the keys of the texts that match, in order. */
export const keysFor = (
  rows: ReadonlyMap<string, MessageRow>,
  { order, only, query, venue }: MessageFilter,
  names: Names,
): readonly string[] => {
  const fits = (row: MessageRow): boolean =>
    (only === 'all' || (only === 'missing' ? row.missing.length > 0 : row.isChanged)) &&
    includesTerm(`${row.key}\n${row.text.ko ?? ''}\n${row.text.en ?? ''}`, query) &&
    (venue === undefined || isOf(row, venue, names));
  const byKey = (one: MessageRow, two: MessageRow): number => (one.key < two.key ? -1 : 1);
  return [...rows.values()]
    .filter(fits)
    .toSorted((one, two) => (order === 'missing' ? rank(one) - rank(two) : 0) || byKey(one, two))
    .map(({ key }) => key);
};

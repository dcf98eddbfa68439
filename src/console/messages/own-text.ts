import { getAt, pathOf, setAt } from '../content/form/path.ts';
import type { Body } from '../api/client.ts';
import { usesIn } from '../find/uses-in.ts';
import { keyOf, parseKey, type Docs } from '../site/documents.ts';
import type { Log } from '../site/undo-log.ts';
import { namesIn } from '../site/use-site.tsx';
import type { Language } from '../texts/use-texts.ts';
import { freeKey, locales, textsNow, textsOf, writeText } from './texts.ts';

/** Part of a document in which a text is edited: the document as `type/id`, and a JSON pointer; '' is the whole document. */
export interface TextPlace {
  readonly of: string;
  readonly within: string;
}

/** Other documents that show a text. */
export interface OtherUses {
  /** Their keys; the document of the place is among them if another part of it shows the text. */
  readonly docs: readonly string[];
  /** Codes of other venues that they belong to. */
  readonly venues: readonly string[];
}

const usesOf = (docs: Docs, key: string) => usesIn(docs).usersOf({ type: 'text', id: key });

const isIn = ({ of, within }: TextPlace, doc: string, pointer: string): boolean =>
  doc === of && (pointer === within || pointer.startsWith(`${within}/`));

/** Returns where a text is shown outside of a place. */
export const otherUses = (docs: Docs, key: string, place: TextPlace): OtherUses => {
  const names = namesIn(docs);
  const { type, id } = parseKey(place.of);
  const own = names.venueOf(type, id);
  const others = usesOf(docs, key).filter((use) => !isIn(place, keyOf(use), use.pointer));
  const venues = new Set(others.flatMap((use) => names.venueOf(use.type, use.id) ?? []));
  venues.delete(own ?? '');
  return { docs: [...new Set(others.map(keyOf))], venues: [...venues] };
};

type Texts = Readonly<Partial<Record<Language, string>>>;

/** Gives a place a text of its own: a copy under a new key, stored with the texts of the document's venue. `typed` replaces the copied texts. */
export const makeOwnText = (
  docs: Docs,
  key: string,
  place: TextPlace,
  typed: Texts = {},
  suffix = parseKey(place.of).id,
): ReadonlyMap<string, Body> => {
  const body = docs.get(place.of)?.body;
  if (body === undefined) return new Map();
  const text = textsNow(docs).get(key);
  const copy = Object.fromEntries(
    locales.flatMap((locale) => {
      const own = typed[locale] ?? text?.[locale];
      return own === undefined ? [] : [[locale, own]];
    }),
  );
  const fresh = freeKey(docs, `${key}_${suffix}`);
  const pointers = usesOf(docs, key)
    .filter((use) => isIn(place, keyOf(use), use.pointer))
    .map(({ pointer }) => pathOf(pointer))
    .filter((path) => getAt(body, path) === key);
  const changed = pointers.reduce<unknown>((now, path) => setAt(now, path, fresh), body) as Body; // only texts inside of it changed
  return new Map([
    ...writeText(docs, fresh, copy, { venue: namesIn(docs).venueOf(body.type, body.id) }),
    [place.of, changed],
  ]);
};

/** Name of the undo steps of a text that is typed in a language. */
export const typingOf = (key: string, locale: Language): string => `${key} ${locale}`;

/** Returns the message documents with a text as it was before it was typed in just now. */
export const beforeTyping = (docs: Docs, { done }: Log, key: string): ReadonlyMap<string, Body> => {
  const names = locales.map((locale) => typingOf(key, locale));
  const steps = done.slice(done.findLastIndex(({ typing }) => typing === undefined || !names.includes(typing)) + 1);
  const changes = new Map<string, Body>();
  for (const part of steps.flatMap(({ parts }) => parts)) {
    const now = docs.get(part.key)?.body;
    const was = textsOf(part.before)[key];
    if (now === undefined || changes.has(part.key) || now.type !== 'messages' || textsOf(now)[key] === was) continue;
    const { [key]: _typed, ...others } = textsOf(now);
    changes.set(part.key, { ...now, texts: was === undefined ? others : { ...textsOf(now), [key]: was } });
  }
  return changes;
};

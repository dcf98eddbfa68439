import { fieldsOf, type Fields } from '../../content/check/is-fields.ts';
import type { Body } from '../api/client.ts';
import { keyOf, type Docs } from '../site/documents.ts';
import { bodiesOf, namesIn } from '../site/use-site.tsx';
import type { Language } from '../texts/use-texts.ts';

export const locales: readonly Language[] = ['ko', 'en'];

/** Text of the site in both languages; undefined where it is missing. */
export interface Text {
  readonly key: string;
  readonly ko: string | undefined;
  readonly en: string | undefined;
  /** Ids of the documents that contain the texts. */
  readonly inKo: string | undefined;
  readonly inEn: string | undefined;
}

export type TextIndex = ReadonlyMap<string, Text>;

/** Returns the texts of a message document by key. In a draft, values may not be strings. */
export const textsOf = (body: Body | undefined): Fields => fieldsOf(body?.['texts']);

const empty = (key: string): Text => ({ key, ko: undefined, en: undefined, inKo: undefined, inEn: undefined });

const read = (docs: Docs, which: 'body' | 'live'): TextIndex => {
  const index = new Map<string, Text>();
  for (const { type, id, [which]: body } of docs.values()) {
    if (type !== 'messages' || body === undefined) continue;
    const isKorean = body['locale'] === 'ko';
    for (const [key, text] of Object.entries(textsOf(body))) {
      if (typeof text !== 'string') continue;
      const one = index.get(key) ?? empty(key);
      const isFirst = (isKorean ? one.inKo : one.inEn) === undefined;
      if (isFirst) index.set(key, isKorean ? { ...one, ko: text, inKo: id } : { ...one, en: text, inEn: id });
    }
  }
  return index;
};

/** Caches the index until a message document changes. */
const cachedReader = (which: 'body' | 'live') => {
  let known: { readonly bodies: readonly (Body | undefined)[]; readonly index: TextIndex } | undefined;
  const byDocs = new WeakMap<Docs, TextIndex>();
  return (docs: Docs): TextIndex => {
    const found = byDocs.get(docs);
    if (found !== undefined) return found;
    const bodies = [...docs.values()].filter(({ type }) => type === 'messages').map((doc) => doc[which]);
    const isSame = known?.bodies.length === bodies.length && bodies.every((body, at) => body === known?.bodies[at]);
    if (known === undefined || !isSame) known = { bodies, index: read(docs, which) };
    byDocs.set(docs, known.index);
    return known.index;
  };
};

/** Returns all texts including drafts, by key. */
export const textsNow = cachedReader('body');
/** Returns all live texts, by key. */
export const textsLive = cachedReader('live');

/** Returns the document of the other language that belongs to a message document, by their ids. */
const twinOf = (docs: Docs, id: string, locale: Language): Body | undefined => {
  const other: Language = locale === 'ko' ? 'en' : 'ko';
  const twin = id === other ? locale : id.replace(new RegExp(`-${other}$`), `-${locale}`);
  const body = docs.get(`messages/${twin}`)?.body;
  return body?.['locale'] === locale ? body : undefined;
};

/** Home of a new text: the texts of a venue (undefined: of the whole site), or a message document with its counterpart in the other language. */
export type TextHome = { readonly venue: string | undefined } | { readonly document: string };

const siteTexts: TextHome = { venue: undefined };

/** Returns the largest message document of a venue in a language. Documents with spare texts take no text that is used. */
const largestOf = (docs: Docs, venue: string | undefined, locale: Language): Body | undefined => {
  const names = namesIn(docs);
  const size = (body: Body): number => Object.keys(textsOf(body)).length;
  return bodiesOf(docs, 'messages')
    .filter(
      (body) => body['locale'] === locale && body['spare'] !== true && names.venueOf('messages', body.id) === venue,
    )
    .toSorted((one, other) => size(other) - size(one) || (one.id < other.id ? -1 : 1))[0];
};

const mainByDocs = new WeakMap<Docs, Map<string, Body>>();

/** Returns the message document of a venue for new texts, cached for these documents. */
const mainOf = (docs: Docs, venue: string | undefined, locale: Language): Body => {
  const known = mainByDocs.get(docs) ?? new Map<string, Body>();
  mainByDocs.set(docs, known);
  const name = `${venue ?? ''} ${locale}`;
  const found = known.get(name) ?? findMain(docs, venue, locale);
  known.set(name, found);
  return found;
};

/** Returns the largest message document of a venue in Korean or its counterpart, or an empty one if the venue has none. */
const findMain = (docs: Docs, venue: string | undefined, locale: Language): Body => {
  const korean = largestOf(docs, venue, 'ko');
  const found =
    (locale === 'ko' || korean === undefined ? korean : twinOf(docs, korean.id, locale)) ??
    largestOf(docs, venue, locale);
  if (found !== undefined) return found;
  const slug = namesIn(docs).document('venue', venue)?.['slug'];
  const id = `${typeof slug === 'string' ? slug : 'site'}-${locale}`;
  return docs.get(`messages/${id}`)?.body ?? { type: 'messages', id, v: 1, locale, texts: {} };
};

/** Returns the document for a text: where it is now, else beside its other language, else in its home. */
export const homeOf = (docs: Docs, key: string, locale: Language, home: TextHome): Body => {
  const text = textsNow(docs).get(key);
  const [own, other] = locale === 'ko' ? [text?.inKo, text?.inEn] : [text?.inEn, text?.inKo];
  const held = own === undefined ? undefined : docs.get(`messages/${own}`)?.body;
  if (held !== undefined) return held;
  if (other !== undefined)
    return twinOf(docs, other, locale) ?? mainOf(docs, namesIn(docs).venueOf('messages', other), locale);
  if ('venue' in home) return mainOf(docs, home.venue, locale);
  const chosen = docs.get(`messages/${home.document}`)?.body;
  return (
    (chosen?.['locale'] === locale ? chosen : twinOf(docs, home.document, locale)) ??
    mainOf(docs, namesIn(docs).venueOf('messages', home.document), locale)
  );
};

/** Returns the changed message documents for a new text of a key; an empty text removes it. */
export const writeText = (
  docs: Docs,
  key: string,
  texts: Readonly<Partial<Record<Language, string>>>,
  home: TextHome = siteTexts,
): ReadonlyMap<string, Body> => {
  const changes = new Map<string, Body>();
  for (const locale of locales) {
    const text = texts[locale];
    if (text === undefined) continue;
    const held = homeOf(docs, key, locale, home);
    if (textsOf(held)[key] === text) continue;
    const { [key]: _old, ...others } = textsOf(held);
    const isKnown = Object.hasOwn(textsOf(held), key);
    if (text === '' && !isKnown) continue;
    changes.set(keyOf(held), { ...held, texts: text === '' ? others : { ...textsOf(held), [key]: text } });
  }
  return changes;
};

/** Returns an unused key: the wanted one, or it with a number. */
export const freeKey = (docs: Docs, wanted: string): string => {
  const known = textsNow(docs);
  const clean = wanted
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  let key = clean;
  for (let number = 2; known.has(key); number += 1) key = `${clean}_${number}`;
  return key;
};

import { fieldsOf, type Fields } from '../../content/check/is-fields.ts';
import type { Body } from '../api/client.ts';
import { keyOf, type Docs } from '../site/documents.ts';
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
  return (docs: Docs): TextIndex => {
    const bodies = [...docs.values()].filter(({ type }) => type === 'messages').map((doc) => doc[which]);
    const isSame = known?.bodies.length === bodies.length && bodies.every((body, at) => body === known?.bodies[at]);
    if (known === undefined || !isSame) known = { bodies, index: read(docs, which) };
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

/** Returns the document for a text: where it is now, else beside its other language, else beside the text `near`, else any of its language. */
const homeOf = (docs: Docs, key: string, locale: Language, near: string | undefined): Body | undefined => {
  const holderOf = (text: Text | undefined): Body | undefined => {
    const [own, other] = locale === 'ko' ? [text?.inKo, text?.inEn] : [text?.inEn, text?.inKo];
    return (own === undefined ? undefined : docs.get(`messages/${own}`)?.body) ?? (other === undefined ? undefined : twinOf(docs, other, locale));
  };
  const index = textsNow(docs);
  return holderOf(index.get(key)) ?? (near === undefined ? undefined : holderOf(index.get(near))) ?? [...docs.values()].find(({ type, body }) => type === 'messages' && body?.['locale'] === locale)?.body;
};

/** Returns the changed message documents for a new text of a key; an empty text removes it. `near` is a key whose documents receive a new key. */
export const writeText = (docs: Docs, key: string, texts: Readonly<Partial<Record<Language, string>>>, near?: string): ReadonlyMap<string, Body> => {
  const changes = new Map<string, Body>();
  for (const locale of locales) {
    const text = texts[locale];
    const home = text === undefined ? undefined : homeOf(docs, key, locale, near);
    if (text === undefined || home === undefined || textsOf(home)[key] === text) continue;
    const { [key]: _old, ...others } = textsOf(home);
    const isKnown = Object.hasOwn(textsOf(home), key);
    if (text === '' && !isKnown) continue;
    changes.set(keyOf(home), { ...home, texts: text === '' ? others : { ...textsOf(home), [key]: text } });
  }
  return changes;
};

/** Returns an unused key: the wanted one, or it with a number. */
export const freeKey = (docs: Docs, wanted: string): string => {
  const known = textsNow(docs);
  const clean = wanted.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  let key = clean;
  for (let number = 2; known.has(key); number += 1) key = `${clean}_${number}`;
  return key;
};

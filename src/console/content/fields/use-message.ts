import { useCallback } from 'react';
import type { Body } from '../../api/client.ts';
import { homeOf, locales, textsLive, textsOf, type TextHome } from '../../messages/texts.ts';
import { typingOf, type TextPlace } from '../../messages/own-text.ts';
import { keyOf, parseKey } from '../../site/documents.ts';
import { bodiesOf, namesIn, useDocsSelector, useSiteStore } from '../../site/use-site.tsx';
import type { Docs } from '../../site/documents.ts';
import type { Language } from '../../texts/use-texts.ts';

const textIn = (body: Body | undefined, key: string): string | undefined => {
  const text = textsOf(body)[key];
  return typeof text === 'string' ? text : undefined;
};

/** The document that holds the text of a key in a language. */
const holderOf = (docs: Docs, key: string, locale: Language): Body | undefined =>
  bodiesOf(docs, 'messages').find((body) => body['locale'] === locale && Object.hasOwn(textsOf(body), key));

/** Home of new texts of a document: the texts of its venue. */
export const homeFor = (docs: Docs, of: string): TextHome => {
  const { type, id } = parseKey(of);
  return { venue: namesIn(docs).venueOf(type, id) };
};

/** Edits of other documents that a change requires. */
export type AlsoEdit = (docs: Docs) => Readonly<Record<string, Body>>;

/** Current and live text of a message, the documents that hold it or will hold it, and its setter. */
export const useMessage = (key: string, { of }: TextPlace, also?: AlsoEdit) => {
  const store = useSiteStore();
  const found = useDocsSelector(
    useCallback(
      (docs: Docs): Readonly<Record<string, string>> =>
        Object.fromEntries(
          locales.flatMap((locale) => {
            const body = holderOf(docs, key, locale);
            return [
              [`now ${locale}`, textIn(body, key) ?? ''],
              [`live ${locale}`, textsLive(docs).get(key)?.[locale] ?? ''],
              [`holder ${locale}`, keyOf(body ?? homeOf(docs, key, locale, homeFor(docs, of)))],
            ];
          }),
        ),
      [key, of],
    ),
  );
  const read =
    (what: 'now' | 'live' | 'holder') =>
    (locale: Language): string =>
      found[`${what} ${locale}`] ?? '';
  const write = useCallback(
    (label: string, locale: Language, text: string) => {
      const { docs: all } = store.get();
      const held = holderOf(all, key, locale) ?? homeOf(all, key, locale, homeFor(all, of));
      store.edit(
        label,
        { [keyOf(held)]: { ...held, texts: { ...textsOf(held), [key]: text } }, ...also?.(all) },
        typingOf(key, locale),
      );
    },
    [store, key, of, also],
  );
  return { now: read('now'), live: read('live'), holder: read('holder'), write };
};

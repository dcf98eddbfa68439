import { useCallback } from 'react';
import type { Body } from '../../api/client.ts';
import { textsOf } from '../../messages/texts.ts';
import { keyOf } from '../../site/documents.ts';
import { bodiesOf, useDocsSelector, useSiteStore } from '../../site/use-site.tsx';
import type { Docs } from '../../site/documents.ts';
import type { Language } from '../../texts/use-texts.ts';

const textIn = (body: Body | undefined, key: string): string | undefined => {
  const text = textsOf(body)[key];
  return typeof text === 'string' ? text : undefined;
};

/** The document that holds the text of a key in a language. */
const holderOf = (docs: Docs, key: string, locale: Language): Body | undefined => bodiesOf(docs, 'messages').find((body) => body['locale'] === locale && Object.hasOwn(textsOf(body), key));

const liveText = (docs: Docs, key: string, locale: Language): string => {
  for (const { type, live } of docs.values()) if (type === 'messages' && live?.['locale'] === locale && Object.hasOwn(textsOf(live), key)) return textIn(live, key) ?? '';
  return '';
};

/** Document for a missing text: the counterpart in the other language, else the one of a related text, else any of the language. */
const placeFor = (docs: Docs, key: string, locale: Language, near: string | undefined): Body | undefined => {
  const other: Language = locale === 'ko' ? 'en' : 'ko';
  const twin = holderOf(docs, key, other)?.id.replace(new RegExp(`-${other}$`), `-${locale}`);
  const all = bodiesOf(docs, 'messages').filter((body) => body['locale'] === locale);
  const beside = near === undefined ? undefined : holderOf(docs, near, locale);
  return all.find(({ id }) => id === twin) ?? beside ?? all[0];
};

interface MessageOptions {
  /** Key of a text beside which a new one is written. */
  readonly near?: string | undefined;
  /** Edits of other documents that a change requires. */
  readonly also?: ((docs: Docs) => Readonly<Record<string, Body>>) | undefined;
}

/** Current and live text of a message, and its setter. */
export const useMessage = (key: string, { near, also }: MessageOptions = {}) => {
  const store = useSiteStore();
  const found = useDocsSelector(useCallback((docs: Docs): Readonly<Record<string, string | undefined>> => Object.fromEntries((['ko', 'en'] as const).flatMap((locale) => {
    const body = holderOf(docs, key, locale);
    return [[`now ${locale}`, body === undefined ? '' : textIn(body, key)], [`live ${locale}`, liveText(docs, key, locale)], [`holder ${locale}`, body === undefined ? undefined : keyOf(body)]];
  })), [key]));
  const now = (locale: Language): string => found[`now ${locale}`] ?? '';
  const live = (locale: Language): string => found[`live ${locale}`] ?? '';
  const holder = (locale: Language): string | undefined => found[`holder ${locale}`];
  const write = useCallback((label: string, locale: Language, text: string) => {
    const { docs: all } = store.get();
    const held = holderOf(all, key, locale) ?? placeFor(all, key, locale, near);
    if (held !== undefined) store.edit(label, { [keyOf(held)]: { ...held, texts: { ...textsOf(held), [key]: text } }, ...also?.(all) }, `${key} ${locale}`);
  }, [store, key, near, also]);
  return { now, live, holder, write };
};

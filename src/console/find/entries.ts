import { textOfHtml } from '../../content/diff/words/word-diff.ts';
import type { Names } from '../../content/diff/names.ts';
import { isFields, type Fields } from '../../content/check/is-fields.ts';
import { pointerOf } from '../../content/check/problem.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { iconOf } from '../site/document-types.ts';
import { textsNow, type Text } from '../messages/texts.ts';
import { editorPath } from '../problems/editor-path.ts';
import type { Doc, Docs } from '../site/documents.ts';
import { en } from '../texts/en.ts';
import { ko } from '../texts/ko.ts';
import type { Language } from '../texts/use-texts.ts';
import { hayOf, type Hay } from './match.ts';

export type Kind = 'page' | 'document' | 'text' | 'menu' | 'media' | 'action' | 'release';

type Words = Readonly<Record<Language, string>>;

/** A search entry. */
export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly icon: string;
  readonly label: Words;
  /** Secondary text. */
  readonly note?: string;
  /** The document that it is or stands in. */
  readonly doc?: string;
  /** Key of the text that it is. */
  readonly text?: string;
  /** The venue that it is of; undefined: of all. */
  readonly venue?: string | undefined;
  readonly hay: Hay;
  /** The address of its screen. */
  readonly way?: (docs: Docs) => string;
  readonly run?: () => void;
  /** The keys that do the same. */
  readonly keys?: string;
}

const strings = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

const texts = { ko, en };
const languages: readonly Language[] = ['ko', 'en'];

/** Title of a document in both languages. */
export const labelOf = (doc: Pick<Doc, 'type' | 'id' | 'body' | 'live'>, names: Names): Words => {
  const [inKorean = '', inEnglish = ''] = languages.map((language) =>
    titleOf(doc, { names, texts: texts[language], language }),
  );
  return { ko: inKorean, en: inEnglish };
};

const noteOf = ({ type, id, body }: Doc, names: Names): string => {
  if (type === 'page') return names.address(body ?? {});
  const path = body?.['path'] ?? body?.['linkUrl'];
  return typeof path === 'string' ? path : id;
};

const kindOf = ({ type }: Doc): Kind => (type === 'page' ? 'page' : type === 'picture' ? 'media' : 'document');

const entryOf = (doc: Doc, names: Names): Entry => {
  const label = labelOf(doc, names);
  const body: Fields = doc.body ?? doc.live ?? {};
  const addresses = doc.type === 'page' ? strings(body['paths']).map((_, at) => names.address(body, at)) : [];
  const kinds = languages.map((language) => texts[language].types[doc.type] ?? doc.type);
  return {
    id: doc.key,
    kind: kindOf(doc),
    icon: iconOf(doc.type),
    label,
    note: noteOf(doc, names),
    doc: doc.key,
    venue: names.venueOf(doc.type, doc.id),
    hay: hayOf(
      [label.ko, label.en],
      [
        doc.id,
        ...addresses,
        ...strings(body['redirects']),
        ...strings(body['screen']),
        ...strings(body['aliases']),
        noteOf(doc, names),
        ...kinds,
      ],
    ),
    way: (docs) => editorPath(docs, doc.key),
  };
};

/** Entries of menus by the way to them. */
function* menuEntries({ key, id, body }: Doc, names: Names): Generator<Entry> {
  const items = Array.isArray(body?.['items']) ? body['items'].filter(isFields) : [];
  const venue = names.venueOf('menu', id);
  const top = venue === undefined ? { ko: id, en: id } : names.venue(venue);
  for (const [index, item] of items.entries()) {
    const way: Words[] = [];
    for (let one: Fields | undefined = item; one !== undefined && way.length < 9;) {
      const name = one['menuName'];
      const above: unknown = one['parentsMenuUid'];
      way.unshift(names.text(name) ?? { ko: String(name), en: String(name) });
      one = above === '' ? undefined : items.find(({ menuUid }) => menuUid === above);
    }
    const said = (language: Language): string => [top[language], ...way.map((one) => one[language])].join(' › ');
    const last = way.at(-1);
    yield {
      id: `${key} ${String(item['menuUid'])}`,
      kind: 'menu',
      icon: 'list-tree',
      label: { ko: said('ko'), en: said('en') },
      doc: key,
      venue,
      hay: hayOf([last?.ko ?? '', last?.en ?? '', said('ko'), said('en')], strings(item['menuUid'])),
      way: (docs) => editorPath(docs, key, `/items/${index}`),
    };
  }
}

/** Letters of a text that fit a row. */
const mostShown = 160;

const knownTexts = new Map<string, { readonly of: Text; readonly entry: Entry }>();

/** A message; made anew only when it reads differently. */
const textEntry = (text: Text): Entry => {
  const known = knownTexts.get(text.key);
  if (known?.of.ko === text.ko && known?.of.en === text.en && known !== undefined) return known.entry;
  const [inKorean, inEnglish] = [text.ko ?? text.en ?? '', text.en ?? text.ko ?? ''];
  const entry: Entry = {
    id: `text ${text.key}`,
    kind: 'text',
    icon: 'language',
    label: { ko: inKorean.slice(0, mostShown), en: inEnglish.slice(0, mostShown) },
    note: text.key,
    text: text.key,
    hay: hayOf([inKorean, inEnglish], [text.key]),
    way: () => `/messages?${new URLSearchParams({ q: text.key }).toString()}`,
  };
  knownTexts.set(text.key, { of: text, entry });
  return entry;
};

interface Local {
  readonly pointer: string;
  readonly label: Words;
  readonly hay: Hay;
}

const knownLocals = new WeakMap<object, readonly Local[]>();

function* localsIn(value: unknown, path: readonly (string | number)[]): Generator<Local> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* localsIn(item, [...path, index]);
  else if (isFields(value)) {
    const [inKorean, inEnglish] = [value['ko'], value['en']];
    if (typeof inKorean === 'string' || typeof inEnglish === 'string') {
      const read = [inKorean, inEnglish].map((one) => (typeof one === 'string' ? textOfHtml(one) : ''));
      const [first = '', second = ''] = read;
      if (read.some((one) => one !== ''))
        yield {
          pointer: pointerOf(path),
          label: { ko: (first || second).slice(0, mostShown), en: (second || first).slice(0, mostShown) },
          hay: hayOf(read),
        };
    } else for (const [name, inner] of Object.entries(value)) yield* localsIn(inner, [...path, name]);
  }
}

/** Texts that stand in documents themselves. A title is found by its document. */
function* localEntries(doc: Doc, names: Names): Generator<Entry> {
  if (doc.body === undefined || doc.type === 'messages' || doc.type === 'page') return;
  const locals = knownLocals.get(doc.body) ?? [...localsIn(doc.body, [])];
  knownLocals.set(doc.body, locals);
  const venue = names.venueOf(doc.type, doc.id);
  for (const { pointer, label, hay } of locals) {
    if (pointer === '/title' || pointer === '/bannerSubject') continue;
    yield {
      id: `${doc.key}${pointer}`,
      kind: 'text',
      icon: iconOf(doc.type),
      label,
      note: doc.id,
      doc: doc.key,
      venue,
      hay,
      way: (docs) => editorPath(docs, doc.key, pointer),
    };
  }
}

/** Texts that a page brings itself, both languages as one. */
function* ownEntries({ key, id, type, body }: Doc, names: Names): Generator<Entry> {
  const list = type === 'page' && Array.isArray(body?.['messageList']) ? body['messageList'].filter(isFields) : [];
  const byKey = Map.groupBy(list, ({ messageId }) => String(messageId));
  for (const [messageId, some] of byKey) {
    const read = (language: Language): string =>
      strings(some.find(({ languageId }) => languageId === language)?.['messageText'])[0] ?? '';
    const label = { ko: read('ko') || read('en'), en: read('en') || read('ko') };
    yield {
      id: `${key} ${messageId}`,
      kind: 'text',
      icon: 'language',
      label,
      note: messageId,
      doc: key,
      venue: names.venueOf('page', id),
      hay: hayOf([label.ko, label.en], [messageId]),
      way: (docs) => editorPath(docs, key, `/messageList/${list.findIndex((one) => one['messageId'] === messageId)}`),
    };
  }
}

/** Everything of the site that can be found, documents first. */
export const entriesOf = (docs: Docs, names: Names): readonly Entry[] => {
  const all = [...docs.values()];
  return [
    ...all.map((doc) => entryOf(doc, names)),
    ...all.flatMap((doc) => (doc.type === 'menu' ? [...menuEntries(doc, names)] : [])),
    ...[...textsNow(docs).values()].map(textEntry),
    ...all.flatMap((doc) => [...localEntries(doc, names), ...ownEntries(doc, names)]),
  ];
};

let last: { readonly docs: Docs; readonly entries: readonly Entry[] } | undefined;

/** The same as long as no document changes. */
export const entriesIn = (docs: Docs, names: Names): readonly Entry[] => {
  if (last?.docs !== docs) last = { docs, entries: entriesOf(docs, names) };
  return last.entries;
};

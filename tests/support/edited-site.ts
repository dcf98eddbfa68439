import { readDocuments } from '../../src/content/documents/read-documents.ts';
import type { RawDocument } from '../../src/content/check/prepared.ts';

type Fields = Record<string, unknown>;
type Holder = Fields | unknown[];
type Site = Map<string, { readonly type: string; readonly id: string; readonly body: Fields }>;

/** An edit of an operator. */
export type Edit = (site: Site) => void;

const { documents } = await readDocuments('config');
export const shipped: readonly RawDocument[] = documents;

const keys = ['menuUid', 'id', 'codeId', 'configId', 'dataServiceId', 'path', 'from'];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const fail = (what: string): never => {
  throw new Error(`The site that ships has no ${what}.`);
};

const untouched: ReadonlySet<unknown> = new Set(documents.map(({ body }) => body));

/** Body of a document for editing, copied on first use. */
const bodyOf = (site: Site, name: string): Fields => {
  const found = site.get(name) ?? fail(name);
  if (!untouched.has(found.body)) return found.body;
  const body = structuredClone(found.body);
  site.set(name, { ...found, body });
  return body;
};

/** Resolves a path step; list items are named by ID or index. */
const placeIn = (holder: Holder, step: string): string | number => {
  if (!Array.isArray(holder)) return step;
  const found = holder.findIndex(
    (item) => item === step || (isHolder(item) && keys.some((key) => (item as Fields)[key] === step)),
  );
  return found === -1 ? Number(step) : found;
};

function find(site: Site, name: string, path: string): { readonly holder: Holder; readonly key: string | number } {
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  let holder: Holder = bodyOf(site, name);
  for (const step of steps) {
    const inner: unknown = (holder as Fields)[placeIn(holder, step)];
    holder = isHolder(inner) ? inner : fail(`${name} ${path}`);
  }
  return { holder, key: placeIn(holder, last) };
}

const listAt = (site: Site, name: string, path: string): unknown[] => {
  const { holder, key } = find(site, name, path);
  const list = (holder as Fields)[key];
  return Array.isArray(list) ? list : fail(`list ${name} ${path}`);
};

/** Sets a value. */
export const set =
  (name: string, path: string, value: unknown): Edit =>
  (site) => {
    const { holder, key } = find(site, name, path);
    (holder as Fields)[key] = value;
  };

/** Removes parts. */
export const cut =
  (name: string, ...paths: readonly string[]): Edit =>
  (site) => {
    for (const path of paths) {
      const { holder, key } = find(site, name, path);
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    }
  };

/** Inserts an item into a list, before another item or at the end. */
export const add =
  (name: string, path: string, item: unknown, before?: string): Edit =>
  (site) => {
    const list = listAt(site, name, path);
    list.splice(before === undefined ? list.length : Number(placeIn(list, before)), 0, item);
  };

/** Moves a list item before another item or to the end. */
export const move =
  (name: string, path: string, before?: string): Edit =>
  (site) => {
    const { holder, key } = find(site, name, path);
    const [item] = (holder as unknown[]).splice(Number(key), 1);
    const list = holder as unknown[];
    list.splice(before === undefined ? list.length : Number(placeIn(list, before)), 0, item);
  };

/** Replaces part of a text. */
export const reword =
  (name: string, path: string, from: string, to: string): Edit =>
  (site) => {
    const { holder, key } = find(site, name, path);
    const text = (holder as Fields)[key];
    (holder as Fields)[key] =
      typeof text === 'string' && text.includes(from) ? text.replace(from, to) : fail(`'${from}' in ${name} ${path}`);
  };

const messagesWith = (site: Site, locale: string, key: string | undefined): Fields => {
  const found = [...site.values()].find(
    ({ type, body }) =>
      type === 'messages' &&
      body['locale'] === locale &&
      (key === undefined || Object.hasOwn(body['texts'] as Fields, key)),
  );
  return found === undefined
    ? fail(`text ${key} in ${locale}`)
    : (bodyOf(site, `${found.type}/${found.id}`)['texts'] as Fields);
};

/** Sets or removes a text. */
export const text =
  (locale: 'ko' | 'en', key: string, words?: string): Edit =>
  (site) => {
    const texts = messagesWith(site, locale, key);
    if (words === undefined) delete texts[key];
    else texts[key] = words;
  };

/** Adds a text. */
export const newText =
  (key: string, ko: string, en: string): Edit =>
  (site) => {
    messagesWith(site, 'ko', undefined)[key] = ko;
    messagesWith(site, 'en', undefined)[key] = en;
  };

/** Copies a document with a new ID and changed parts. */
export const copy =
  (name: string, id: string, parts: Fields = {}): Edit =>
  (site) => {
    const [type = ''] = name.split('/');
    site.set(`${type}/${id}`, { type, id, body: { ...structuredClone(bodyOf(site, name)), id, ...parts } });
  };

export const drop =
  (name: string): Edit =>
  (site) =>
    void site.delete(name);

/** The shipped site with edits. */
export function edited(edits: readonly Edit[]): RawDocument[] {
  const site: Site = new Map(
    documents.map(({ type, id, body }) => [`${type}/${id}`, { type, id, body: body as Fields }]),
  );
  for (const edit of edits) edit(site);
  return [...site.values()];
}

/** An edit and its descriptions in English and Korean. */
export interface SaidRow {
  readonly what: string;
  readonly edits: readonly Edit[];
  readonly said: readonly (readonly [en: string, ko: string])[];
}

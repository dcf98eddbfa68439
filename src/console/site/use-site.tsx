import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Names } from '../../content/diff/names.ts';
import type { Body } from '../api/client.ts';
import { shallowEqual } from '../ui/shallow-equal.ts';
import { betweenKeystrokes } from './between-keystrokes.ts';
import type { Doc, Docs, DocContent } from './documents.ts';
import type { SiteStore } from './site-store.ts';

export const SiteContext = createContext<SiteStore | null>(null);

/** The documents and everything that can be done with them. */
export const useSiteStore = (): SiteStore => {
  const store = use(SiteContext);
  if (store === null) throw new Error('There is no site here: stand inside SiteContext.');
  return store;
};

export const useDocs = (): Docs => {
  const store = useSiteStore();
  const read = (): Docs => store.get().docs;
  return useSyncExternalStore(store.subscribe, read, read);
};

export const useDoc = (key: string): Doc | undefined => {
  const store = useSiteStore();
  const read = (): Doc | undefined => store.get().docs.get(key);
  return useSyncExternalStore(store.subscribe, read, read);
};

/** Reads the documents once however often it is asked, and what is found again stays the same object. */
const createSelector = <Found,>(store: SiteStore, read: (docs: Docs) => Found): (() => Found) => {
  let last: { readonly docs: Docs; readonly found: Found } | undefined;
  return () => {
    const { docs } = store.get();
    if (last?.docs === docs) return last.found;
    const found = read(docs);
    last = { docs, found: last !== undefined && shallowEqual(last.found, found) ? last.found : found };
    return last.found;
  };
};

/**
 * What `read` finds in the documents. With every letter there are other documents; who asks here is drawn anew only when something else is
 * found: another value, or a list or object with another in it. `read` stays the same function for as long as it asks for the same.
 */
export const useDocsSelector = <Found,>(read: (docs: Docs) => Found): Found => {
  const store = useSiteStore();
  const get = useMemo(() => createSelector(store, read), [store, read]);
  return useSyncExternalStore(store.subscribe, get, get);
};

/** What stands in a document. Who works on it is drawn anew with what is written, not with each word of how far it is saved. */
export const useDocContent = (key: string): DocContent | undefined =>
  useDocsSelector(useCallback((docs: Docs): DocContent | undefined => {
    const doc = docs.get(key);
    return doc === undefined ? undefined : { key, type: doc.type, id: doc.id, live: doc.live, body: doc.body, isDraft: doc.isDraft };
  }, [key]));

export const useRelease = (): number => {
  const store = useSiteStore();
  const read = (): number => store.get().release;
  return useSyncExternalStore(store.subscribe, read, read);
};

let latestContent: Docs = new Map();

/** The same documents for as long as nothing else stands in them, whatever becomes of their drafts. */
export const sameContent = (docs: Docs): Docs => {
  if (docs !== latestContent && (docs.size !== latestContent.size || [...docs].some(([key, { body }]) => latestContent.get(key)?.body !== body))) latestContent = docs;
  return latestContent;
};

const namesByDocs = new WeakMap<Docs, Names>();

/** What things are called, among the documents as they are to be. */
export const namesIn = (all: Docs): Names => {
  const docs = sameContent(all);
  const found = namesByDocs.get(docs);
  if (found !== undefined) return found;
  const bodies = [...docs.values()].flatMap(({ type, id, body }) => (body === undefined ? [] : [{ type, id, body }]));
  const names = new Names(bodies);
  namesByDocs.set(docs, names);
  return names;
};

const deferMs = 250;

/** Whether the documents are to be the same: how far the saving of one is makes no other site. */
const haveSameContent = (one: Docs, two: Docs): boolean =>
  one === two || (one.size === two.size && [...one].every(([key, { body, live, isDraft }]) => {
    const other = two.get(key);
    return other?.body === body && other?.live === live && other?.isDraft === isDraft;
  }));

type Listener = (docs: Docs) => void;

/** One ear for all who want the documents calmly: with each letter there is one clock to set, not one of each of them. */
class DeferredDocs {
  readonly #store: SiteStore;
  readonly #takers = new Set<Listener>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;
  #heard: Docs;
  /** What all have; undefined where some came later and have something newer. */
  #told: Docs | undefined;

  constructor(store: SiteStore) {
    this.#store = store;
    this.#heard = this.#told = store.get().docs;
  }

  /** What whoever comes now begins with: what all others have, unless there is something else by now. */
  current(): Docs {
    const { docs } = this.#store.get();
    if (this.#told === undefined || !haveSameContent(docs, this.#told)) {
      this.#told = this.#takers.size === 0 ? docs : undefined;
      return docs;
    }
    return this.#told;
  }

  subscribe(take: Listener): () => void {
    // What has come since it was drawn.
    take(this.current());
    this.#takers.add(take);
    this.#stop ??= this.#store.subscribe(() => this.#hear());
    return () => {
      this.#takers.delete(take);
      if (this.#takers.size > 0) return;
      clearTimeout(this.#timer);
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  #hear(): void {
    const { docs, log } = this.#store.get();
    if (docs === this.#heard) return;
    this.#heard = docs;
    clearTimeout(this.#timer);
    if (this.#told !== undefined && haveSameContent(docs, this.#told)) return;
    if (log.done.at(-1)?.typing === undefined) this.#tell();
    else this.#timer = setTimeout(() => betweenKeystrokes(this.#nameThings), deferMs);
  }

  #tell(): void {
    const { docs } = this.#store.get();
    this.#told = docs;
    for (const take of this.#takers) take(docs);
  }

  /** What nearly all of them need, ahead of them and by itself: two short things hold up less than one long one. */
  readonly #nameThings = (): void => {
    namesIn(this.#store.get().docs);
    betweenKeystrokes(this.#tellCalmly);
  };

  readonly #tellCalmly = (): void => startTransition(() => this.#tell());
}

const deferredByStore = new WeakMap<SiteStore, DeferredDocs>();

const deferredDocsOf = (store: SiteStore): DeferredDocs => {
  const ear = deferredByStore.get(store) ?? new DeferredDocs(store);
  deferredByStore.set(store, ear);
  return ear;
};

/**
 * The documents for what hangs on all of them: names, the tree, who uses what. While somebody types it waits for a pause, so that a letter is
 * seen first; anything else that is done is there at once. How far they are saved is not seen in them.
 */
export const useDeferredDocs = (): Docs => {
  const ear = deferredDocsOf(useSiteStore());
  const [docs, setDocs] = useState(() => ear.current());
  useEffect(() => ear.subscribe(setDocs), [ear]);
  return docs;
};

/** What things are called. */
export const useNames = (): Names => {
  const docs = useDeferredDocs();
  return useMemo(() => namesIn(docs), [docs]);
};

const bodiesByType = new WeakMap<Docs, ReadonlyMap<string, readonly Body[]>>();

/** Documents of a type, as they are to be. Many ask with each letter, so all are put by type once. */
export const bodiesOf = (docs: Docs, type: string): readonly Body[] => {
  const found = bodiesByType.get(docs);
  if (found !== undefined) return found.get(type) ?? [];
  const byType = new Map<string, Body[]>();
  for (const { type: own, body } of docs.values()) {
    if (body === undefined) continue;
    const some = byType.get(own);
    if (some === undefined) byType.set(own, [body]);
    else some.push(body);
  }
  bodiesByType.set(docs, byType);
  return byType.get(type) ?? [];
};

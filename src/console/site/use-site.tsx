import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { Names } from '../../content/diff/names.ts';
import type { Body } from '../api/client.ts';
import { shallowEqual } from '../ui/shallow-equal.ts';
import { betweenKeystrokes } from './between-keystrokes.ts';
import { savedDocs, type Doc, type Docs, type DocContent } from './documents.ts';
import type { SiteStore } from './site-store.ts';

export const SiteContext = createContext<SiteStore | null>(null);

/** Returns the store. */
export const useSiteStore = (): SiteStore => {
  const store = use(SiteContext);
  if (store === null) throw new Error('useSiteStore requires a SiteContext provider.');
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

/** Creates a memoized selector: reads each set of documents once and keeps the same object for an equal result. */
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
 * Returns what `read` selects from the documents. Every keystroke creates new documents, but the component re-renders only for a different
 * result: another value, or a list or object with different parts. `read` must be stable.
 */
export const useDocsSelector = <Found,>(read: (docs: Docs) => Found): Found => {
  const store = useSiteStore();
  const get = useMemo(() => createSelector(store, read), [store, read]);
  return useSyncExternalStore(store.subscribe, get, get);
};

/** Returns the content of a document. Changes of the save status do not re-render. */
export const useDocContent = (key: string): DocContent | undefined =>
  useDocsSelector(
    useCallback(
      (docs: Docs): DocContent | undefined => {
        const doc = docs.get(key);
        return doc === undefined
          ? undefined
          : { key, type: doc.type, id: doc.id, live: doc.live, body: doc.body, isDraft: doc.isDraft };
      },
      [key],
    ),
  );

export const useRelease = (): number => {
  const store = useSiteStore();
  const read = (): number => store.get().release;
  return useSyncExternalStore(store.subscribe, read, read);
};

/** Tells whether a document of another venue lacks the values that only its operators see. */
export const useIsPartial = (key: string): boolean => {
  const store = useSiteStore();
  const read = (): boolean => store.get().partial.has(key);
  return useSyncExternalStore(store.subscribe, read, read);
};

let latestContent: Docs = new Map();

/** Returns the same map while the contents are the same, whatever the save status. */
export const sameContent = (docs: Docs): Docs => {
  if (
    docs !== latestContent &&
    (docs.size !== latestContent.size || [...docs].some(([key, { body }]) => latestContent.get(key)?.body !== body))
  )
    latestContent = docs;
  return latestContent;
};

const namesByDocs = new WeakMap<Docs, Names>();

/** Returns the names of documents and venues, drafts included, as the server has or will have them. */
export const namesIn = (all: Docs): Names => {
  const known = namesByDocs.get(all);
  if (known !== undefined) return known;
  const docs = sameContent(savedDocs(all));
  const found = namesByDocs.get(docs);
  if (found !== undefined) {
    namesByDocs.set(all, found);
    return found;
  }
  const bodies = [...docs.values()].flatMap(({ type, id, body }) => (body === undefined ? [] : [{ type, id, body }]));
  const names = new Names(bodies);
  namesByDocs.set(docs, names);
  namesByDocs.set(all, names);
  return names;
};

const deferMs = 250;

/** Tells whether two sets of documents have the same content and drafts, ignoring the save status. */
const haveSameContent = (one: Docs, two: Docs): boolean =>
  one === two ||
  (one.size === two.size &&
    [...one].every(([key, { body, live, isDraft, refusal }]) => {
      const other = two.get(key);
      return (
        other !== undefined &&
        other.body === body &&
        other.live === live &&
        other.isDraft === isDraft &&
        other.refusal === refusal
      );
    }));

type Listener = (docs: Docs) => void;

/** Shared subscription for deferred documents: one timer per keystroke instead of one per component. */
class DeferredDocs {
  readonly #store: SiteStore;
  readonly #listeners = new Set<Listener>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;
  #latest: Docs;
  /** Documents that all listeners have; undefined if a later listener got newer ones. */
  #shared: Docs | undefined;

  constructor(store: SiteStore) {
    this.#store = store;
    this.#latest = this.#shared = store.get().docs;
  }

  /** Returns the documents for a new listener: those that the others have, unless newer ones exist. */
  current(): Docs {
    const { docs } = this.#store.get();
    if (this.#shared === undefined || !haveSameContent(docs, this.#shared)) {
      this.#shared = this.#listeners.size === 0 ? docs : undefined;
      return docs;
    }
    return this.#shared;
  }

  subscribe(listener: Listener): () => void {
    // Changes between render and subscription.
    listener(this.current());
    this.#listeners.add(listener);
    this.#stop ??= this.#store.subscribe(() => this.#onChange());
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  #onChange(): void {
    const { docs, log } = this.#store.get();
    if (docs === this.#latest) return;
    this.#latest = docs;
    clearTimeout(this.#timer);
    if (this.#shared !== undefined && haveSameContent(docs, this.#shared)) return;
    if (log.done.at(-1)?.typing === undefined) this.#notify();
    else this.#timer = setTimeout(() => betweenKeystrokes(this.#computeNames), deferMs);
  }

  #notify(): void {
    const { docs } = this.#store.get();
    this.#shared = docs;
    for (const listener of this.#listeners) listener(docs);
  }

  /** Computes the names first and in a task of its own: two short tasks block less than a long one. */
  readonly #computeNames = (): void => {
    namesIn(this.#store.get().docs);
    betweenKeystrokes(this.#notifyDeferred);
  };

  readonly #notifyDeferred = (): void => startTransition(() => this.#notify());
}

const deferredByStore = new WeakMap<SiteStore, DeferredDocs>();

const deferredDocsOf = (store: SiteStore): DeferredDocs => {
  const deferred = deferredByStore.get(store) ?? new DeferredDocs(store);
  deferredByStore.set(store, deferred);
  return deferred;
};

/**
 * Returns the documents for work that depends on all of them: names, the tree, uses. Typing defers it to a pause, so that keystrokes render
 * first; other changes arrive immediately. Save status changes are ignored.
 */
export const useDeferredDocs = (): Docs => {
  const deferred = deferredDocsOf(useSiteStore());
  const [docs, setDocs] = useState(() => deferred.current());
  useEffect(() => deferred.subscribe(setDocs), [deferred]);
  return docs;
};

/** Returns the names of documents and venues. */
export const useNames = (): Names => {
  const docs = useDeferredDocs();
  return useMemo(() => namesIn(docs), [docs]);
};

const bodiesByType = new WeakMap<Docs, ReadonlyMap<string, readonly Body[]>>();

/** Returns the documents of a type, drafts included. All types are indexed at once, because many components ask with each keystroke. */
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

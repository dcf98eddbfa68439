import { createContext, startTransition, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Names } from '../../content/diff/names.ts';
import type { Body } from '../api.ts';
import type { Doc, Docs } from './documents.ts';
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

export const useRelease = (): number => {
  const store = useSiteStore();
  const read = (): number => store.get().release;
  return useSyncExternalStore(store.subscribe, read, read);
};

const known = new WeakMap<Docs, Names>();

/** What things are called, among the documents as they are to be. */
export const namesIn = (docs: Docs): Names => {
  const found = known.get(docs);
  if (found !== undefined) return found;
  const bodies = [...docs.values()].flatMap(({ type, id, body }) => (body === undefined ? [] : [{ type, id, body }]));
  const names = new Names(bodies);
  known.set(docs, names);
  return names;
};

const calmMs = 250;

/**
 * The documents for what hangs on all of them: names, the tree, who uses what. While somebody types it waits for a pause, so that a letter is
 * seen first; anything else that is done is there at once.
 */
export const useCalmDocs = (): Docs => {
  const store = useSiteStore();
  const [docs, setDocs] = useState(() => store.get().docs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (): void => {
      const { docs: next, log } = store.get();
      clearTimeout(timer);
      if (log.done.at(-1)?.typing === undefined) setDocs(next);
      else timer = setTimeout(() => startTransition(() => setDocs(store.get().docs)), calmMs);
    };
    hear();
    const stop = store.subscribe(hear);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return docs;
};

/** What things are called. */
export const useNames = (): Names => {
  const docs = useCalmDocs();
  return useMemo(() => namesIn(docs), [docs]);
};

/** Documents of a type, as they are to be. */
export const bodiesOf = (docs: Docs, type: string): readonly Body[] => [...docs.values()].flatMap((doc) => (doc.type === type && doc.body !== undefined ? [doc.body] : []));

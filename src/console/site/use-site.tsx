import { createContext, use, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
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

/** What things are called. A moment later than they are typed: a letter is seen before all that hangs on it is looked up. */
export const useNames = (): Names => {
  const docs = useDeferredValue(useDocs());
  return useMemo(() => namesIn(docs), [docs]);
};

/** Documents of a type, as they are to be. */
export const bodiesOf = (docs: Docs, type: string): readonly Body[] => [...docs.values()].flatMap((doc) => (doc.type === type && doc.body !== undefined ? [doc.body] : []));

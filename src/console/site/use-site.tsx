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

const isSame = (one: unknown, two: unknown): boolean => {
  if (Object.is(one, two)) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  const [before, now] = [Object.entries(one), Object.entries(two)];
  return before.length === now.length && before.every(([name, value], index) => now[index]?.[0] === name && Object.is(now[index][1], value));
};

/** Reads the documents once however often it is asked, and what is found again stays the same object. */
const finderOf = <Found,>(store: SiteStore, read: (docs: Docs) => Found): (() => Found) => {
  let last: { readonly docs: Docs; readonly found: Found } | undefined;
  return () => {
    const { docs } = store.get();
    if (last?.docs === docs) return last.found;
    const found = read(docs);
    last = { docs, found: last !== undefined && isSame(last.found, found) ? last.found : found };
    return last.found;
  };
};

/**
 * What `read` finds in the documents. With every letter there are other documents; who asks here is drawn anew only when something else is
 * found: another value, or a list or object with another in it. `read` stays the same function for as long as it asks for the same.
 */
export const useFound = <Found,>(read: (docs: Docs) => Found): Found => {
  const store = useSiteStore();
  const get = useMemo(() => finderOf(store, read), [store, read]);
  return useSyncExternalStore(store.subscribe, get, get);
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

type Take = (docs: Docs) => void;

/** One ear for all who want the documents calmly: with each letter there is one clock to set, not one of each of them. */
const hearCalmly = (store: SiteStore): ((take: Take) => () => void) => {
  const takers = new Set<Take>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = store.get().docs;
  const tell = (): void => {
    for (const take of takers) take(store.get().docs);
  };
  const hear = (): void => {
    const { docs, log } = store.get();
    if (docs === seen) return;
    seen = docs;
    clearTimeout(timer);
    if (log.done.at(-1)?.typing === undefined) tell();
    else timer = setTimeout(() => startTransition(tell), calmMs);
  };
  let stop: (() => void) | undefined;
  return (take) => {
    takers.add(take);
    if (stop === undefined) seen = store.get().docs;
    stop ??= store.subscribe(hear);
    // What has come since it was drawn.
    take(store.get().docs);
    return () => {
      takers.delete(take);
      if (takers.size > 0) return;
      clearTimeout(timer);
      stop?.();
      stop = undefined;
    };
  };
};

const ears = new WeakMap<SiteStore, ReturnType<typeof hearCalmly>>();

/**
 * The documents for what hangs on all of them: names, the tree, who uses what. While somebody types it waits for a pause, so that a letter is
 * seen first; anything else that is done is there at once.
 */
export const useCalmDocs = (): Docs => {
  const store = useSiteStore();
  const [docs, setDocs] = useState(() => store.get().docs);
  useEffect(() => {
    const ear = ears.get(store) ?? hearCalmly(store);
    ears.set(store, ear);
    return ear(setDocs);
  }, [store]);
  return docs;
};

/** What things are called. */
export const useNames = (): Names => {
  const docs = useCalmDocs();
  return useMemo(() => namesIn(docs), [docs]);
};

const sorted = new WeakMap<Docs, ReadonlyMap<string, readonly Body[]>>();

/** Documents of a type, as they are to be. Many ask with each letter, so all are put by type once. */
export const bodiesOf = (docs: Docs, type: string): readonly Body[] => {
  const found = sorted.get(docs);
  if (found !== undefined) return found.get(type) ?? [];
  const byType = new Map<string, Body[]>();
  for (const { type: own, body } of docs.values()) {
    if (body === undefined) continue;
    const some = byType.get(own);
    if (some === undefined) byType.set(own, [body]);
    else some.push(body);
  }
  sorted.set(docs, byType);
  return byType.get(type) ?? [];
};

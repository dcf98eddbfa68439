import { useCallback } from 'react';
import type { Body } from '../api/client.ts';
import { useSiteStore } from './use-site.tsx';

/** Makes something else of a document. `typing`: the place in it of steps that become one. */
export type Edit = (label: string, make: (now: Body) => Body, typing?: string) => void;

/** Edits a document as it is by then: more may have become of it than what is drawn. */
export const useEdit = (key: string): Edit => {
  const store = useSiteStore();
  return useCallback((label, make, typing) => {
    const now = store.get().docs.get(key)?.body;
    if (now !== undefined) store.edit(label, { [key]: make(now) }, typing === undefined ? undefined : `${key} ${typing}`);
  }, [store, key]);
};

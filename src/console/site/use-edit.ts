import { useCallback } from 'react';
import type { Body } from '../api/client.ts';
import { useSiteStore } from './use-site.tsx';

/** Edits a document. `typing` is the field whose steps are merged. */
export type Edit = (label: string, make: (now: Body) => Body, typing?: string) => void;

/** Returns a function that edits the current version of a document, which may be newer than the rendered one. */
export const useEdit = (key: string): Edit => {
  const store = useSiteStore();
  return useCallback(
    (label, make, typing) => {
      const now = store.get().docs.get(key)?.body;
      if (now !== undefined)
        store.edit(label, { [key]: make(now) }, typing === undefined ? undefined : `${key} ${typing}`);
    },
    [store, key],
  );
};

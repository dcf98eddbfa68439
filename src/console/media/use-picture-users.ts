import { useMemo } from 'react';
import { UsedBy, type ToldUser } from '../../content/used-by.ts';
import type { SiteStore } from '../site/site-store.ts';
import { useDocs, useSiteStore } from '../site/use-site.tsx';

const known = new WeakMap<SiteStore, UsedBy>();

/** Who shows pictures, among the documents as they are to be; only what changed since is read again. */
export const usePictureUsers = (): ((id: string) => readonly ToldUser[]) => {
  const docs = useDocs();
  const store = useSiteStore();
  return useMemo(() => {
    const all = known.get(store) ?? new UsedBy();
    known.set(store, all);
    all.take([...docs.values()].flatMap(({ type, id, body }) => (body === undefined ? [] : [{ type, id, body }])));
    const told = new Map<string, readonly ToldUser[]>();
    return (id) => {
      const found = told.get(id) ?? all.tellUsersOf({ type: 'picture', id });
      told.set(id, found);
      return found;
    };
  }, [docs, store]);
};

import { useEffect, useState } from 'react';
import { call } from '../../api.ts';

/** A list that somebody named. */
export interface SavedList {
  readonly name: string;
  /** Its part of the address. */
  readonly query: string;
}

const note = '/notes/document-lists';

const isSaved = (one: unknown): one is SavedList => typeof one === 'object' && one !== null && 'name' in one && 'query' in one && typeof one.name === 'string' && typeof one.query === 'string';

/** A note as it was kept; what does not read is left out. */
export const readLists = ({ lists }: Readonly<Record<string, unknown>>): readonly SavedList[] => (Array.isArray(lists) ? lists.filter(isSaved) : []);

/** A list of the same name is replaced. */
export const withList = (lists: readonly SavedList[], list: SavedList): readonly SavedList[] => [...lists.filter(({ name }) => name !== list.name), list];

type Answer = { readonly value: Readonly<Record<string, unknown>> };

/** The lists that the operator named, kept on the server for nobody else. `keep` says whether they could be. */
export const useSavedLists = (): { readonly lists: readonly SavedList[]; readonly keep: (lists: readonly SavedList[]) => Promise<boolean> } => {
  const [lists, setLists] = useState<readonly SavedList[]>([]);
  useEffect(() => {
    void call<Answer>('GET', note).then(({ value }) => setLists(readLists(value)), () => undefined);
  }, []);
  const keep = async (next: readonly SavedList[]): Promise<boolean> => {
    try {
      await call<Answer>('PUT', note, { body: { value: { lists: next } } });
      setLists(next);
      return true;
    } catch {
      return false;
    }
  };
  return { lists, keep };
};

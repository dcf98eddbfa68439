import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

/** A list that somebody named. */
export interface SavedList {
  readonly name: string;
  /** Its part of the address. */
  readonly query: string;
}

const note = '/notes/document-lists';

const isSaved = (one: unknown): one is SavedList =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  'query' in one &&
  typeof one.name === 'string' &&
  typeof one.query === 'string';

/** A note as it was kept; what does not read is left out. */
export const readLists = ({ lists }: Readonly<Record<string, unknown>>): readonly SavedList[] =>
  Array.isArray(lists) ? lists.filter(isSaved) : [];

/** A list of the same name is replaced. */
export const withList = (lists: readonly SavedList[], list: SavedList): readonly SavedList[] => [
  ...lists.filter(({ name }) => name !== list.name),
  list,
];

type Answer = { readonly value: Readonly<Record<string, unknown>> };

const read = async (): Promise<readonly SavedList[]> => readLists((await call<Answer>('GET', note)).value);

type Change = (lists: readonly SavedList[]) => readonly SavedList[];

let before: Promise<unknown> = Promise.resolve();

/** Changes the lists that are kept by then, one change after the other: the ones shown may not be there yet, and another window may have kept more. */
export const keepLists = (change: Change): Promise<readonly SavedList[]> => {
  const kept = before.then(async () => {
    const lists = change(await read());
    await call<Answer>('PUT', note, { body: { value: { lists } } });
    return lists;
  });
  before = kept.catch(() => undefined);
  return kept;
};

/** The lists that the operator named, kept on the server for nobody else. `keep` says whether they could be. */
export const useSavedLists = (): {
  readonly lists: readonly SavedList[];
  readonly keep: (change: Change) => Promise<boolean>;
} => {
  const [lists, setLists] = useState<readonly SavedList[]>([]);
  useEffect(() => void read().then(setLists, () => undefined), []);
  const keep = (change: Change): Promise<boolean> =>
    keepLists(change).then(
      (kept) => {
        setLists(kept);
        return true;
      },
      () => false,
    );
  return { lists, keep };
};

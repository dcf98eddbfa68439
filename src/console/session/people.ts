import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';

let cachedNames: Promise<ReadonlyMap<string, string>> | undefined;

const fetchNames = async (): Promise<ReadonlyMap<string, string>> => {
  const { people } = await call<{ readonly people: readonly { readonly id: string; readonly name: string }[] }>(
    'GET',
    '/people',
  );
  return new Map(people.map(({ id, name }) => [id, name]));
};

/** Returns a function that gives the name of an author. Programs keep their id. */
export const usePeople = (): ((author: string) => string) => {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    cachedNames ??= fetchNames();
    cachedNames.then(setNames, () => (cachedNames = undefined));
  }, []);
  return (author) => names.get(author) ?? author;
};

/** Clears the cached names, so that they are read again. */
export const clearPeopleCache = (): void => {
  cachedNames = undefined;
};

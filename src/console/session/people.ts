import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';

let cachedNames: Promise<ReadonlyMap<string, string>> | undefined;

const fetchNames = async (): Promise<ReadonlyMap<string, string>> => {
  const { people } = await call<{ readonly people: readonly { readonly id: string; readonly name: string }[] }>('GET', '/people');
  return new Map(people.map(({ id, name }) => [id, name]));
};

/** Says who an author is; what programs did keeps their own name. */
export const usePeople = (): ((author: string) => string) => {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    cachedNames ??= fetchNames();
    cachedNames.then(setNames, () => (cachedNames = undefined));
  }, []);
  return (author) => names.get(author) ?? author;
};

/** Asks anew who works here. */
export const clearPeopleCache = (): void => {
  cachedNames = undefined;
};

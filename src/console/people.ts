import { useEffect, useState } from 'react';
import { call } from './api.ts';

let known: Promise<ReadonlyMap<string, string>> | undefined;

const ask = async (): Promise<ReadonlyMap<string, string>> => {
  const { people } = await call<{ readonly people: readonly { readonly id: string; readonly name: string }[] }>('GET', '/people');
  return new Map(people.map(({ id, name }) => [id, name]));
};

/** Says who an author is; what programs did keeps their own name. */
export const usePeople = (): ((author: string) => string) => {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    known ??= ask();
    known.then(setNames, () => (known = undefined));
  }, []);
  return (author) => names.get(author) ?? author;
};

/** Asks anew who works here. */
export const forgetPeople = (): void => {
  known = undefined;
};

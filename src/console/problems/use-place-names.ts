import { useEffect, useState } from 'react';

type PlaceNames = typeof import('./place-name.ts');

let loaded: PlaceNames | undefined;
const load = async (): Promise<PlaceNames> => (loaded ??= await import('./place-name.ts'));

/** Loads the labels of places in documents, which the first script leaves out; undefined until they are there. */
export function usePlaceNames(): PlaceNames | undefined {
  const [names, setNames] = useState(loaded);
  useEffect(() => {
    let isGone = false;
    void load().then((found) => {
      if (!isGone) setNames(found);
    });
    return () => void (isGone = true);
  }, []);
  return names;
}

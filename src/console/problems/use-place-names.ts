import { useEffect, useState } from 'react';

type PlaceNames = typeof import('./place-name.ts');

let loaded: PlaceNames | undefined;
const load = async (): Promise<PlaceNames> => (loaded ??= await import('./place-name.ts'));

/** What places in documents are called; undefined until the texts of fields are there, which the first script leaves out. */
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

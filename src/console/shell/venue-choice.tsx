import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Docs } from '../site/documents.ts';
import { bodiesOf, useDocsSelector } from '../site/use-site.tsx';

interface VenueChoice {
  /** Code of the chosen venue; undefined means all. */
  readonly venue: string | undefined;
  readonly choose: (venue: string | undefined) => void;
}

const VenueContext = createContext<VenueChoice>({ venue: undefined, choose: () => undefined });

export const useVenueChoice = (): VenueChoice => use(VenueContext);

const storageKey = 'console-venue';

/** Stores the chosen venue on this device. */
export function VenueProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(storageKey) ?? undefined);
  const known = useDocsSelector(
    useCallback((docs: Docs) => bodiesOf(docs, 'venue').find(({ id }) => id === chosen)?.id, [chosen]),
  );
  const choice = useMemo(
    () => ({
      venue: known,
      choose: (venue: string | undefined) => {
        if (venue === undefined) localStorage.removeItem(storageKey);
        else localStorage.setItem(storageKey, venue);
        setChosen(venue);
      },
    }),
    [known],
  );
  return <VenueContext value={choice}>{children}</VenueContext>;
}

/** Returns the venues in their configured order. */
export const useVenues = () => useDocsSelector(venuesIn);

const venuesIn = (docs: Docs) =>
  bodiesOf(docs, 'venue').toSorted((one, two) => Number(one['order']) - Number(two['order']));

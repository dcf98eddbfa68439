import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Docs } from '../site/documents.ts';
import { bodiesOf, useFound } from '../site/use-site.tsx';

interface VenueChoice {
  /** Code of the venue that is worked on; undefined: all of them. */
  readonly venue: string | undefined;
  readonly choose: (venue: string | undefined) => void;
}

const VenueContext = createContext<VenueChoice>({ venue: undefined, choose: () => undefined });

export const useVenueChoice = (): VenueChoice => use(VenueContext);

const place = 'console-venue';

/** The venue stays chosen on this device. */
export function VenueProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(place) ?? undefined);
  const known = useFound(useCallback((docs: Docs) => bodiesOf(docs, 'venue').find(({ id }) => id === chosen)?.id, [chosen]));
  const choice = useMemo(() => ({
    venue: known,
    choose: (venue: string | undefined) => {
      if (venue === undefined) localStorage.removeItem(place);
      else localStorage.setItem(place, venue);
      setChosen(venue);
    },
  }), [known]);
  return <VenueContext value={choice}>{children}</VenueContext>;
}

/** Venues by their order. */
export const useVenues = () => useFound(venuesIn);

const venuesIn = (docs: Docs) => bodiesOf(docs, 'venue').toSorted((one, two) => Number(one['order']) - Number(two['order']));

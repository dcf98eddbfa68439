import { useMemo } from 'react';
import { useLocalStorage } from '#ui/hooks/use-local-storage.ts';
import type { PartyHeights } from './facility-search.ts';

const HEIGHTS_KEY = 'party-heights';
const defaultHeights: PartyHeights = { start: 110, end: 170 };

/** Heights of the party, stored on this device only. `isKnown` is false until the visitor has set them. */
export const usePartyHeights = (): {
  readonly heights: PartyHeights;
  readonly isKnown: boolean;
  readonly setHeights: (heights: PartyHeights) => void;
} => {
  const [stored, store] = useLocalStorage(HEIGHTS_KEY);
  const heights = useMemo(() => {
    const [, start, end] = /^(\d{1,3})-(\d{1,3})$/.exec(stored ?? '') ?? [];
    return start === undefined || end === undefined ? undefined : { start: Number(start), end: Number(end) };
  }, [stored]);
  return {
    heights: heights ?? defaultHeights,
    isKnown: heights !== undefined,
    setHeights: (next) => store(`${next.start}-${next.end}`),
  };
};

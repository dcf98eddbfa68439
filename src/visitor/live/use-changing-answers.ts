import { useEffect } from 'react';
import type { PlacedNeed } from '#engine';
import { reloadFromServer } from '#render/run-command/open-outside.ts';
import { scopeOf, type PresentRef } from '../app/present.ts';
import { changedNeeds, nextChange, onChange } from '../data/answer-changes.ts';
import { serverNow } from '../data/server-clock.ts';
import { readChanged } from '../data/swr-data.tsx';

/** Open browsers ask spread over this time. */
const SPREAD_MS = 2_000;
/** Time until a call is made again that failed or came too early. */
const RETRY_MS = 30_000;
/** A timer counts in 32 bits. */
const LONGEST_MS = 2_000_000_000;

/** Reads the answers of the shown page again when they change by themselves. A page whose record is gone is loaded from the server. */
export const useChangingAnswers = (presentRef: PresentRef, needs: readonly PlacedNeed[]): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let earliest = 0;
    const arm = (): void => {
      clearTimeout(timer);
      const next = nextChange(needs);
      if (next === undefined) return;
      const wait = Math.max(next, earliest) - serverNow();
      // A page that comes back from a cache is late already.
      timer = setTimeout(() => void run(), wait <= 0 ? 0 : Math.min(wait + Math.random() * SPREAD_MS, LONGEST_MS));
    };
    const run = async (): Promise<void> => {
      const changed = changedNeeds(needs, serverNow());
      const { shown, viewer, address } = presentRef.current;
      const gone = await readChanged(changed, scopeOf(shown, viewer, presentRef.current.house));
      if (gone.some(({ essential }) => essential) && presentRef.current.address === address)
        return reloadFromServer(address);
      earliest = changedNeeds(needs, serverNow()).length === 0 ? 0 : serverNow() + RETRY_MS;
      arm();
    };
    arm();
    const stop = onChange(arm);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [presentRef, needs]);
};

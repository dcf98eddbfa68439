import { kstDay } from '../../core/wire-values.ts';
import type { Context } from '../../core/context.ts';
import { readPauses } from '../../core/park-states/read-pauses.ts';
import { readVenueStates } from './park-store.ts';
import type { ParkStates } from '../../core/park-states/park-states.ts';

/** Loads the states and paused queues of a venue after each poll and change of any process. Returns a function that stops it. */
export const followStates = (
  { store, live, clock }: Pick<Context, 'store' | 'live' | 'clock'>,
  states: ParkStates,
  warn: (error: unknown) => void,
): (() => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  const load = (venues: readonly string[]): void => {
    // One after the other: an earlier read must not replace a later one.
    last = last
      .then(async () => {
        const day = kstDay(clock.now());
        for (const venue of venues) {
          states.put(venue, await readVenueStates(store.db, venue, clock.now().getTime()));
          states.putPaused(venue, day, await readPauses(store.db, venue, day));
        }
      })
      .catch((error: unknown) => {
        if (store.faultOf(error) !== 'closed') warn(error);
      });
  };
  const all = (): readonly string[] => (live.isLoaded ? [...live.current.prepared.documents.venue.keys()] : []);
  load(all());
  const stop = store.listen('park', (venue) => load(venue === undefined ? all() : [venue]));
  return async () => {
    stop();
    await last;
  };
};

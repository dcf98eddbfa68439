import type { FacilityState } from '#schemas/calls/park-state/answers';

/** Maximum age of a state, in milliseconds; an older one is no information. */
export const LIFE_MS = 600_000;

/** State that an operator set. Instants are in milliseconds since 1970. */
export interface Override extends Omit<FacilityState, 'asOf'> {
  readonly at: number;
  readonly until: number;
  /** Operator. */
  readonly author: string;
}

/** States of a venue as polled and as set by operators. */
export interface VenueStates {
  /** Time of the latest poll, successful or not. */
  readonly polledAt: number;
  readonly polled: readonly FacilityState[];
  readonly overrides: readonly Override[];
}

export const noStates: VenueStates = { polledAt: 0, polled: [], overrides: [] };

/** Returns the states that hold at an instant: those of operators first, and none older than ten minutes. */
export const effectiveStates = (
  { polledAt, polled, overrides }: VenueStates,
  now: number,
): ReadonlyMap<string, FacilityState> => {
  const states = new Map<string, FacilityState>();
  for (const state of polled) if (state.asOf + LIFE_MS > now) states.set(state.facilityId, state);
  for (const { facilityId, statusCd, waitMin, at, until } of overrides) {
    // Each poll confirms that the override still holds.
    if (now < until)
      states.set(facilityId, {
        facilityId,
        statusCd,
        ...(waitMin === undefined ? {} : { waitMin }),
        asOf: Math.max(at, polledAt),
      });
  }
  return states;
};

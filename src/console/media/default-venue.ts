import { may, type Grant } from '../session/rights.ts';

/** Returns the venue of a new picture: the chosen venue, else none (shared) if the grants allow it, else the first venue that they allow. */
export const defaultVenue = (grants: readonly Grant[], chosen: string | undefined): string | undefined => {
  if (chosen !== undefined) return chosen;
  if (may(grants, 'edit', { type: 'picture' })) return undefined;
  return grants
    .flatMap(({ venues }) => (venues === 'all' ? [] : venues))
    .find((venue) => may(grants, 'edit', { type: 'picture', venue }));
};

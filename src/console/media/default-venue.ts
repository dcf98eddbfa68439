import { may, type Grant } from '../session/rights.ts';

/** Whose a new picture is: that of the venue that is worked on; else everybody's, for whoever may write that, else of a venue of theirs. */
export const defaultVenue = (grants: readonly Grant[], chosen: string | undefined): string | undefined => {
  if (chosen !== undefined) return chosen;
  if (may(grants, 'edit', { type: 'picture' })) return undefined;
  return grants.flatMap(({ venues }) => (venues === 'all' ? [] : venues)).find((venue) => may(grants, 'edit', { type: 'picture', venue }));
};

import type { Venue } from '#schemas/documents/venue/schema';
import type { Reading } from '../types.ts';

/** Returns the venue that `parkType` names. */
export const venueOf = ({ documents, query }: Reading): Venue | undefined =>
  documents.venue.get(query['parkType'] ?? '');

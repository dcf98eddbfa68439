import { includesTerm } from '../../../engine/index.ts';
import type { DocumentSet } from '#schemas/documents';
import type { SavedDocument, SavedDocuments } from '../../core/live-site/live-site.ts';

export interface DocumentFilter {
  readonly type?: string;
  /** Venue code. Matches the venue's own document and all documents that name it. */
  readonly venue?: string;
  /** Text to find in the document, case-insensitive. */
  readonly q?: string;
}

/** Returns the matching documents, sorted by type and id. */
export function listDocuments(
  documents: SavedDocuments,
  venues: DocumentSet['venue'],
  filter: DocumentFilter,
): SavedDocument[] {
  const isOfVenue = venueTest(venues, filter.venue);
  return [...documents.values()]
    .filter((document) => filter.type === undefined || document.type === filter.type)
    .filter(isOfVenue)
    .filter(({ body }) => filter.q === undefined || includesTerm(JSON.stringify(body), filter.q))
    .sort((one, two) => (one.type === two.type ? order(one.id, two.id) : order(one.type, two.type)));
}

// Contents refer to their venue by one of its wire codes.
function venueTest(venues: DocumentSet['venue'], code: string | undefined): (document: SavedDocument) => boolean {
  if (code === undefined) return () => true;
  const venue = venues.get(code);
  if (venue === undefined) return () => false;
  return ({ type, id, body }) =>
    (type === 'venue' && id === code) ||
    body['venue'] === code ||
    body['parkKindCd'] === venue.parkKindCd ||
    body['publctTypeCd'] === venue.publctTypeCd;
}

const order = (one: string, two: string): number => (one < two ? -1 : Number(one > two));

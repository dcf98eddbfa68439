import type { LiveRelease, SavedDocument } from '../../live-site/live-site.ts';
import { includesTerm } from '#engine';

export interface DocumentFilter {
  readonly type?: string;
  /** Venue code. Matches the venue's own document and all documents that name it. */
  readonly venue?: string;
  /** Text to find in the document, case-insensitive. */
  readonly q?: string;
}

/** Returns the matching live documents, sorted by type and id. */
export function listDocuments(live: LiveRelease, filter: DocumentFilter): SavedDocument[] {
  const isOfVenue = venueTest(live, filter.venue);
  return [...live.documents.values()]
    .filter((document) => filter.type === undefined || document.type === filter.type)
    .filter(isOfVenue)
    .filter(({ body }) => filter.q === undefined || includesTerm(JSON.stringify(body), filter.q))
    .sort((one, two) => (one.type === two.type ? order(one.id, two.id) : order(one.type, two.type)));
}

// Contents refer to their venue by one of its wire codes.
function venueTest(live: LiveRelease, code: string | undefined): (document: SavedDocument) => boolean {
  if (code === undefined) return () => true;
  const venue = live.prepared.documents.venue.get(code);
  if (venue === undefined) return () => false;
  return ({ type, id, body }) =>
    (type === 'venue' && id === code) || body['venue'] === code || body['parkKindCd'] === venue.parkKindCd || body['publctTypeCd'] === venue.publctTypeCd;
}

const order = (one: string, two: string): number => (one < two ? -1 : Number(one > two));

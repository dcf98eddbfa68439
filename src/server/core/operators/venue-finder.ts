import { Names } from '#content/diff/names';
import type { SavedDocument } from '../live-site/live-site.ts';

/** Returns the venue of a document, or of another state of it; undefined for shared documents. */
export type FindVenue = (
  name: { readonly type: string; readonly id: string },
  body?: SavedDocument['body'],
) => string | undefined;

const known = new WeakMap<object, FindVenue>();

/** Creates a venue lookup over immutable documents. Cached per map. */
export const venueFinder = (documents: ReadonlyMap<string, SavedDocument>): FindVenue => {
  const found = known.get(documents);
  if (found !== undefined) return found;
  const names = new Names(documents.values());
  const find: FindVenue = ({ type, id }, body) => names.venueOf(type, id, body);
  known.set(documents, find);
  return find;
};

import { Names } from '#content/diff/names';
import type { SavedDocument } from '../../live-site.ts';

/** Finds the venue that a document belongs to, where it is one's alone. */
export type FindVenue = (name: { readonly type: string; readonly id: string }) => string | undefined;

const known = new WeakMap<object, FindVenue>();

/** Among these documents, which are not changed afterwards. */
export const venueFinder = (documents: ReadonlyMap<string, SavedDocument>): FindVenue => {
  const found = known.get(documents);
  if (found !== undefined) return found;
  const names = new Names(documents.values());
  const find: FindVenue = ({ type, id }) => names.venueOf(type, id);
  known.set(documents, find);
  return find;
};

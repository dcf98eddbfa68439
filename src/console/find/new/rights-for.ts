import { Names } from '../../../content/diff/names.ts';
import type { Body } from '../../api/client.ts';
import { may, type Grant } from '../../session/rights.ts';
import type { Docs } from '../../site/documents.ts';

/**
 * Types of the documents of a step that somebody may not write: a page comes with its layout and its texts, and the server asks for each of
 * them, as it was and as it is to be.
 */
export const forbiddenIn = (changes: ReadonlyMap<string, Body>, docs: Docs, names: Names, grants: readonly Grant[]): readonly string[] => {
  const kept = [...docs.values()].flatMap(({ key, type, id, body }) => (body === undefined || changes.has(key) ? [] : [{ type, id, body }]));
  const after = new Names([...kept, ...[...changes.values()].map((body) => ({ type: body.type, id: body.id, body }))]);
  const forbidden = [...changes].filter(([key, { type, id }]) => !may(grants, 'edit', { type, venue: after.venueOf(type, id) }) || (docs.get(key)?.body !== undefined && !may(grants, 'edit', { type, venue: names.venueOf(type, id) })));
  return [...new Set(forbidden.map(([, { type }]) => type))];
};

import { UsedBy } from '../../content/used-by.ts';
import type { Docs } from '../site/documents.ts';

const all = new UsedBy();
let last: Docs | undefined;

/** Who uses what among the documents as they are to be; after an edit only what changed is read. */
export const usesIn = (docs: Docs): UsedBy => {
  if (docs !== last) all.take([...docs.values()].flatMap(({ type, id, body }) => (body === undefined ? [] : [{ type, id, body }])));
  last = docs;
  return all;
};

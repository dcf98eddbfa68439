import { UsedBy } from '../../content/used-by.ts';
import type { Docs } from '../site/documents.ts';

const all = new UsedBy();
let last: Docs | undefined;

/** Usage index of the drafts; an edit updates changed documents only. */
export const usesIn = (docs: Docs): UsedBy => {
  if (docs !== last)
    all.take([...docs.values()].flatMap(({ type, id, body }) => (body === undefined ? [] : [{ type, id, body }])));
  last = docs;
  return all;
};

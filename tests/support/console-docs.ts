import type { Body } from '#console/api/client.ts';
import { parseKey, type Docs } from '#console/site/documents.ts';
import type { Changes } from '#console/site/site-store.ts';
import { consoleSite } from './console-site.tsx';

/** Console documents with these live documents. */
export const docsOf = async (documents: readonly Body[]): Promise<Docs> =>
  (await consoleSite(documents)).store.get().docs;

/** Applies an edit to documents, for tests without a browser store. */
export const changed = (docs: Docs, changes: Changes): Docs => {
  const all =
    changes instanceof Map ? [...(changes as ReadonlyMap<string, Body | undefined>)] : Object.entries(changes);
  const some = [...docs.values()][0];
  if (some === undefined) throw new Error('There is no document to change.');
  return new Map([
    ...docs,
    ...all.map(
      ([key, body]: [string, Body | undefined]) =>
        [key, { ...some, ...parseKey(key), key, live: docs.get(key)?.live, body }] as const,
    ),
  ]);
};

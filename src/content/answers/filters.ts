import type { Query } from './types.ts';

/**
 * Keeps the documents that have the query's value under each name; a name that the query leaves out, or leaves empty, asks for nothing.
 * The specification's `'NULL'` is a value like any other (P-629).
 */
export const matching =
  <Name extends string>(query: Query, names: readonly Name[]) =>
  (doc: Readonly<Record<Name, string>>): boolean =>
    names.every((name) => query[name] === undefined || query[name] === '' || query[name] === doc[name]);

/** Order of documents that carry a number, with the id for those alike. */
export const byOrder = (
  a: { readonly order: number; readonly id: string },
  b: { readonly order: number; readonly id: string },
): number => a.order - b.order || a.id.localeCompare(b.id, 'en', { numeric: true });

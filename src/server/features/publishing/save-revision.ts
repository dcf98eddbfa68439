import type { Kysely } from 'kysely';
import { canonicalJson, hashDocument } from '#content/hash-document';
import type { SavedDocument } from '../../live-site.ts';
import type { Tables } from '../../storage/tables.ts';

/** A JSON object that names its type and id. */
export interface DocumentBody {
  readonly type: string;
  readonly id: string;
  readonly [key: string]: unknown;
}

/** The document under its hash. `$schema` serves editors only and is left out. */
export function asSaved({ $schema, ...body }: DocumentBody): SavedDocument {
  return { type: body.type, id: body.id, hash: hashDocument(body), body };
}

/** Keeps a state of each document for ever; one that is there already stays as it is. */
export async function saveRevisions(db: Kysely<Tables>, documents: readonly SavedDocument[], author: string, at: string): Promise<void> {
  // Two processes that save the same states in two orders would wait for each other.
  const inOrder = documents.toSorted((one, two) => (one.hash < two.hash ? -1 : 1));
  const rows = inOrder.map(({ hash, type, id, body }) => ({ hash, type, id, body: canonicalJson(body), created_at: at, author }));
  for (const part of inParts(rows)) {
    await db.insertInto('revisions').values(part).onConflict((conflict) => conflict.column('hash').doNothing()).execute();
  }
}

/** Lists of rows short enough for the number of parameters that one statement may have. */
export function* inParts<Row>(rows: readonly Row[], size = 1000): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

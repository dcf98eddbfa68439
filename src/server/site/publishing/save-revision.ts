import { canonicalJson, hashDocument } from '#content/documents/hash-document';
import type { SavedDocument } from '../../core/live-site/live-site.ts';
import { inParts } from '../../core/storage/in-parts.ts';
import type { Db } from '../../core/storage/tables.ts';

/** JSON object with a type and an id. */
export interface DocumentBody {
  readonly type: string;
  readonly id: string;
  readonly [key: string]: unknown;
}

const composed = <Body extends object>(body: Body): Body => {
  const text = JSON.stringify(body);
  const nfc = text.normalize('NFC');
  // Normalising changes no structure of a body that was valid.
  return nfc === text ? body : (JSON.parse(nfc) as Body);
};

/** Returns the document as it is stored, with its hash: texts in NFC, without `$schema`, which only editors use. */
export function asSaved({ $schema, ...typed }: DocumentBody): SavedDocument {
  const body = composed(typed);
  return { type: body.type, id: body.id, hash: hashDocument(body), body };
}

/** Saves a permanent revision of each document. Existing revisions stay unchanged. */
export async function saveRevisions(
  db: Db,
  documents: readonly SavedDocument[],
  author: string,
  at: string,
): Promise<void> {
  // Sort the rows: two processes that save the same revisions in different orders would deadlock.
  const inOrder = documents.toSorted((one, two) => (one.hash < two.hash ? -1 : 1));
  const rows = inOrder.map(({ hash, type, id, body }) => ({
    hash,
    type,
    id,
    body: canonicalJson(body),
    created_at: at,
    author,
  }));
  for (const part of inParts(rows)) {
    await db
      .insertInto('revisions')
      .values(part)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
}

import type { Kysely } from 'kysely';
import type { SavedDocument } from '../../live-site/live-site.ts';
import type { Tables } from '../../storage/tables.ts';
import type { DocumentName } from './drafts-store.ts';

/** Returns a revision of a document, or undefined when the document never had it. */
export async function findRevision(db: Kysely<Tables>, { type, id, hash }: DocumentName & { readonly hash: string }): Promise<SavedDocument | undefined> {
  const row = await db.selectFrom('revisions').select('body').where('hash', '=', hash).where('type', '=', type).where('id', '=', id).executeTakeFirst();
  // Written by saveRevisions from an object.
  return row && { type, id, hash, body: JSON.parse(row.body) as SavedDocument['body'] };
}

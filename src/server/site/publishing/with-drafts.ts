import { keyOf, type SavedDocument, type SavedDocuments } from '../../core/live-site/live-site.ts';
import type { DocumentName } from './drafts-store.ts';
import { asSaved, type DocumentBody } from './save-revision.ts';

/** New state of a document, or only its name to delete it. */
type Change = DocumentName & { readonly document?: SavedDocument | undefined };

/** Returns the documents with the drafts applied. */
export function withDrafts(documents: SavedDocuments, drafts: readonly Change[]): SavedDocuments {
  const next = new Map(documents);
  for (const draft of drafts) {
    if (draft.document === undefined) next.delete(keyOf(draft));
    else next.set(keyOf(draft), draft.document);
  }
  return next;
}

/** Returns the documents with unsaved changes applied. */
export const withUnsaved = (
  live: SavedDocuments,
  { documents, removed }: { readonly documents: readonly DocumentBody[]; readonly removed: readonly DocumentName[] },
): SavedDocuments =>
  withDrafts(live, [
    ...removed,
    ...documents.map((body) => ({ type: body.type, id: body.id, document: asSaved(body) })),
  ]);

import { keyOf, type SavedDocument, type SavedDocuments } from '../../live-site.ts';
import type { DocumentName } from './drafts-store.ts';
import { asSaved, type DocumentBody } from './save-revision.ts';

/** A document as it is to be, or its name alone where it is to go away. */
type Change = DocumentName & { readonly document?: SavedDocument | undefined };

/** The documents as the drafts would leave them. */
export function withDrafts(documents: SavedDocuments, drafts: readonly Change[]): SavedDocuments {
  const next = new Map(documents);
  for (const draft of drafts) {
    if (draft.document === undefined) next.delete(keyOf(draft));
    else next.set(keyOf(draft), draft.document);
  }
  return next;
}

/** The documents as changes that nobody has saved would leave them. */
export const withUnsaved = (live: SavedDocuments, { documents, removed }: { readonly documents: readonly DocumentBody[]; readonly removed: readonly DocumentName[] }): SavedDocuments =>
  withDrafts(live, [...removed, ...documents.map((body) => ({ type: body.type, id: body.id, document: asSaved(body) }))]);

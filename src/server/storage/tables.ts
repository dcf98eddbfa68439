/** Rows as they lie in the store: texts and integers only, JSON and instants (ISO 8601, UTC) as text. */
export interface Tables {
  /** Saved states of documents, never changed; `hash` is that of the canonical JSON in `body`. */
  readonly revisions: { readonly hash: string; readonly type: string; readonly id: string; readonly body: string; readonly created_at: string; readonly author: string };
  /** What is not live yet; no revision means that the document goes away with the next release. */
  readonly drafts: { readonly type: string; readonly id: string; readonly revision: string | null; readonly updated_at: string; readonly author: string };
  readonly releases: { readonly number: number; readonly hash: string; readonly message: string; readonly author: string; readonly at: string };
  readonly release_documents: { readonly release: number; readonly type: string; readonly id: string; readonly revision: string };
  /** One row, `id` 1: the release that visitors see. */
  readonly live_pointer: { readonly id: number; readonly release: number };
  /** Sanitised HTML by hash of its text and the policy's version: a cache. */
  readonly kept_html: { readonly key: string; readonly value: string };
}

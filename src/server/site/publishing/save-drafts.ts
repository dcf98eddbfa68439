import type { Problem } from '../../../content/index.ts';
import { HttpError } from '../../core/errors.ts';
import { keyOf, type SavedDocuments } from '../../core/live-site/live-site.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Db } from '../../core/storage/tables.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { checkSite } from './check-site.ts';
import type { PublishingContext } from './publishing-context.ts';
import {
  discardDraft,
  findDraft,
  listDrafts,
  lockDrafts,
  putDraftOver,
  putDrafts,
  type DocumentName,
  type Draft,
} from './drafts-store.ts';
import { refuseInUse } from './refuse-in-use.ts';
import { requireOnDocuments, type By } from './rights-on-drafts.ts';
import { asSaved, saveRevisions, type DocumentBody } from './save-revision.ts';
import { venueFinder } from '../../core/operators/venue-finder.ts';
import { withDrafts } from './with-drafts.ts';

/** Change to save: a document, or the name of a document to delete. */
export type DraftOrder = { readonly document: DocumentBody } | { readonly deleted: DocumentName };

export interface SavedDrafts {
  readonly drafts: readonly Draft[];
  readonly problems: readonly Problem[];
}

export interface SaveOptions {
  /** State that the caller edited (see `markOf`), for a single draft. */
  readonly over?: string | undefined;
  /** Skips the check, because the caller runs it. */
  readonly unchecked?: boolean | undefined;
}

/**
 * Saves drafts, including invalid ones, and returns the problems of their documents that the whole-site check finds with all drafts applied. With
 * `over`, saves the single draft only over the state with this mark (see `markOf`), and discards a draft that equals the live document. Throws
 * `draftStale` for another state, `noRight`, and `inUse` with the users of a document that others still need.
 */
export async function saveDrafts(
  publishing: PublishingContext,
  orders: readonly DraftOrder[],
  by: By,
  { over, unchecked = false }: SaveOptions = {},
): Promise<SavedDrafts> {
  const at = publishing.clock.now().toISOString();
  const drafts = orders.map((order) => toDraft(order, by.id, at));
  const base = publishing.live.current;
  await inTransaction(publishing.store, async (tx) => {
    const before = withDrafts(base.documents, await lockDrafts(tx));
    const after = withDrafts(before, drafts);
    requireOnDocuments(by, 'edit', drafts, before, after);
    refuseInUse(
      drafts.filter(({ document }) => document === undefined),
      { by, before, after },
    );
    const [was, is] = [venueFinder(before), venueFinder(after)];
    await saveRevisions(
      tx,
      drafts.flatMap(({ document }) => document ?? []),
      by.id,
      at,
    );
    const [draft] = drafts;
    if (over === undefined || draft === undefined) await putDrafts(tx, drafts);
    else if (!(await putOver(tx, draft, over, base.documents))) throw await staleOf(tx, draft, base.documents);
    // Leave no draft when a document that was never live is deleted, or when an edit restores the live document.
    for (const one of drafts)
      if (
        one.document === undefined
          ? !base.documents.has(keyOf(one))
          : over !== undefined && one.document.hash === base.documents.get(keyOf(one))?.hash
      )
        await discardDraft(tx, one);
    await writeJournal(
      tx,
      { author: by.id, at },
      drafts.map(({ type, id, document }) =>
        document === undefined
          ? { kind: 'draft-removal', type, document: id, venue: was({ type, id }) }
          : {
              kind: 'draft-saved',
              type,
              document: id,
              venue: is({ type, id }),
              revision: document.hash,
              ...(base.documents.has(keyOf({ type, id })) ? {} : { detail: { isNew: true } }),
            },
      ),
    );
  });
  publishing.drafts.notify();
  if (unchecked) return { drafts, problems: [] };
  const next = withDrafts(base.documents, await listDrafts(publishing.store.db));
  const { problems } = await checkSite(publishing, next);
  const saved = new Set(drafts.map(keyOf));
  return { drafts, problems: problems.filter(({ at: place }) => saved.has(keyOf(place))) };
}

/** Discards a draft; the live document stays. Throws `noDraft`, `noRight` and `inUse`. */
export async function giveUpDraft(publishing: PublishingContext, name: DocumentName, by: By): Promise<void> {
  const at = publishing.clock.now().toISOString();
  const { documents } = publishing.live.current;
  await inTransaction(publishing.store, async (tx) => {
    const before = withDrafts(documents, await lockDrafts(tx));
    const draft = await findDraft(tx, name);
    if (draft === undefined) throw new HttpError('noDraft');
    requireOnDocuments(by, 'edit', [name], before, documents);
    if (!documents.has(keyOf(name))) refuseInUse([name], { by, before, after: withDrafts(before, [name]) });
    if (!(await discardDraft(tx, draft))) throw await staleOf(tx, name, documents);
    await writeJournal(tx, { author: by.id, at }, [
      {
        kind: 'draft-discarded',
        type: name.type,
        document: name.id,
        venue: venueFinder(before)(name),
        revision: draft.document?.hash,
      },
    ]);
  });
  publishing.drafts.notify();
}

/**
 * Returns the ETag of a document's current state: the hash of its draft or else of the live document, `deleted` for a draft that deletes it, or
 * `none`.
 */
export const markOf = (name: DocumentName, draft: Draft | undefined, live: SavedDocuments): string =>
  draft === undefined ? (live.get(keyOf(name))?.hash ?? 'none') : (draft.document?.hash ?? 'deleted');

// Uses one conditional statement, so that only one of two concurrent saves over the same state succeeds.
const putOver = async (tx: Db, draft: Draft, over: string, live: SavedDocuments): Promise<boolean> =>
  (await putDraftOver(tx, draft, { revision: over === 'deleted' ? null : over })) ||
  (markOf(draft, undefined, live) === over && (await putDraftOver(tx, draft, undefined)));

const staleOf = async (tx: Db, name: DocumentName, live: SavedDocuments): Promise<HttpError> => {
  const draft = await findDraft(tx, name);
  const document = draft === undefined ? live.get(keyOf(name)) : draft.document;
  return new HttpError('draftStale', undefined, {
    mark: markOf(name, draft, live),
    document: document?.body ?? null,
    author: draft?.author ?? null,
    updatedAt: draft?.updatedAt ?? null,
  });
};

function toDraft(order: DraftOrder, author: string, updatedAt: string): Draft {
  if ('deleted' in order) return { ...order.deleted, updatedAt, author };
  const document = asSaved(order.document);
  return { type: document.type, id: document.id, document, updatedAt, author };
}

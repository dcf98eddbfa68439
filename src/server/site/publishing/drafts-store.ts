import { keyOf, type SavedDocument } from '../../core/live-site/live-site.ts';
import { lockAllDrafts } from '../../core/records/lock.ts';
import type { Db } from '../../core/storage/tables.ts';
import { inParts } from '../../core/storage/in-parts.ts';

export interface DocumentName {
  readonly type: string;
  readonly id: string;
}

/** Pending change of a document. A draft without `document` deletes it with the next release. */
export interface Draft extends DocumentName {
  readonly document?: SavedDocument;
  readonly updatedAt: string;
  readonly author: string;
}

/** Returns all drafts, sorted by type and id. */
export async function listDrafts(db: Db): Promise<Draft[]> {
  const rows = await draftRows(db).orderBy('drafts.type').orderBy('drafts.id').execute();
  return rows.map(toDraft);
}

/** Locks all drafts until the transaction ends, and returns them: a reference and the deletion of its target would each pass a check beside the other. */
export async function lockDrafts(tx: Db): Promise<Draft[]> {
  await lockAllDrafts(tx);
  return listDrafts(tx);
}

export async function findDraft(db: Db, { type, id }: DocumentName): Promise<Draft | undefined> {
  const row = await draftRows(db).where('drafts.type', '=', type).where('drafts.id', '=', id).executeTakeFirst();
  return row && toDraft(row);
}

// Sorts the rows: two processes that write the same drafts in different orders would deadlock.
const inOrder = (drafts: readonly Draft[]): Draft[] =>
  drafts.toSorted((one, two) => (keyOf(one) < keyOf(two) ? -1 : 1));

/** Inserts drafts or replaces the existing drafts of the same documents. Save the revisions first. */
export async function putDrafts(db: Db, drafts: readonly Draft[]): Promise<void> {
  const rows = inOrder(drafts).map(({ type, id, document, updatedAt, author }) => ({
    type,
    id,
    revision: document?.hash ?? null,
    updated_at: updatedAt,
    author,
  }));
  for (const part of inParts(rows)) {
    await db
      .insertInto('drafts')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['type', 'id']).doUpdateSet((draft) => ({
          revision: draft.ref('excluded.revision'),
          updated_at: draft.ref('excluded.updated_at'),
          author: draft.ref('excluded.author'),
        })),
      )
      .execute();
  }
}

/**
 * Replaces the draft with the revision `over`, or inserts one when `over` is undefined and no draft exists. Returns false when the stored state
 * differs.
 */
export async function putDraftOver(
  db: Db,
  { type, id, document, updatedAt, author }: Draft,
  over: { readonly revision: string | null } | undefined,
): Promise<boolean> {
  const row = { revision: document?.hash ?? null, updated_at: updatedAt, author };
  if (over === undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('drafts')
      .values({ type, id, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const same = db.updateTable('drafts').set(row).where('type', '=', type).where('id', '=', id);
  const { numUpdatedRows } = await (
    over.revision === null ? same.where('revision', 'is', null) : same.where('revision', '=', over.revision)
  ).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a draft. Returns false when it does not exist, or was saved again since it was read. */
export async function discardDraft(
  db: Db,
  { type, id, document }: Pick<Draft, 'type' | 'id' | 'document'>,
): Promise<boolean> {
  const same = db.deleteFrom('drafts').where('type', '=', type).where('id', '=', id);
  const { numDeletedRows } = await (
    document === undefined ? same.where('revision', 'is', null) : same.where('revision', '=', document.hash)
  ).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the published drafts. Keeps drafts that were saved again during the publish. */
export async function discardPublished(db: Db, drafts: readonly Draft[]): Promise<void> {
  for (const draft of inOrder(drafts)) await discardDraft(db, draft);
}

const draftRows = (db: Db) =>
  db
    .selectFrom('drafts')
    .leftJoin('revisions', 'revisions.hash', 'drafts.revision')
    .select(['drafts.type', 'drafts.id', 'drafts.revision', 'drafts.updated_at', 'drafts.author', 'revisions.body']);

type DraftRow = Awaited<ReturnType<ReturnType<typeof draftRows>['execute']>>[number];

function toDraft({ type, id, revision, body, updated_at, author }: DraftRow): Draft {
  const draft = { type, id, updatedAt: updated_at, author };
  // Written by saveRevisions from an object.
  return revision === null || body === null
    ? draft
    : { ...draft, document: { type, id, hash: revision, body: JSON.parse(body) as SavedDocument['body'] } };
}

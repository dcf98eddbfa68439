import { HttpError } from '../../core/errors.ts';
import type { LiveRelease, SavedDocuments } from '../../core/live-site/live-site.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { PublishingContext } from './publishing-context.ts';
import { listDrafts, putDraftOver, type DocumentName, type Draft } from './drafts-store.ts';
import { requireMatch } from './if-match.ts';
import { loadLive, loadRelease } from './load-live.ts';
import { makeRelease } from './make-release.ts';
import { changedNames, noteRelease } from './release-changes.ts';
import { holdPointer, lastNumber, swapPointer, writeRelease } from './releases-store.ts';
import { requireOnDocuments, type By } from './rights-on-drafts.ts';
import { venueFinder } from '../../core/operators/venue-finder.ts';

export interface RolledBack {
  readonly release: LiveRelease;
  /** Later changes, stored as drafts. */
  readonly kept: readonly Draft[];
}

/**
 * Publishes the documents of an earlier release again, as a new release. Live documents that differ become drafts unless a draft already exists.
 * Later edits never block a rollback. Throws `stale`, `noRelease` or `noRight`.
 */
export const rollBack = (
  publishing: PublishingContext,
  number: number,
  message: string,
  by: By,
  ifMatch?: string,
): Promise<RolledBack> => publishing.inTurn(() => rollBackNow(publishing, { number, message, by, ifMatch }));

interface Order {
  readonly number: number;
  readonly message: string;
  readonly by: By;
  readonly ifMatch: string | undefined;
}

async function rollBackNow(publishing: PublishingContext, order: Order): Promise<RolledBack> {
  const { store, live } = publishing;
  const { number, message, by } = order;
  const base = live.current;
  requireMatch(order.ifMatch, base);
  const old = await loadRelease(publishing, number);
  if (old === undefined) throw new HttpError('noRelease');
  const changed = changedNames(base.documents, old.documents);
  if (changed.length === 0) return { release: base, kept: [] };
  requireOnDocuments(by, 'publish', changed, base.documents, old.documents);
  const at = publishing.clock.now().toISOString();
  const name = { number: (await lastNumber(store.db)) + 1, hash: old.hash };
  const kept = await inTransaction(store, async (tx) => {
    if ((await holdPointer(store, tx))?.release !== base.number) return undefined;
    await writeRelease(tx, { ...name, message, author: by.id, at }, old.documents);
    await noteRelease(tx, { number: name.number, base, documents: old.documents, backTo: number });
    if (!(await swapPointer(store, tx, { base: base.number, number: name.number })))
      throw new Error('The pointer moved while it was held.');
    const taken = new Set((await listDrafts(tx)).map(({ type, id }) => `${type}/${id}`));
    const drafts = changed
      .filter(({ type, id }) => !taken.has(`${type}/${id}`))
      .map((one) => draftOf(one, base.documents, by.id, at));
    for (const draft of drafts) await putDraftOver(tx, draft, undefined);
    const find = venueFinder(old.documents);
    await writeJournal(tx, { author: by.id, at }, [
      { kind: 'rolled-back', release: name.number, detail: { message, from: base.number, to: number } },
      ...drafts.map(({ type, id, document }) => ({
        kind: 'draft-saved' as const,
        type,
        document: id,
        venue: find({ type, id }),
        revision: document?.hash,
        detail: { after: base.number },
      })),
    ]);
    return drafts;
  }).catch((error: unknown) => {
    if (store.faultOf(error) === 'duplicate') return undefined;
    throw error;
  });
  if (kept === undefined) {
    // A concurrent release won: try again on top of it.
    await loadLive(publishing);
    return rollBackNow(publishing, order);
  }
  const release = makeRelease(name, old.documents, old.prepared, publishing.sandbox);
  live.swap(release);
  publishing.drafts.notify();
  return { release, kept };
}

const draftOf = ({ type, id }: DocumentName, documents: SavedDocuments, author: string, updatedAt: string): Draft => {
  const document = documents.get(`${type}/${id}`);
  return { type, id, updatedAt, author, ...(document === undefined ? {} : { document }) };
};

import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { PublishingContext } from './publishing-context.ts';
import { discardPublished, type Draft } from './drafts-store.ts';
import { saveSanitizedHtml } from './sanitized-html-store.ts';
import { holdPointer, lastNumber, releaseHash, swapPointer, writeRelease } from './releases-store.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { venueFinder } from '../../core/operators/venue-finder.ts';
import type { CheckedSite } from './check-site.ts';
import { makeRelease } from './make-release.ts';
import { noteRelease } from './release-changes.ts';
import { saveRevisions } from './save-revision.ts';

export interface ReleaseNote {
  readonly message: string;
  readonly author: string;
}

/**
 * Compiles the checked documents, writes them as the next release in one transaction and then serves it. `published` are the drafts included in the
 * release. `verify` runs in the transaction and refuses the release by throwing. Returns undefined when another process released in the meantime.
 */
export async function goLive(
  publishing: PublishingContext,
  site: CheckedSite,
  published: readonly Draft[],
  note: ReleaseNote,
  verify?: (tx: Tx) => Promise<void>,
): Promise<LiveRelease | undefined> {
  const { store, live } = publishing;
  const base = live.isLoaded ? live.current : undefined;
  const at = publishing.clock.now().toISOString();
  const name = { number: (await lastNumber(store.db)) + 1, hash: releaseHash(site.documents) };
  const next = makeRelease(name, site.documents, site.prepared, publishing.sandbox);
  const isWritten = await inTransaction(store, async (tx) => {
    // Lock the pointer first, so that concurrent releases wait here and not between writes to the same rows.
    if ((await holdPointer(store, tx))?.release !== base?.number) throw new Overtaken();
    await verify?.(tx);
    const fresh = [...site.documents]
      .filter(([key, { hash }]) => base?.documents.get(key)?.hash !== hash)
      .map(([, document]) => document);
    await saveRevisions(tx, fresh, note.author, at);
    await writeRelease(tx, { ...name, ...note, at }, site.documents);
    await noteRelease(tx, { number: name.number, base, documents: site.documents });
    if (!(await swapPointer(store, tx, { base: base?.number, number: name.number }))) throw new Overtaken();
    await discardPublished(tx, published);
    const find = venueFinder(site.documents);
    const last = base === undefined ? find : venueFinder(base.documents);
    await writeJournal(tx, { author: note.author, at }, [
      { kind: 'released', release: name.number, detail: { message: note.message } },
      ...published.map(({ type, id, document }) => ({
        kind: 'published' as const,
        type,
        document: id,
        venue: (document === undefined ? last : find)({ type, id }),
        revision: document?.hash,
        release: name.number,
      })),
    ]);
    await saveSanitizedHtml(tx, site.prepared.kept, base?.prepared.kept ?? new Map());
    return true;
  }).catch((error: unknown) => {
    // A duplicate number or a moved pointer means that another process released first.
    if (error instanceof Overtaken || store.faultOf(error) === 'duplicate') return false;
    throw error;
  });
  if (!isWritten) return undefined;
  live.swap(next);
  return next;
}

/** Thrown to roll the transaction back. */
class Overtaken extends Error {}

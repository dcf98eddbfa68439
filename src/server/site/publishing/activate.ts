import { HttpError } from '../../core/errors.ts';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { PublishingContext } from './publishing-context.ts';
import { requireMatch } from './if-match.ts';
import { loadLive, loadRelease } from './load-live.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { changedNames } from './release-changes.ts';
import { swapPointer } from './releases-store.ts';
import { requireOnDocuments, type By } from './rights-on-drafts.ts';

/** Makes an existing release live again: compiles it first, then swaps the pointer once. Throws `stale`, `noRelease` or `noRight`. */
export const activate = (
  publishing: PublishingContext,
  number: number,
  by: By,
  ifMatch?: string,
): Promise<LiveRelease> => publishing.inTurn(() => activateNow(publishing, number, by, ifMatch));

async function activateNow(
  publishing: PublishingContext,
  number: number,
  by: By,
  ifMatch: string | undefined,
): Promise<LiveRelease> {
  const base = publishing.live.current;
  requireMatch(ifMatch, base);
  if (base.number === number) return base;
  const next = await loadRelease(publishing, number);
  if (next === undefined) throw new HttpError('noRelease');
  requireOnDocuments(by, 'publish', changedNames(base.documents, next.documents), base.documents, next.documents);
  const isSwapped = await inTransaction(publishing.store, async (tx) => {
    if (!(await swapPointer(publishing.store, tx, { base: base.number, number }))) return false;
    await writeJournal(tx, { author: by.id, at: publishing.clock.now().toISOString() }, [
      { kind: 'rolled-back', release: number, detail: { from: base.number } },
    ]);
    return true;
  });
  if (isSwapped) {
    publishing.live.swap(next);
    return next;
  }
  await loadLive(publishing);
  return activateNow(publishing, number, by, ifMatch);
}

import { HttpError } from '../../errors.ts';
import type { LiveRelease } from '../../live-site.ts';
import type { Desk } from './desk.ts';
import { requireMatch } from './if-match.ts';
import { loadLive, loadRelease } from './load-live.ts';
import { swapPointer } from './releases-store.ts';

/** Makes an earlier (or later) release live again: made ready first, then one pointer swap. Throws `stale` or `noRelease`. */
export const activate = (desk: Desk, number: number, ifMatch?: string): Promise<LiveRelease> => desk.inTurn(() => activateNow(desk, number, ifMatch));

async function activateNow(desk: Desk, number: number, ifMatch: string | undefined): Promise<LiveRelease> {
  const base = desk.live.current;
  requireMatch(ifMatch, base);
  if (base.number === number) return base;
  const next = await loadRelease(desk, number);
  if (next === undefined) throw new HttpError('noRelease');
  if (await desk.store.db.transaction().execute((tx) => swapPointer(desk.store, tx, { base: base.number, number }))) {
    desk.live.swap(next);
    return next;
  }
  await loadLive(desk);
  return activateNow(desk, number, ifMatch);
}

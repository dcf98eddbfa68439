import type { Desk } from './desk.ts';
import { loadLive } from './load-live.ts';

const RETRY_MS = 1_000;

/**
 * Shows what any process on the database makes live, also what was announced while nobody listened; what cannot be loaded
 * is told to `warn` and tried again. The function returned ends it.
 */
export function followReleases(desk: Desk, warn: (error: unknown) => void): () => void {
  let retry: NodeJS.Timeout | undefined;
  const follow = (): void => {
    clearTimeout(retry);
    // In turn: a publish of this process finishes, or is overtaken, before what it was checked against changes.
    desk.inTurn(() => loadLive(desk)).catch((error: unknown) => {
      warn(error);
      retry = setTimeout(follow, RETRY_MS).unref();
    });
  };
  const stop = desk.store.listen('release', follow);
  return () => {
    stop();
    clearTimeout(retry);
  };
}

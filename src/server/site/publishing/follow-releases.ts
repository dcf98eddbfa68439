import type { PublishingContext } from './publishing-context.ts';
import { loadLive } from './load-live.ts';

const RETRY_MS = 1_000;

/**
 * Loads each release that any process on the database makes live, including those announced while the connection was down. Reports a failed load to
 * `warn` and retries it. Returns a function that stops it.
 */
export function followReleases(publishing: PublishingContext, warn: (error: unknown) => void): () => void {
  let retry: NodeJS.Timeout | undefined;
  const follow = (): void => {
    clearTimeout(retry);
    // Queued, so that a publish in this process finishes or is overtaken before its base release changes.
    publishing
      .inTurn(() => loadLive(publishing))
      .catch((error: unknown) => {
        warn(error);
        retry = setTimeout(follow, RETRY_MS).unref();
      });
  };
  const stop = publishing.store.listen('release', follow);
  return () => {
    stop();
    clearTimeout(retry);
  };
}

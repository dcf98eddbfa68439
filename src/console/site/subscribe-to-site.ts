import type { SiteStore } from './site-store.ts';

/** Keeps the documents as the server has them while the console is open, and sends what waits when the page goes away. */
export const subscribeToSite = (store: SiteStore): (() => void) => {
  const stream = new EventSource('/api/console/v1/events');
  // The first event says what was loaded anyway.
  let isFirst = true;
  const read = (): void => void store.load().catch(() => undefined);
  stream.addEventListener('drafts', () => void store.loadDrafts().catch(() => undefined));
  stream.addEventListener('release', () => {
    if (!isFirst) read();
    isFirst = false;
  });
  stream.addEventListener('error', () => (isFirst = false));
  const leave = (): void => {
    if (document.visibilityState === 'hidden') store.leave();
  };
  document.addEventListener('visibilitychange', leave);
  return () => {
    stream.close();
    document.removeEventListener('visibilitychange', leave);
  };
};

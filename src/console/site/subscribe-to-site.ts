import { lastingStream } from '#ui/lasting-stream.ts';
import { publishParkChange, venueOfEvent } from '../api/park-events.ts';
import type { SiteStore } from './site-store.ts';

/** Keeps the store in sync with the server events, and saves pending drafts when the page closes. */
export const subscribeToSite = (store: SiteStore): (() => void) => {
  // The first event repeats the release that was just loaded.
  let isFirst = true;
  const read = (): void => void store.load().catch(() => undefined);
  const listen = (): EventSource => {
    const stream = new EventSource('/api/console/v1/events');
    stream.addEventListener('drafts', () => void store.loadDrafts().catch(() => undefined));
    stream.addEventListener('release', () => {
      if (!isFirst) read();
      isFirst = false;
    });
    stream.addEventListener('park', ({ data }: MessageEvent<string>) => publishParkChange(venueOfEvent(data)));
    stream.addEventListener('open', () => publishParkChange(undefined));
    stream.addEventListener('error', () => (isFirst = false));
    return stream;
  };
  const stream = lastingStream(listen);
  const leave = (): void => {
    if (document.visibilityState === 'hidden') store.flushOnLeave();
  };
  document.addEventListener('visibilitychange', leave);
  return () => {
    stream.close();
    document.removeEventListener('visibilitychange', leave);
  };
};

/** A release that went live. */
export interface ReleaseNews {
  readonly number: number;
  readonly hash: string;
}

const channelName = 'promenade-live';

const isNews = (value: unknown): value is ReleaseNews => typeof value === 'object' && value !== null && 'number' in value && 'hash' in value;

const readNews = (text: string): ReleaseNews | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isNews(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const openStream = (tell: (news: ReleaseNews) => void, since: number): EventSource => {
  const stream = new EventSource(`/api/live?since=${since}`);
  stream.addEventListener('release', (event) => {
    const news = readNews(String((event as MessageEvent).data));
    if (news) tell(news);
  });
  return stream;
};

/**
 * Listens for releases with one stream a browser: the tab that holds the lock keeps the stream and tells the others; when it closes,
 * the next one takes over. Where the browser has no locks (plain HTTP on another machine), each tab keeps its own. Returns the end.
 */
export const listenForReleases = (since: number, onNews: (news: ReleaseNews) => void): (() => void) => {
  if (!('locks' in navigator)) {
    const stream = openStream(onNews, since);
    return () => stream.close();
  }
  const channel = new BroadcastChannel(channelName);
  const ending = new AbortController();
  channel.addEventListener('message', (event) => {
    if (isNews(event.data)) onNews(event.data);
  });
  const lead = () =>
    new Promise<void>((done) => {
      // The lock may come in the same moment as the end.
      if (ending.signal.aborted) return done();
      const stream = openStream((news) => {
        channel.postMessage(news);
        onNews(news);
      }, since);
      ending.signal.addEventListener('abort', () => {
        stream.close();
        done();
      });
    });
  navigator.locks.request(channelName, { signal: ending.signal }, lead).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
};

import type { ParkEvent } from '#schemas/park-answers.schema';
import { isParkEvent, publishParkNews } from './live-park.ts';

/** A release that went live. */
export interface ReleaseNews {
  readonly number: number;
  readonly hash: string;
}

/** Events for an open browser: a new release, or changed data of its member. */
export interface LiveHearer {
  release(news: ReleaseNews): void;
  member(): void;
}

type Message = { readonly release: ReleaseNews } | { readonly park: ParkEvent } | 'member' | 'opened' | 'again';

const channelName = 'promenade-live';

const isNews = (value: unknown): value is ReleaseNews => typeof value === 'object' && value !== null && 'number' in value && 'hash' in value;

// Tabs with another version of this code share the channel.
const isMessage = (data: Exclude<Message, 'again'>): boolean =>
  data === 'member' || data === 'opened' || (typeof data === 'object' && ('park' in data ? isParkEvent(data.park) : isNews(data.release)));

const readNews = <News,>(event: Event, isValid: (value: unknown) => value is News): News | undefined => {
  try {
    const value: unknown = JSON.parse(String((event as MessageEvent).data));
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const openStream = (tell: (message: Exclude<Message, 'again'>) => void, since: number): EventSource => {
  const stream = new EventSource(`/api/live?since=${since}`);
  stream.addEventListener('release', (event) => {
    const news = readNews(event, isNews);
    if (news) tell({ release: news });
  });
  stream.addEventListener('park', (event) => {
    const park = readNews(event, isParkEvent);
    if (park) tell({ park });
  });
  stream.addEventListener('open', () => tell('opened'));
  stream.addEventListener('member', () => tell('member'));
  return stream;
};

/** A stream that can be opened anew: it is the server's for the member who was logged in when it was opened. */
const renewable = (open: () => EventSource): { again(): void; close(): void } => {
  let stream = open();
  return {
    again() {
      stream.close();
      stream = open();
    },
    close: () => stream.close(),
  };
};

export interface Listening {
  /** The logged-in member changed. */
  again(): void;
  end(): void;
}

/** A stream of its own while the tab can be seen. Whoever comes back hears at once what is live, and asks what has become of the member. */
const listenWhileSeen = (open: () => EventSource, comeBack: () => void): Listening => {
  let stream = document.visibilityState === 'hidden' ? undefined : open();
  const again = (): void => {
    stream?.close();
    stream = document.visibilityState === 'hidden' ? undefined : open();
  };
  const change = (): void => {
    again();
    if (stream !== undefined) comeBack();
  };
  document.addEventListener('visibilitychange', change);
  return {
    again,
    end() {
      document.removeEventListener('visibilitychange', change);
      stream?.close();
    },
  };
};

/**
 * Listens with one stream a browser: the tab that holds the lock keeps the stream and tells the others; when it closes, the next one takes
 * over. Where the browser has no locks (plain HTTP on another machine), each tab keeps its own while it can be seen: browsers open no more than
 * six connections to a host, and pages need them.
 */
export const listenLive = (since: number, hearer: LiveHearer): Listening => {
  const hear = (message: Exclude<Message, 'again'>): void => {
    if (message === 'member') hearer.member();
    else if (message === 'opened') publishParkNews(message);
    else if ('park' in message) publishParkNews(message.park);
    else hearer.release(message.release);
  };
  if (!('locks' in navigator)) {
    return listenWhileSeen(() => openStream(hear, since), hearer.member);
  }
  const channel = new BroadcastChannel(channelName);
  const ending = new AbortController();
  let again = (): void => channel.postMessage('again' satisfies Message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'again') leading?.again();
    else if (isMessage(data)) hear(data);
  });
  let leading: ReturnType<typeof renewable> | undefined;
  const lead = () =>
    new Promise<void>((done) => {
      // The lock may come in the same moment as the end.
      if (ending.signal.aborted) return done();
      const stream = renewable(() => openStream((message) => {
        channel.postMessage(message);
        hear(message);
      }, since));
      leading = stream;
      again = () => stream.again();
      ending.signal.addEventListener('abort', () => {
        stream.close();
        done();
      });
    });
  navigator.locks.request(channelName, { signal: ending.signal }, lead).catch(() => {
    // In a frame of another site the browser may forbid what tabs share.
    if (ending.signal.aborted) return;
    const own = listenWhileSeen(() => openStream(hear, since), hearer.member);
    again = own.again;
    ending.signal.addEventListener('abort', own.end);
  });
  return {
    again: () => again(),
    end() {
      ending.abort();
      channel.close();
    },
  };
};

import type { MemberEvent } from '#schemas/member-events';
import type { ParkEvent } from '#schemas/calls/park-state/answers';
import { lastingStream } from '#ui/lasting-stream.ts';
import { isParkEvent, publishParkNews } from './live-park.ts';
import { afterWrites } from '../data/own-writes.ts';
import { memberEventOf, publishMemberEvent } from './member-changes.ts';

/** A release that went live. */
export interface ReleaseNews {
  readonly number: number;
  readonly hash: string;
}

/** Events for an open browser: a new release, or a changed account of its member. Records of the member go to the subscribers of `member-changes`. */
export interface LiveHearer {
  release(news: ReleaseNews): void;
  member(): void;
}

/** `opened`: the stream connected; `reopened`: it connected after a gap in which events may be lost. */
type Message =
  | { readonly release: ReleaseNews }
  | { readonly park: ParkEvent }
  | { readonly member: MemberEvent | null }
  | 'opened'
  | 'reopened'
  | 'again';
type Told = Exclude<Message, 'again'>;

const channelName = 'promenade-live';

const isNews = (value: unknown): value is ReleaseNews =>
  typeof value === 'object' && value !== null && 'number' in value && 'hash' in value;

// Tabs with another version of this code share the channel.
const isMessage = (data: Told): boolean =>
  data === 'opened' ||
  data === 'reopened' ||
  (typeof data === 'object' && ('member' in data || ('park' in data ? isParkEvent(data.park) : isNews(data.release))));

type Stream = ReturnType<typeof lastingStream>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const readNews = <News>(event: Event, isValid: (value: unknown) => value is News): News | undefined => {
  try {
    const value: unknown = JSON.parse(String((event as MessageEvent).data));
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

interface Opening {
  readonly since: number;
  readonly afterGap: boolean;
}

const openStream = (tell: (message: Told) => void, { since, afterGap }: Opening): Stream =>
  lastingStream((isAgain) => openOnce(tell, { since, afterGap: afterGap || isAgain }));

const openOnce = (tell: (message: Told) => void, { since, afterGap }: Opening): EventSource => {
  const stream = new EventSource(`/api/live?since=${since}`);
  stream.addEventListener('release', (event) => {
    const news = readNews(event, isNews);
    if (news) tell({ release: news });
  });
  stream.addEventListener('park', (event) => {
    const park = readNews(event, isParkEvent);
    if (park) tell({ park });
  });
  stream.addEventListener('member', (event) => tell({ member: memberEventOf(readNews(event, isObject)) ?? null }));
  let isGap = afterGap;
  stream.addEventListener('error', () => (isGap = true));
  stream.addEventListener('open', () => {
    tell(isGap ? 'reopened' : 'opened');
    isGap = false;
  });
  return stream;
};

/** A stream that can be opened anew: it is the server's for the member who was logged in when it was opened. */
const renewable = (open: (afterGap: boolean) => Stream, afterGap: boolean): { again(): void; close(): void } => {
  let stream = open(afterGap);
  return {
    again() {
      stream.close();
      stream = open(false);
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
const listenWhileSeen = (open: (afterGap: boolean) => Stream, comeBack: () => void): Listening => {
  let stream = document.visibilityState === 'hidden' ? undefined : open(false);
  const renew = (afterGap: boolean): void => {
    stream?.close();
    stream = document.visibilityState === 'hidden' ? undefined : open(afterGap);
  };
  const again = (): void => renew(false);
  const change = (): void => {
    renew(true);
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
  const hear = (message: Told): void => {
    if (message === 'opened' || message === 'reopened') {
      publishParkNews('opened');
      if (message === 'reopened') publishMemberEvent(undefined);
    } else if ('member' in message) {
      if (message.member === null || message.member === 'account') afterWrites(() => hearer.member());
      publishMemberEvent(message.member ?? undefined);
    } else if ('park' in message) publishParkNews(message.park);
    else hearer.release(message.release);
  };
  const listenAlone = (): Listening =>
    listenWhileSeen((afterGap) => openStream(hear, { since, afterGap }), hearer.member);
  if (!('locks' in navigator)) return listenAlone();
  const channel = new BroadcastChannel(channelName);
  const ending = new AbortController();
  let again = (): void => channel.postMessage('again' satisfies Message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'again') leading?.again();
    else if (isMessage(data)) hear(data);
  });
  let leading: ReturnType<typeof renewable> | undefined;
  const lead = (afterGap: boolean) =>
    new Promise<void>((done) => {
      // The lock may come in the same moment as the end.
      if (ending.signal.aborted) return done();
      const tell = (message: Told): void => {
        channel.postMessage(message);
        hear(message);
      };
      const stream = renewable((isGap) => openStream(tell, { since, afterGap: isGap }), afterGap);
      leading = stream;
      again = () => stream.again();
      ending.signal.addEventListener('abort', () => {
        stream.close();
        done();
      });
    });
  const { locks } = navigator;
  // The next tab takes over after a gap; the first tab opens the stream together with its page.
  const takeOver = () => locks.request(channelName, { signal: ending.signal }, () => lead(true));
  locks
    .request(channelName, { ifAvailable: true }, (lock) => (lock === null ? takeOver() : lead(false)))
    .catch(() => {
      // In a frame of another site the browser may forbid what tabs share.
      if (ending.signal.aborted) return;
      const own = listenAlone();
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

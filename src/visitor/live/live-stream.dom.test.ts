import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onParkNews, type ParkNews } from './live-park.ts';
import type { MemberEvent } from '#schemas/member-events';
import { onMemberEvent } from './member-changes.ts';
import { listenLive, type ReleaseNews } from './live-stream.ts';

class FakeStream extends EventTarget {
  static readonly all: FakeStream[] = [];
  readonly url: string;
  isOpen = true;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.all.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
  bring(data: string, type = 'release'): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
}

/** All tabs of one browser stand in one document here; what one posts reaches each other one. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}

/** Gives the lock to one after the other. */
const fakeLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    // Also to who has ended meanwhile, as a browser does when both fall together.
    request: (
      _name: string,
      { ifAvailable = false }: { readonly ifAvailable?: boolean },
      work: (lock: object | null) => Promise<void>,
    ): Promise<void> => {
      if (ifAvailable && waiting > 0) return Promise.resolve().then(() => work(null));
      waiting++;
      const turn = last.then(() => work({})).finally(() => waiting--);
      last = turn;
      return turn;
    },
  };
};
const settle = () => vi.advanceTimersByTimeAsync(1);
const news = { number: 2, hash: 'b' };
const tab = () => {
  const heard: (ReleaseNews | 'member')[] = [];
  const listening = listenLive(1, { release: (one) => heard.push(one), member: () => heard.push('member') });
  return { heard, ...listening };
};

/** Subscribes to events of the member and records the calls. */
const subscribe = (...events: readonly MemberEvent[]) => {
  const calls: MemberEvent[] = [];
  for (const event of events) onTestFinished(onMemberEvent(event, () => calls.push(event)));
  return { calls };
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.all.length = 0;
  FakeChannel.all.clear();
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('tabs of a browser with locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));

  it('share one stream, from the release that the first one shows, and all hear of a release', async () => {
    const tabs = [tab(), tab(), tab()];
    await settle();
    expect(FakeStream.all.map(({ url }) => url)).toEqual(['/api/live?since=1']);
    FakeStream.all[0]?.bring(JSON.stringify(news));
    expect(tabs.map(({ heard }) => heard)).toEqual([[news], [news], [news]]);
  });

  it.each(['{}', '{"kind":"account"}', '{"kind":"of a later version"}', ''])(
    'all hear when the account of the member has changed: %s',
    async (data) => {
      const [first, second] = [tab(), tab()];
      await settle();
      FakeStream.all[0]?.bring(data, 'member');
      expect([first.heard, second.heard]).toEqual([['member'], ['member']]);
      first.end();
      second.end();
    },
  );

  it('all receive changed states, and the reconnection of the stream', async () => {
    const news = vi.fn<(news: ParkNews) => void>();
    onTestFinished(onParkNews(news));
    const [first, second] = [tab(), tab()];
    await settle();
    const event = { parkList: [{ parkType: 'AA', stateList: [] }] };
    FakeStream.all[0]?.bring(JSON.stringify(event), 'park');
    FakeStream.all[0]?.bring('', 'open');
    // Both tabs share one module here.
    expect(news.mock.calls.map(([one]) => one)).toEqual([event, event, 'opened', 'opened']);
    first.end();
    second.end();
  });

  it("share changes of the member's records by their kind, without asking after the account", async () => {
    const subscriptions = subscribe('pocket', 'queue');
    const [first, second] = [tab(), tab()];
    await settle();
    FakeStream.all[0]?.bring('{"kind":"pocket"}', 'member');
    FakeStream.all[0]?.bring('{"kind":"pocket"}', 'member');
    // Visible in under a second, with the time of the call.
    await vi.advanceTimersByTimeAsync(500);
    expect([first.heard, second.heard, subscriptions.calls]).toEqual([[], [], ['pocket']]);
    first.end();
    second.end();
  });

  it('ask once for all records after a reconnect, and not when the page has just been loaded', async () => {
    const subscriptions = subscribe('pocket', 'queue');
    const { end } = tab();
    await settle();
    FakeStream.all[0]?.bring('', 'open');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(subscriptions.calls).toEqual([]);
    FakeStream.all[0]?.bring('', 'error');
    FakeStream.all[0]?.bring('', 'open');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(subscriptions.calls).toEqual(['pocket', 'queue']);
    end();
  });

  it('ask for all records when the stream is handed on', async () => {
    const subscriptions = subscribe('pocket');
    const [first, second] = [tab(), tab()];
    await settle();
    first.end();
    await settle();
    FakeStream.all[1]?.bring('', 'open');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(subscriptions.calls).toEqual(['pocket']);
    second.end();
  });

  it('open the stream anew when somebody else is logged in, whichever of them says so', async () => {
    const [first, second] = [tab(), tab()];
    await settle();
    second.again();
    expect(FakeStream.all.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    first.end();
    second.end();
  });

  it('hand the stream on when the one that keeps it closes', async () => {
    const [first, second, third] = [tab(), tab(), tab()];
    await settle();
    second.end();
    first.end();
    await settle();
    expect(FakeStream.all.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    FakeStream.all[1]?.bring(JSON.stringify(news));
    expect([first.heard, second.heard, third.heard]).toEqual([[], [], [news]]);
  });

  it('open no stream that nobody listens to any more', async () => {
    tab().end();
    tab();
    await settle();
    expect(FakeStream.all.map(({ isOpen }) => isOpen)).toEqual([true]);
  });

  it('do not mind what they cannot read', async () => {
    const { heard } = tab();
    await settle();
    for (const data of ['', '{', 'null', '7', '{"number":3}', '[]']) FakeStream.all[0]?.bring(data);
    new FakeChannel().postMessage('hello');
    expect(heard).toEqual([]);
  });
});

describe('tabs of a browser without locks', () => {
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => vi.stubGlobal('navigator', {}));
  afterEach(() => vi.restoreAllMocks());

  it('each keep their own stream', () => {
    const tabs = [tab(), tab()];
    FakeStream.all[1]?.bring(JSON.stringify(news));
    expect([FakeStream.all.length, tabs.map(({ heard }) => heard)]).toEqual([2, [[], [news]]]);
    tabs[0]?.end();
    expect(FakeStream.all.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    tabs[1]?.end();
  });

  it('keep it while they are seen, so that hidden ones take no connection from the others; who comes back asks after the member', () => {
    const { heard, end } = tab();
    show('hidden');
    expect(FakeStream.all.map(({ isOpen }) => isOpen)).toEqual([false]);
    show('visible');
    expect([FakeStream.all.map(({ isOpen }) => isOpen), heard]).toEqual([[false, true], ['member']]);
    end();
    show('hidden');
    show('visible');
    expect(FakeStream.all.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  it('open none while they are hidden', () => {
    show('hidden');
    const { again, end } = tab();
    again();
    expect(FakeStream.all).toEqual([]);
    end();
  });
});

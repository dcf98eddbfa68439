import { afterEach, beforeEach, vi } from 'vitest';
import type { Body, SavedDraft } from '../../src/console/api/client.ts';
import { LocalBackup } from '../../src/console/site/local-backup.ts';
import { SiteStore } from '../../src/console/site/site-store.ts';

interface Asked {
  readonly what: string;
  readonly mark: string | undefined;
  readonly body: unknown;
  readonly keepalive: boolean;
  readonly settle: (answer: unknown, status?: number) => Promise<void>;
  /** Simulates an unreachable server. */
  readonly lose: () => Promise<void>;
}

/** Takes all requests of the console before each test anew, and opens stores of the site. */
export const siteRequests = () => {
  const asked: Asked[] = [];

  /** Latest unanswered request of its kind. */
  const last = (what: string): Asked => {
    const found = asked.findLast((one) => one.what.startsWith(what));
    if (found === undefined) throw new Error(`Nobody asked for ${what}.`);
    return found;
  };
  const count = (what: string): number => asked.filter((one) => one.what.startsWith(what)).length;

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    vi.stubGlobal(
      'fetch',
      (
        address: string,
        {
          method = 'GET',
          body,
          headers = {},
          keepalive = false,
        }: {
          readonly method?: string;
          readonly body?: string;
          readonly headers?: Readonly<Record<string, string>>;
          readonly keepalive?: boolean;
        } = {},
      ) =>
        new Promise<Response>((resolve, reject) => {
          asked.push({
            what: `${method} ${address.replace('/api/console/v1', '')}`,
            mark: headers['if-match'],
            body: body === undefined ? undefined : JSON.parse(body),
            keepalive,
            settle: async (answer, status = 200) => {
              resolve(new Response(JSON.stringify(answer), { status }));
              await vi.advanceTimersByTimeAsync(0);
            },
            lose: async () => {
              reject(new TypeError('Failed to fetch'));
              await vi.advanceTimersByTimeAsync(0);
            },
          });
        }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Answers both requests of a site load. */
  const answerRead = async (documents: readonly Body[], drafts: readonly SavedDraft[] = []): Promise<void> => {
    await last('GET /drafts').settle({ drafts });
    await last('GET /site').settle({
      release: 1,
      hash: 'one',
      documents,
      hashes: documents.map(({ id }) => `live-${id}`),
      partial: [],
    });
  };

  const opened = async (documents: readonly Body[] = [first]): Promise<SiteStore> => {
    const store = new SiteStore(new LocalBackup('of-tests'));
    const loaded = store.load();
    await answerRead(documents);
    await loaded;
    return store;
  };

  return { asked, last, count, answerRead, opened };
};

/** The notice of the site. */
export const first: Body = { type: 'notice', id: 'n1', v: 1, title: 'First' };

export const named = (title: string): Body => ({ ...first, title });

/** Changes the title of the first notice. */
export const edit = (store: SiteStore, title: string): void => store.edit('Title', { 'notice/n1': named(title) });

/** Waits until an edit is saved. */
export const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400);

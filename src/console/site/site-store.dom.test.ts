import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Body, SavedDraft } from '../api/client.ts';
import { flushTyping } from './after-typing.ts';
import { isChanged } from './documents.ts';
import { LocalBackup } from './local-backup.ts';
import { SiteStore } from './site-store.ts';

vi.mock(import('./after-typing.ts'), async (original) => {
  const own = await original();
  return { ...own, flushTyping: vi.fn<() => void>(own.flushTyping) };
});

interface Asked {
  readonly what: string;
  readonly mark: string | undefined;
  readonly body: unknown;
  readonly keepalive: boolean;
  readonly settle: (answer: unknown, status?: number) => Promise<void>;
  /** Simulates an unreachable server. */
  readonly lose: () => Promise<void>;
}

let asked: Asked[];

/** Latest unanswered request of its kind. */
const last = (what: string): Asked => {
  const found = asked.findLast((one) => one.what.startsWith(what));
  if (found === undefined) throw new Error(`Nobody asked for ${what}.`);
  return found;
};
const count = (what: string): number => asked.filter((one) => one.what.startsWith(what)).length;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
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

const first: Body = { type: 'notice', id: 'n1', v: 1, title: 'First' };
const named = (title: string): Body => ({ ...first, title });
const other: Body = { type: 'notice', id: 'n2', v: 1, title: 'Other' };

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

const edit = (store: SiteStore, title: string): void => store.edit('Title', { 'notice/n1': named(title) });
const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400);
const titleIn = (store: SiteStore): unknown => store.get().docs.get('notice/n1')?.body?.['title'];

it('saves shortly after an edit, each save with the ETag of the one before', async () => {
  const store = await opened();
  edit(store, 'One');
  edit(store, 'Two');
  await later();
  expect([count('PUT'), last('PUT').mark, last('PUT').body]).toEqual([1, '"live-n1"', named('Two')]);
  edit(store, 'Three');
  await later();
  expect(count('PUT')).toBe(1);
  await last('PUT').settle({ hash: 'two', problems: [] });
  await later();
  expect([count('PUT'), last('PUT').mark, last('PUT').body]).toEqual([2, '"two"', named('Three')]);
});

it('does not overwrite a save with an answer requested before it', async () => {
  const store = await opened();
  void store.load();
  edit(store, 'Newer');
  await later();
  await last('PUT').settle({ hash: 'newer', problems: [] });
  await answerRead(
    [first],
    [
      {
        type: 'notice',
        id: 'n1',
        deleted: false,
        hash: 'older',
        author: 'me',
        updatedAt: '2026-01-01T00:00:00Z',
        document: named('Older'),
      },
    ],
  );
  expect(titleIn(store)).toBe('Newer');
  edit(store, 'Newest');
  await later();
  expect(last('PUT').mark).toBe('"newer"');
});

it('neither loses new documents nor restores deleted ones while the site is read', async () => {
  const store = await opened();
  store.edit('Make', { 'notice/n2': other });
  await later();
  await last('PUT').settle({ hash: 'made', problems: [] });
  const made: SavedDraft = {
    type: 'notice',
    id: 'n2',
    deleted: false,
    hash: 'made',
    author: 'me',
    updatedAt: '2026-01-01T00:00:00Z',
    document: other,
  };
  void store.load();
  store.edit('Make', { 'notice/n3': { ...other, id: 'n3' } });
  store.edit('Remove', { 'notice/n2': undefined });
  await later();
  await last('PUT').settle({ hash: 'three', problems: [] });
  await later();
  await last('PUT').settle({ problems: [] });
  await answerRead([first], [made]);
  expect([...store.get().docs.keys()]).toEqual(['notice/n1', 'notice/n3']);
});

it('reads the site again if asked during a request, and resolves only then', async () => {
  const store = await opened();
  void store.load();
  let isDone = false;
  const again = store.load().then(() => {
    isDone = true;
  });
  void store.load();
  await answerRead([first]);
  expect([isDone, count('GET /site')]).toEqual([false, 3]);
  await answerRead([named('Of somebody else')]);
  await again;
  expect([count('GET /site'), titleIn(store)]).toEqual([3, 'Of somebody else']);
});

it('reads the documents of others again, but not its own saves', async () => {
  const store = await opened();
  edit(store, 'Mine');
  await later();
  const mine: SavedDraft = {
    type: 'notice',
    id: 'n1',
    deleted: false,
    hash: 'mine',
    author: 'me',
    updatedAt: '2026-01-01T00:00:00Z',
  };
  // The event arrives before the answer.
  void store.loadDrafts();
  await last('PUT').settle({ ...mine, problems: [] });
  const saved = store.get();
  await last('GET /drafts').settle({ drafts: [mine] });
  expect([count('GET /site'), count('GET /drafts?bodies'), store.get() === saved]).toEqual([1, 1, true]);
  void store.loadDrafts();
  const theirs: SavedDraft = { ...mine, hash: 'theirs', author: 'she' };
  await last('GET /drafts').settle({ drafts: [theirs] });
  await last('GET /drafts?bodies').settle({ drafts: [{ ...theirs, document: named('Theirs') }] });
  expect([count('GET /site'), titleIn(store), store.get().docs.get('notice/n1')?.author]).toEqual([1, 'Theirs', 'she']);
});

it('does not interrupt typing with an own save, only with a save of others', async () => {
  const store = await opened();
  edit(store, 'Mine');
  await later();
  const mine: SavedDraft = {
    type: 'notice',
    id: 'n1',
    deleted: false,
    hash: 'mine',
    author: 'me',
    updatedAt: '2026-01-01T00:00:00Z',
  };
  await last('PUT').settle({ ...mine, problems: [] });
  const saved = store.get();
  vi.mocked(flushTyping).mockClear();
  void store.loadDrafts();
  await last('GET /drafts').settle({ drafts: [mine] });
  expect([store.get() === saved, vi.mocked(flushTyping).mock.calls.length]).toEqual([true, 0]);
  void store.loadDrafts();
  const theirs: SavedDraft = { ...mine, id: 'n2', hash: 'theirs', author: 'she' };
  await last('GET /drafts').settle({ drafts: [mine, theirs] });
  await last('GET /drafts?bodies').settle({
    drafts: [
      { ...mine, document: named('Mine') },
      { ...theirs, document: other },
    ],
  });
  expect([store.get().docs.get('notice/n2')?.body?.['title'], vi.mocked(flushTyping).mock.calls.length]).toEqual([
    'Other',
    1,
  ]);
});

it('discards a draft only after the save in progress, which would restore it', async () => {
  const store = await opened();
  edit(store, 'Wrong');
  await later();
  const given = store.discard('notice/n1');
  await later();
  expect(count('DELETE')).toBe(0);
  await last('PUT').settle({ hash: 'wrong', problems: [] });
  await last('DELETE').settle({});
  await answerRead([first]);
  await given;
  await later();
  expect([titleIn(store), count('PUT')]).toEqual(['First', 1]);
});

it('continues saving a draft that could not be discarded offline', async () => {
  const store = await opened();
  edit(store, 'Kept');
  const given = store.discard('notice/n1').catch(() => 'refused');
  await vi.advanceTimersByTimeAsync(0);
  await last('DELETE').lose();
  expect(await given).toBe('refused');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(last('PUT').body).toEqual(named('Kept'));
});

it('sends as much of a closing page as the browser allows, and everything by ordinary calls before publishing', async () => {
  const [large, small] = [{ ...first, title: '가'.repeat(25_000) }, other];
  const store = await opened();
  store.edit('Both', { 'notice/n1': large, 'notice/n2': small });
  store.flushOnLeave();
  expect(
    asked.filter(({ what }) => what.startsWith('PUT')).map(({ what, keepalive }) => [what.includes('n1'), keepalive]),
  ).toEqual([
    [true, false],
    [false, true],
  ]);
  for (const one of asked.filter(({ what }) => what.startsWith('PUT')))
    await one.settle({ hash: one.what, problems: [] });
  store.edit('Both', { 'notice/n2': { ...other, title: 'Again' } });
  const settled = store.settled();
  expect(last('PUT').keepalive).toBe(false);
  await last('PUT').settle({ hash: 'again', problems: [] });
  expect(await settled).toBe(true);
});

it('deletes a document after saves in progress, which may remove its uses', async () => {
  const store = await opened([first, other]);
  store.edit('Both', { 'notice/n1': undefined, 'notice/n2': undefined });
  await later();
  expect([count('PUT'), last('PUT').what, last('PUT').body]).toEqual([
    1,
    'PUT /drafts/notice/n1?problems=false',
    { deleted: true },
  ]);
  await later();
  expect(count('PUT')).toBe(1);
  await last('PUT').settle({ hash: 'gone', problems: [] });
  await later();
  expect([count('PUT'), last('PUT').what, last('PUT').body]).toEqual([
    2,
    'PUT /drafts/notice/n2?problems=false',
    { deleted: true },
  ]);
});

const stale = (document: Body, mark: string) =>
  [
    { code: 'DRAFT_STALE', errorMessage: 'stale', mark, document, author: 'me@resort.example', updatedAt: '' },
    412,
  ] as const;

/** The first save is sent and its answer lost. The next is refused, because the first one is stored. */
const refusedFor = async (document: Body, mark: string): Promise<SiteStore> => {
  const store = await opened();
  edit(store, 'One');
  await later();
  await last('PUT').lose();
  edit(store, 'Two');
  await later();
  await last('PUT').settle(...stale(document, mark));
  return store;
};

it('recognises an own save whose answer was lost, and continues from it', async () => {
  const store = await refusedFor(named('One'), 'one');
  await later();
  expect([count('PUT'), last('PUT').mark, last('PUT').body]).toEqual([3, '"one"', named('Two')]);
  await last('PUT').settle({ hash: 'two', problems: [] });
  expect(store.get().docs.get('notice/n1')).toMatchObject({
    saving: 'saved',
    mark: 'two',
    theirs: undefined,
    sent: [],
  });
});

it('recognises an own save by its content, because the server reorders fields', async () => {
  const store = await refusedFor(Object.fromEntries(Object.entries(named('One')).toReversed()) as Body, 'one');
  expect(store.get().docs.get('notice/n1')).toMatchObject({ saving: 'waiting', mark: 'one', theirs: undefined });
});

it('shows a save of another person even if an own answer was lost too', async () => {
  const store = await refusedFor(named('Theirs'), 'other');
  expect(store.get().docs.get('notice/n1')).toMatchObject({ saving: 'stale', theirs: { body: named('Theirs') } });
});

it('retries until the server answers, and returns whether everything was saved', async () => {
  const store = await opened();
  edit(store, 'One');
  const settled = store.settled();
  await last('PUT').lose();
  expect([await settled, store.get().docs.get('notice/n1')?.saving]).toEqual([false, 'offline']);
  await vi.advanceTimersByTimeAsync(3_000);
  await last('PUT').settle({ hash: 'one', problems: [] });
  expect(store.get().docs.get('notice/n1')?.saving).toBe('saved');
});

it('leaves no draft of an edit reverted before it was sent, but sends it if an earlier version may have arrived', async () => {
  const store = await opened();
  edit(store, 'One');
  store.undo();
  await later();
  expect([count('PUT'), store.get().docs.get('notice/n1')]).toMatchObject([0, { saving: 'saved', isDraft: false }]);
  edit(store, 'Two');
  await later();
  await last('PUT').lose();
  store.undo();
  await later();
  expect([count('PUT'), last('PUT').body]).toEqual([2, first]);
});

it('counts no draft after every saved change was reverted', async () => {
  const store = await opened();
  edit(store, 'One');
  await later();
  await last('PUT').settle({ hash: 'one', problems: [] });
  store.undo();
  await later();
  await last('PUT').settle({ hash: 'live-n1', problems: [] });
  const doc = store.get().docs.get('notice/n1');
  expect([count('PUT'), last('PUT').body, doc && isChanged(doc), doc?.mark]).toEqual([2, first, false, 'live-n1']);
});

it('undoes a step without later changes of others', async () => {
  const store = await opened();
  store.edit('Title', { 'notice/n1': { ...first, title: 'Mine', order: 1 } });
  await later();
  await last('PUT').settle({ hash: 'mine', problems: [] });
  void store.load();
  await answerRead(
    [first],
    [
      {
        type: 'notice',
        id: 'n1',
        deleted: false,
        hash: 'theirs',
        author: 'them',
        updatedAt: '2026-01-02T00:00:00Z',
        document: { ...first, title: 'Mine', order: 1, category: 'theirs' },
      },
    ],
  );
  store.undo('notice/n1');
  expect(store.get().docs.get('notice/n1')?.body).toEqual({ ...first, category: 'theirs' });
});

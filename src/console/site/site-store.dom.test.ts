import { expect, it, vi } from 'vitest';
import type { Body, SavedDraft } from '../api/client.ts';
import { flushTyping } from './after-typing.ts';
import { isChanged } from './documents.ts';
import { SiteStore } from './site-store.ts';
import { siteRequests, first, named, edit, later } from '#tests/console-store.ts';

vi.mock(import('./after-typing.ts'), async (original) => {
  const own = await original();
  return { ...own, flushTyping: vi.fn<() => void>(own.flushTyping) };
});
const other: Body = { type: 'notice', id: 'n2', v: 1, title: 'Other' };

const { asked, last, count, answerRead, opened } = siteRequests();
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

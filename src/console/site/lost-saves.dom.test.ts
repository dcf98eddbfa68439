import { expect, it, vi } from 'vitest';
import type { Body } from '../api/client.ts';
import { SiteStore } from './site-store.ts';
import { siteRequests, named, edit, later } from '#tests/console-store.ts';

const { last, count, opened } = siteRequests();

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

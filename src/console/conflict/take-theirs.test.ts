import { afterEach, expect, it, vi } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import type { SiteStore } from '../site/site-store.ts';
import { takeTheirs } from './take-theirs.ts';

afterEach(() => vi.unstubAllGlobals());

const [base, mine, theirs] = ['base', 'mine', 'theirs'].map((name) => ({ type: 'link', id: 'L', linkName: name }));
const key = 'link/L';
const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A link that two people changed: what is saved now is answered with a status each, then with success. */
const inConflict = async (
  ...statuses: readonly number[]
): Promise<{ readonly store: SiteStore; readonly sent: unknown[] }> => {
  const { store } = await consoleSite([base ?? { type: 'link', id: 'L' }]);
  const sent: unknown[] = [];
  const left = [409, ...statuses];
  vi.stubGlobal('fetch', async (_address: string, { body = '' }: { readonly body?: string }) => {
    const status = left.shift() ?? 200;
    if (status === 200) sent.push((JSON.parse(body) as { readonly linkName: string }).linkName);
    return status === 409
      ? answer(409, { code: 'DRAFT_STALE', mark: 'of-theirs', document: theirs, author: 'hana', updatedAt: '' })
      : answer(status, { hash: `of-${sent.length}`, problems: [] });
  });
  store.edit('typed', { [key]: mine });
  await store.settled();
  return { store, sent };
};

it('saves mine before it takes over theirs, so that both are in the history', async () => {
  const { store, sent } = await inConflict();
  expect(await takeTheirs(store, key, 'theirs')).toBe(true);
  await store.settled();
  expect([sent, store.get().docs.get(key)?.body]).toEqual([['mine', 'theirs'], theirs]);
});

it('takes nothing over as long as mine cannot be saved', async () => {
  const { store, sent } = await inConflict(403);
  expect(await takeTheirs(store, key, 'theirs')).toBe(false);
  expect([sent, store.get().docs.get(key)?.body]).toEqual([[], mine]);
});

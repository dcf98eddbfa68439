import { afterEach, expect, it, vi } from 'vitest';
import { readReleases } from './releases.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server with so many releases that gives them two at a time; what it was asked for. */
const server = (count: number) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal }: { readonly signal: AbortSignal }) => {
    signal.throwIfAborted();
    const query = new URLSearchParams(address.replace(/.*\?/, ''));
    asked.push(query.get('before') ?? 'newest');
    const from = Number(query.get('before') ?? count + 1) - 1;
    const releases = [from, from - 1].filter((number) => number > 0).map((number) => ({ number }));
    return new Response(JSON.stringify({ releases, ...(from > 2 ? { next: from - 1 } : {}) }));
  });
  return asked;
};

/** Results until a number of updates. */
const read = async (most = Infinity): Promise<readonly (readonly number[])[]> => {
  const told: (readonly number[])[] = [];
  const leave = new AbortController();
  await readReleases((releases) => {
    if (told.push(releases.map(({ number }) => number)) === most) leave.abort();
  }, leave.signal).catch(() => undefined);
  return told;
};

it('reads every release page by page, and later only those that came since', async () => {
  const first = server(5);
  // An aborted read is not complete.
  expect(await read(2)).toEqual([[], [5, 4]]);
  expect(await read()).toEqual([
    [5, 4],
    [5, 4],
    [5, 4, 3, 2],
    [5, 4, 3, 2, 1],
  ]);
  expect(first).toEqual(['newest', 'newest', '4', '2']);
  const later = server(7);
  expect(await read()).toEqual([
    [5, 4, 3, 2, 1],
    [7, 6, 5, 4, 3, 2, 1],
    [7, 6, 5, 4, 3, 2, 1],
  ]);
  expect(later).toEqual(['newest', '6']);
});

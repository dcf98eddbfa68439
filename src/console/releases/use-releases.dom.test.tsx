import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { useReleases } from './use-releases.ts';

afterEach(() => vi.unstubAllGlobals());

function List({ venue }: { readonly venue: string }) {
  const { rows, hasMore, more } = useReleases(1, venue);
  return (
    <>
      <output>{`${(rows ?? []).map(({ number }) => number).join(' ')} | ${String(hasMore)}`}</output>
      <button type="button" onClick={more}>
        more
      </button>
    </>
  );
}

/** Fake server: the test answers the requests in order. */
const answers = (): ((page: object) => Promise<void>)[] => {
  const open: ((page: object) => Promise<void>)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>(
        (resolve) => void open.push((page) => act(async () => resolve(new Response(JSON.stringify(page))))),
      ),
  );
  return open;
};
const page = (next: number | undefined, ...numbers: readonly number[]) => ({
  releases: numbers.map((number) => ({ number })),
  ...(next === undefined ? {} : { next }),
});

it('reads the next page and detects the first release', async () => {
  const open = answers();
  const { place, remove } = await mount(<List venue="A" />);
  const said = () => place.querySelector('output')?.textContent;
  expect(said()).toBe(' | undefined');
  await open[0]?.(page(2, 3, 2));
  expect(said()).toBe('3 2 | true');
  await act(async () => place.querySelector('button')?.click());
  await open[1]?.(page(undefined, 1));
  expect(said()).toBe('3 2 1 | false');
  await remove();
});

it('ignores an answer for an earlier venue, and reports no end before it is known', async () => {
  const open = answers();
  const { place, draw, remove } = await mount(<List venue="A" />);
  const said = () => place.querySelector('output')?.textContent;
  await open[0]?.(page(2, 3, 2));
  await act(async () => place.querySelector('button')?.click());
  await draw(<List venue="B" />);
  expect(said()).toBe('3 2 | undefined');
  await open[2]?.(page(8, 9));
  await open[1]?.(page(undefined, 1));
  expect(said()).toBe('9 | true');
  await remove();
});

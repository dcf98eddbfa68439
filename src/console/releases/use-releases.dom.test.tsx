import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { useReleases } from './use-releases.ts';

afterEach(() => vi.unstubAllGlobals());

function List({ venue }: { readonly venue: string }) {
  const { rows, hasMore, more } = useReleases(1, venue);
  return <><output>{`${(rows ?? []).map(({ number }) => number).join(' ')} | ${String(hasMore)}`}</output><button type="button" onClick={more}>more</button></>;
}

/** Answers to what is asked for, by hand, first to last. */
const answers = (): ((page: object) => Promise<void>)[] => {
  const open: ((page: object) => Promise<void>)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void open.push((page) => act(async () => resolve(new Response(JSON.stringify(page)))))));
  return open;
};
const page = (next: number | undefined, ...numbers: readonly number[]) => ({ releases: numbers.map((number) => ({ number })), ...(next === undefined ? {} : { next }) });

it('reads on where the list ends, and knows where it begins', async () => {
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

it('shows nothing of an answer that comes after another venue was chosen, and says nothing of an end that it does not know', async () => {
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

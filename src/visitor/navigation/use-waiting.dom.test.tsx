import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { useWaiting, type Waiting } from './use-waiting.ts';

let place: Awaited<ReturnType<typeof mount>>;
const seen = vi.fn<(waiting: Waiting) => void>();
const waiting = () => seen.mock.lastCall?.[0] as Waiting;

function Shows() {
  const now = useWaiting();
  useEffect(() => seen(now), [now]);
  return now.work.length;
}

beforeEach(async () => {
  place = await mount(<Shows />);
});
afterEach(() => place.remove());

it('waits until each piece of work is done, well or not', async () => {
  const [well, badly] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const given: unknown[] = [];
  await act(async () => {
    void waiting()
      .during(well.promise, vi.fn())
      .then((value) => given.push(value));
    void waiting()
      .during(badly.promise, vi.fn())
      .catch((error: unknown) => given.push(error));
  });
  expect(place.place.textContent).toBe('2');
  await act(async () => well.resolve('done'));
  expect(place.place.textContent).toBe('1');
  await act(async () => badly.reject('broken'));
  expect([place.place.textContent, given]).toEqual(['0', ['done', 'broken']]);
});

it('tells who began the work when it is no longer waited for', async () => {
  const late = vi.fn<() => void>();
  await act(async () => void waiting().during(new Promise(() => undefined), late));
  await act(async () => waiting().giveUp());
  expect([late.mock.calls.length, place.place.textContent]).toEqual([1, '0']);
});

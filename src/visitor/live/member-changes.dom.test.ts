import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onMemberEvent, publishMemberEvent } from './member-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listen = (event: Parameters<typeof onMemberEvent>[0]) => {
  const listener = vi.fn<() => void>();
  return { listener, end: onMemberEvent(event, listener) };
};

it.each([
  ['any', 1],
  ['pocket', 1],
  ['queue', 0],
] as const)('a listener of %s is called %i times after an event of the pocket', async (event, times) => {
  const { listener, end } = listen(event);
  publishMemberEvent('pocket');
  await vi.runAllTimersAsync();
  expect(listener).toHaveBeenCalledTimes(times);
  end();
});

it.each([
  ['any', 1],
  ['pocket', 0],
] as const)('a listener of %s is called %i times when the tab is shown again', (event, times) => {
  const { listener, end } = listen(event);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(times);
  end();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(times);
});

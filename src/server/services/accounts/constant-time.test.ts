import { afterEach, expect, it, vi } from 'vitest';
import { inConstantTime } from './constant-time.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['is done at once', () => Promise.resolve()],
  ['fails at once', () => Promise.reject(new Error('no'))],
] as const)('says nothing before the moment is over when the work %s', async (_what, work) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const said = vi.fn<() => void>();
  void inConstantTime(work).then(said, said);
  await vi.advanceTimersByTimeAsync(49);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastingStream } from './lasting-stream.ts';

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: FakeStream[] = [];
  readyState = 0;
  readonly isAgain: boolean;
  constructor(isAgain: boolean) {
    super();
    this.isAgain = isAgain;
    FakeStream.all.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
  fail(isRefused: boolean): void {
    if (isRefused) this.readyState = FakeStream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeStream);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeStream.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// The fake has what the code uses of an EventSource.
const opened = () => lastingStream((isAgain) => new FakeStream(isAgain) as EventTarget as EventSource);
const last = () => FakeStream.all.at(-1);

it('asks again for a refused stream after 30 seconds, and each time that it is refused', () => {
  opened();
  last()?.fail(true);
  vi.advanceTimersByTime(29_999);
  expect(FakeStream.all.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(FakeStream.all.map(({ isAgain }) => isAgain)).toEqual([false, true]);
  last()?.fail(true);
  vi.advanceTimersByTime(30_000);
  expect(FakeStream.all.length).toBe(3);
});

it('leaves a stream that only ended to the browser', () => {
  opened();
  last()?.fail(false);
  vi.advanceTimersByTime(60_000);
  expect(FakeStream.all.length).toBe(1);
});

it('opens nothing after it was closed', () => {
  const stream = opened();
  last()?.fail(true);
  stream.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeStream.all.length).toBe(1);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betweenKeystrokes, recordKeystroke } from './between-keystrokes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

const things = () => {
  const done: string[] = [];
  return { done, ask: (name: string) => betweenKeystrokes(() => void done.push(name)) };
};

/** Slightly longer than one frame, so that the keystroke is painted. */
const aFrame = 20;

it('runs immediately while nobody types', () => {
  const { done, ask } = things();
  ask('a');
  ask('b');
  expect(done).toEqual(['a', 'b']);
});

it('runs one function after each painted keystroke', () => {
  const { done, ask } = things();
  recordKeystroke();
  ask('a');
  ask('b');
  vi.advanceTimersByTime(100);
  expect(done).toEqual([]);
  recordKeystroke();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(aFrame);
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(100);
  recordKeystroke();
  vi.advanceTimersByTime(aFrame);
  expect(done).toEqual(['a', 'b']);
});

it('runs everything at a pause, even without another keystroke', () => {
  const { done, ask } = things();
  recordKeystroke();
  vi.advanceTimersByTime(150);
  ask('a');
  ask('b');
  vi.advanceTimersByTime(249);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(done).toEqual(['a', 'b']);
  ask('c');
  expect(done).toEqual(['a', 'b', 'c']);
});

it('queues a function once', () => {
  const run = vi.fn<() => void>();
  recordKeystroke();
  betweenKeystrokes(run);
  betweenKeystrokes(run);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

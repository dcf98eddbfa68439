import { useSyncExternalStore } from 'react';

const tickMs = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, tickMs);
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const read = (): number => {
  // Nobody was told for a while: what is shown first is right too.
  if (timer === undefined) now = Date.now();
  return now;
};

/** The present instant, read anew now and then; one clock for all who show it. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read);

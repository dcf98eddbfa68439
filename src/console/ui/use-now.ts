import { useSyncExternalStore } from 'react';

const eachMs = 30_000;
const hearers = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of hearers) one();
  }, eachMs);
  return () => {
    hearers.delete(hear);
    if (hearers.size > 0) return;
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

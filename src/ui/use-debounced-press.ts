import { useRef } from 'react';
import { useTimings } from './timings.ts';

/** Whether a press counts: the first one does at once, those that follow within the site's time (300 ms) do not. */
export const useDebouncedPress = (): (() => boolean) => {
  const { debounceMs } = useTimings();
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - pressed.current < debounceMs) return false;
    pressed.current = now;
    return true;
  };
};

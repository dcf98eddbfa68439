import { useRef } from 'react';
import { useTimings } from './timings.ts';

/** Returns a function that accepts the first press immediately and ignores presses within the site's debounce time (300 ms) after it. */
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

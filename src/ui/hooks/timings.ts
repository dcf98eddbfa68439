import { createContext, use, useRef } from 'react';

/** Durations in milliseconds. The site document sets them; these are the defaults. */
export interface Timings {
  /** A button that was pressed is not pressed again within this time. */
  readonly debounceMs: number;
  /** A popup that has just opened is not closed by a tap within this time, nor twice. */
  readonly popupGuardMs: number;
  /** Work that takes longer shows a spinner. */
  readonly spinnerMs: number;
  /** Work that takes longer than this is no longer waited for; 0: it is. */
  readonly overlayMs: number;
  /** Between two entries of a list that come into view together. */
  readonly revealStaggerMs: number;
  /** Display time of a carousel slide; 0 disables auto-play. */
  readonly carouselMs: number;
}

export const defaultTimings: Timings = {
  debounceMs: 300,
  popupGuardMs: 1000,
  spinnerMs: 1000,
  overlayMs: 60_000,
  revealStaggerMs: 300,
  carouselMs: 5000,
};

export const TimingsContext = createContext<Timings>(defaultTimings);
export const useTimings = (): Timings => use(TimingsContext);

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

import { createContext, use } from 'react';

/** How long things take, in milliseconds. The site document says so; these are what it says when nothing else is known. */
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
  /** How long a picture of a carousel stands; 0: until the visitor goes on. */
  readonly carouselMs: number;
}

export const usualTimings: Timings = { debounceMs: 300, popupGuardMs: 1000, spinnerMs: 1000, overlayMs: 60_000, revealStaggerMs: 300, carouselMs: 5000 };

export const TimingsContext = createContext<Timings>(usualTimings);
export const useTimings = (): Timings => use(TimingsContext);

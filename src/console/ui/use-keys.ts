import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Listens to every key in the window from the first paint: an effect would miss earlier presses. */
export const useKeys = (press: (event: KeyboardEvent) => void): void => {
  const latest = useLatest(press);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => latest.current(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest]);
};

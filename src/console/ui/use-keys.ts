import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Hears every key, wherever one is, as soon as the screen can be seen: what is pressed before an effect has run would be lost. */
export const useKeys = (press: (event: KeyboardEvent) => void): void => {
  const latest = useLatest(press);
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => latest.current(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [latest]);
};

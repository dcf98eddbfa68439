import { useEffect, useMemo, useRef } from 'react';

/**
 * Runs work at once, or when the finger or button that is down has been lifted: words that appear when a field is left must not
 * move what is being pressed from under it, or the press would be lost.
 */
export const useAfterPress = () => {
  const isDown = useRef(false);
  const waiting = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const ending = new AbortController();
    const listen = (type: string, hear: () => void) =>
      document.addEventListener(type, hear, { capture: true, signal: ending.signal });
    const lift = () => {
      isDown.current = false;
      // After the click, which comes right behind.
      setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    listen('pointerdown', () => (isDown.current = true));
    listen('pointerup', lift);
    listen('pointercancel', lift);
    return () => ending.abort();
  }, []);
  return useMemo(
    () => ({
      run: (work: () => void) => {
        if (isDown.current) waiting.current = work;
        else work();
      },
      /** What still waits has been overtaken. */
      drop: () => {
        waiting.current = undefined;
      },
    }),
    [],
  );
};

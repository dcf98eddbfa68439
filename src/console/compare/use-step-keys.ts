import { useLayoutEffect } from 'react';
import { isLetterKey } from '../shell/letters.ts';
import { useLatest } from '../ui/use-latest.ts';

/** J and K step on and back, where letters are keys and nobody types. */
export const useStepKeys = (step: (by: 1 | -1) => void): void => {
  const latest = useLatest(step);
  // As soon as the changes are seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = isLetterKey(event) ? ({ KeyJ: 1, KeyK: -1 } as const)[event.code] : undefined;
      if (by !== undefined) latest.current(by);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
};

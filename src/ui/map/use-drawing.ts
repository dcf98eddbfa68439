import { useEffect, useState, type RefObject, type SyntheticEvent } from 'react';

interface DrawingState {
  readonly hasFailed: boolean;
  /** Key of the picture; a new one loads it again. */
  readonly attempt: number;
  retry(): void;
  /** For the element around the picture, in the capture phase. */
  onErrorCapture(event: SyntheticEvent): void;
}

/** Watches whether the picture inside an element loads, and loads it again on request or when the network is back. */
export function useDrawing(around: RefObject<HTMLElement | null>): DrawingState {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const hasFailed = failedAttempt === attempt;
  // A picture in server HTML can fail before hydration.
  useEffect(() => {
    const picture = around.current?.querySelector('img');
    if (picture?.complete === true) picture.decode?.().catch(() => setFailedAttempt(0));
  }, [around]);
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setAttempt((count) => count + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);
  return {
    hasFailed,
    attempt,
    retry: () => setAttempt((count) => count + 1),
    onErrorCapture: ({ target }) => {
      if (target instanceof HTMLImageElement) setFailedAttempt(attempt);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { useTimings } from '../hooks/timings.ts';

interface PopupGuard {
  /** The popup has only just opened: taps, which may have been meant for what was there before, do nothing yet. Keys do. */
  readonly isYoung: boolean;
  /** Closes; what is asked for again within the guard's time is ignored. */
  closeOnce(close: () => void): void;
}

/** Keeps a popup from being closed by accident (1 s; the site document says how long). It is open as long as it is rendered. */
export function usePopupGuard(): PopupGuard {
  const { popupGuardMs } = useTimings();
  const [isYoung, setIsYoung] = useState(popupGuardMs > 0);
  const closed = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const timer = setTimeout(() => setIsYoung(false), popupGuardMs);
    return () => clearTimeout(timer);
  }, [popupGuardMs]);
  return {
    isYoung,
    closeOnce(close) {
      const now = performance.now();
      if (now - closed.current < popupGuardMs) return;
      closed.current = now;
      close();
    },
  };
}

import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `ms` milliseconds have passed; while `isRunning` is false they do not pass. */
export function useCountdown(ms: number, isRunning: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const began = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [isRunning]);
}

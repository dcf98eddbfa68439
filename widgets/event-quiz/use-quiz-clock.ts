import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Counts the seconds of a quiz down. `more` gives the same time again; 0 seconds are no limit. */
export const useQuizClock = (
  seconds: number,
  isRunning: boolean,
): { readonly left: number; readonly isOver: boolean; readonly more: () => void } => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isRunning || seconds === 0) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, seconds]);
  return { left, isOver: seconds > 0 && left === 0, more: () => setLeft((now) => now + seconds) };
};

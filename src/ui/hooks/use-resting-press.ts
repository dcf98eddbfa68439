import { useEffect, useRef, useState } from 'react';

interface RestingPress {
  /** True for a while after a press. */
  readonly isResting: boolean;
  press(): void;
}

/** Accepts a press immediately and ignores presses within `ms` after it. */
export function useRestingPress(ms: number, act: () => void): RestingPress {
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = (): void => {
    if (timer.current !== undefined) return;
    setIsResting(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setIsResting(false);
    }, ms);
    act();
  };
  return { isResting, press };
}

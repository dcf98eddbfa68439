import { useEffect, useState } from 'react';

export interface TipTimes {
  readonly fromMs: number;
  readonly fadeMs: number;
  readonly untilMs: number;
}

export type TipPhase = 'before' | 'shown' | 'fading' | 'gone';

/** State of a tip by milliseconds since the bar appeared. */
export const tipPhase = (ms: number, { fromMs, fadeMs, untilMs }: TipTimes): TipPhase =>
  ms < fromMs ? 'before' : ms < fadeMs ? 'shown' : ms < untilMs ? 'fading' : 'gone';

// Once a load: whoever goes to another venue meanwhile does not wait anew, nor read the same word twice.
let cameAt: number | undefined;

/** The phase of a tip as time passes. */
export const useTip = ({ fromMs, fadeMs, untilMs }: TipTimes): TipPhase => {
  const [phase, setPhase] = useState<TipPhase>('before');
  useEffect(() => {
    const times = { fromMs, fadeMs, untilMs };
    cameAt ??= Date.now();
    const passed = Date.now() - cameAt;
    const timers = [0, fromMs, fadeMs, untilMs]
      .filter((at) => at === 0 || at > passed)
      .map((at) => setTimeout(() => setPhase(tipPhase(Math.max(at, passed), times)), Math.max(0, at - passed)));
    return () => timers.forEach(clearTimeout);
  }, [fromMs, fadeMs, untilMs]);
  return phase;
};

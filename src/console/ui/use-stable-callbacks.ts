import { useState } from 'react';
import { useLatest } from './use-latest.ts';

/** Functions that stay the same as long as a screen is open and do what those drawn last do, so that rows need not be drawn anew. */
export const useStableCallbacks = <Doing extends { readonly [Name in keyof Doing]: (...asked: never[]) => unknown }>(doing: Doing): Doing => {
  const latest = useLatest(doing);
  const [steady] = useState(() => Object.fromEntries(Object.keys(doing).map((name) => {
    const key = name as keyof Doing;
    return [name, (...asked: never[]) => latest.current[key](...asked)];
  // Each name stands for a function of its own kind.
  })) as Doing);
  return steady;
};

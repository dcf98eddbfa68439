import { useState } from 'react';
import { useLatest } from './use-latest.ts';

/** Returns functions that stay the same and call the last rendered ones, so that rows do not re-render. */
export const useStableCallbacks = <Callbacks extends { readonly [Name in keyof Callbacks]: (...args: never[]) => unknown }>(callbacks: Callbacks): Callbacks => {
  const latest = useLatest(callbacks);
  const [stable] = useState(() => Object.fromEntries(Object.keys(callbacks).map((name) => {
    const key = name as keyof Callbacks;
    return [name, (...args: never[]) => latest.current[key](...args)];
  // Each name keeps the type of its function.
  })) as Callbacks);
  return stable;
};

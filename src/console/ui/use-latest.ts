import { useLayoutEffect, useRef, type RefObject, useState } from 'react';

/** Returns a ref to the last rendered value, for listeners and stable functions. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
};

/** Returns functions that stay the same and call the last rendered ones, so that rows do not re-render. */
export const useStableCallbacks = <
  Callbacks extends { readonly [Name in keyof Callbacks]: (...args: never[]) => unknown },
>(
  callbacks: Callbacks,
): Callbacks => {
  const latest = useLatest(callbacks);
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(callbacks).map((name) => {
          const key = name as keyof Callbacks;
          return [name, (...args: never[]) => latest.current[key](...args)];
          // Each name keeps the type of its function.
        }),
      ) as Callbacks,
  );
  return stable;
};

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the last rendered value, for listeners and stable functions. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
};

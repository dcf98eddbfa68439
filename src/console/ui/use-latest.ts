import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What was drawn last, for those who are asked later: a listener, or a function that never changes. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
};

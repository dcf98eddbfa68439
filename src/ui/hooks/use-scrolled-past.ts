import { useEffect, useRef, useState, type RefObject } from 'react';

/** True when the element with the ref has scrolled out of the window. */
export function useScrolledPast<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const mark = useRef<E>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (mark.current === null) return;
    // A busy browser tells of several moments at once: the last one counts.
    const watch = new IntersectionObserver((moments) => setIsPast(moments.at(-1)?.isIntersecting === false));
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return [mark, isPast];
}

import { useEffect, useRef, useState, type RefObject } from 'react';

/** True once the element with the ref has come within half a window of view, or is printed. Waits for the network: what follows is loaded. */
export function useNear<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const come = (): void => {
      if (navigator.onLine) setIsNear(true);
      else window.addEventListener('online', come, { once: true });
    };
    const watch = new IntersectionObserver((moments) => {
      if (moments.some(({ isIntersecting }) => isIntersecting)) come();
    }, { rootMargin: '50% 0px' });
    watch.observe(place.current);
    window.addEventListener('beforeprint', come);
    return () => {
      watch.disconnect();
      window.removeEventListener('online', come);
      window.removeEventListener('beforeprint', come);
    };
  }, [isNear]);
  return [place, isNear];
}

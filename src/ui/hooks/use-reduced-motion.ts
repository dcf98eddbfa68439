import { useSyncExternalStore } from 'react';

const mediaQuery = '(prefers-reduced-motion: reduce)';

const subscribe = (hear: () => void) => {
  const query = matchMedia(mediaQuery);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
};

/** True when the visitor prefers reduced motion; false until hydration. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(mediaQuery).matches,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

const subscribe = (hear: () => void) => {
  const query = matchMedia(wish);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
};

/** True when the visitor prefers reduced motion; false until hydration. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wish).matches, () => false);

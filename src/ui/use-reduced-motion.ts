import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

const subscribe = (hear: () => void) => {
  const query = matchMedia(wish);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
};

/** Whether this visitor wants no motion; unknown, and so false, until the page has been taken over. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wish).matches, () => false);

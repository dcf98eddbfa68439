import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** A device may keep nothing. */
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * A word that this device keeps under a name. Undefined on the server and until the page has been taken over: nobody knows yet;
 * null: there is none.
 */
export const useLocalStorage = (key: string): readonly [string | null | undefined, (value: string) => void] => {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => undefined,
  );
  const put = useCallback(
    (next: string) => {
      try {
        localStorage.setItem(key, next);
      } catch {
        return;
      }
      for (const hear of listeners) hear();
    },
    [key],
  );
  return [value, put];
};

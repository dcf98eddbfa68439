import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let pending: string | undefined;

const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** Whoever looks at the users of a document one by one comes back to its removal. `key`: `type/id`; undefined: nobody is at it any more. */
export const setPendingRemoval = (key: string | undefined): void => {
  pending = key;
  for (const hear of listeners) hear();
};

export const usePendingRemoval = (): string | undefined => useSyncExternalStore(subscribe, () => pending, () => pending);

/** What a link says that leads back to the removal of a document. */
export const returnState = (key: string): { readonly removing: string } => ({ removing: key });

export const isReturnTo = (state: unknown, key: string): boolean => typeof state === 'object' && state !== null && 'removing' in state && state.removing === key;

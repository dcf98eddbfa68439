import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let pending: string | undefined;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sets the document (`type/id`) whose removal is in progress while its uses are inspected; undefined ends it. */
export const setPendingRemoval = (key: string | undefined): void => {
  pending = key;
  for (const listener of listeners) listener();
};

export const usePendingRemoval = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => pending,
  );

/** Returns the link state that reopens the removal dialog of a document. */
export const returnState = (key: string): { readonly removing: string } => ({ removing: key });

export const isReturnTo = (state: unknown, key: string): boolean =>
  typeof state === 'object' && state !== null && 'removing' in state && state.removing === key;

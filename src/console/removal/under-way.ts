import { useSyncExternalStore } from 'react';

const hearers = new Set<() => void>();
let now: string | undefined;

const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** Whoever looks at the users of a document one by one comes back to its removal. `key`: `type/id`; undefined: nobody is at it any more. */
export const keepRemoval = (key: string | undefined): void => {
  now = key;
  for (const hear of hearers) hear();
};

export const useRemovalUnderWay = (): string | undefined => useSyncExternalStore(subscribe, () => now, () => now);

/** What a link says that leads back to the removal of a document. */
export const backTo = (key: string): { readonly removing: string } => ({ removing: key });

export const isBackTo = (state: unknown, key: string): boolean => typeof state === 'object' && state !== null && 'removing' in state && state.removing === key;

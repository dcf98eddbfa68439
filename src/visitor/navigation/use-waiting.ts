import { useCallback, useMemo, useState } from 'react';

interface Work {
  readonly id: number;
  readonly onTimeout: () => void;
}

export interface Waiting {
  /** Pending work of the visitor, oldest first. */
  readonly work: readonly Work[];
  /** Covers the page until the work is done. `onTimeout`: it takes too long and is no longer waited for; what follows is up to whoever began it. */
  during<T>(work: Promise<T>, onTimeout: () => void): Promise<T>;
  /** Stops waiting, and tells those whose work it is. */
  giveUp(): void;
}

let last = 0;

/** Work that stands between the visitor and the page. */
export const useWaiting = (): Waiting => {
  const [work, setWork] = useState<readonly Work[]>([]);
  const during = useCallback(<T>(doing: Promise<T>, onTimeout: () => void): Promise<T> => {
    const id = ++last;
    setWork((before) => [...before, { id, onTimeout }]);
    return doing.finally(() => setWork((before) => before.filter((one) => one.id !== id)));
  }, []);
  const giveUp = useCallback(() => {
    for (const { onTimeout } of work) onTimeout();
    setWork([]);
  }, [work]);
  return useMemo(() => ({ work, during, giveUp }), [work, during, giveUp]);
};

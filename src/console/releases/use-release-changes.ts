import { useCallback, useEffect, useState } from 'react';
import { call, type ReleaseRow } from '../api/client.ts';

export interface ReleaseChanges {
  readonly changes: readonly {
    readonly type: string;
    readonly id: string;
    readonly kind: string;
    readonly text: { readonly ko: string; readonly en: string };
  }[];
  readonly views?: NonNullable<ReleaseRow['views']>;
}

// Releases never change. The server computes the changes of one release at a time.
const cachedChanges = new Map<number, Promise<ReleaseChanges>>();
let last: Promise<unknown> = Promise.resolve();

const fetchInTurn = (number: number): Promise<ReleaseChanges> => {
  const coming = last.then(() => call<ReleaseChanges>('GET', `/releases/${number}/changes`));
  last = coming.catch(() => undefined);
  return coming;
};

/** Returns the changes of a release. Cached; requests run one at a time. */
export const readReleaseChanges = (number: number): Promise<ReleaseChanges> => {
  const found = cachedChanges.get(number) ?? fetchInTurn(number);
  cachedChanges.set(number, found);
  found.catch(() => cachedChanges.delete(number));
  return found;
};

/** Returns the changes of a release, undefined until they are wanted and loaded, and a retry function. */
export const useReleaseChanges = (
  number: number,
  isWanted: boolean,
): readonly [changes: ReleaseChanges | 'failed' | undefined, again: () => void] => {
  const [read, setRead] = useState<{ readonly number: number; readonly changes: ReleaseChanges | 'failed' }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCancelled = false;
    readReleaseChanges(number).then(
      (found) => {
        if (!isCancelled) setRead({ number, changes: found });
      },
      () => {
        if (!isCancelled) setRead({ number, changes: 'failed' });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [number, isWanted, round]);
  const again = useCallback(() => {
    setRead(undefined);
    setRound((before) => before + 1);
  }, []);
  return [read?.number === number ? read.changes : undefined, again];
};

import { useCallback, useEffect, useState } from 'react';
import { call, type ReleaseRow } from '../api/client.ts';

export interface ReleaseChanges {
  readonly changes: readonly { readonly type: string; readonly id: string; readonly kind: string; readonly text: { readonly ko: string; readonly en: string } }[];
  readonly views?: NonNullable<ReleaseRow['views']>;
}

// A release never changes; the server finds out what it changed one at a time.
const cachedChanges = new Map<number, Promise<ReleaseChanges>>();
let last: Promise<unknown> = Promise.resolve();

const fetchInTurn = (number: number): Promise<ReleaseChanges> => {
  const coming = last.then(() => call<ReleaseChanges>('GET', `/releases/${number}/changes`));
  last = coming.catch(() => undefined);
  return coming;
};

/** What a release changed; asked once, in turn. */
export const readReleaseChanges = (number: number): Promise<ReleaseChanges> => {
  const found = cachedChanges.get(number) ?? fetchInTurn(number);
  cachedChanges.set(number, found);
  found.catch(() => cachedChanges.delete(number));
  return found;
};

/** What a release changed, undefined while it is read or not wanted; and asking once more where that failed. */
export const useReleaseChanges = (number: number, isWanted: boolean): readonly [told: ReleaseChanges | 'failed' | undefined, again: () => void] => {
  const [told, setTold] = useState<{ readonly number: number; readonly told: ReleaseChanges | 'failed' }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    readReleaseChanges(number).then(
      (found) => {
        if (!isOver) setTold({ number, told: found });
      },
      () => {
        if (!isOver) setTold({ number, told: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [number, isWanted, round]);
  const again = useCallback(() => {
    setTold(undefined);
    setRound((before) => before + 1);
  }, []);
  return [told?.number === number ? told.told : undefined, again];
};

import { useCallback, useEffect, useState } from 'react';
import { call, type ReleaseRow } from '../api.ts';

export interface Told {
  readonly changes: readonly { readonly type: string; readonly id: string; readonly kind: string; readonly text: { readonly ko: string; readonly en: string } }[];
  readonly views?: NonNullable<ReleaseRow['views']>;
}

// A release never changes; the server finds out what it changed one at a time.
const known = new Map<number, Promise<Told>>();
let last: Promise<unknown> = Promise.resolve();

const ask = (number: number): Promise<Told> => {
  const coming = last.then(() => call<Told>('GET', `/releases/${number}/changes`));
  last = coming.catch(() => undefined);
  return coming;
};

/** What a release changed; asked once, in turn. */
export const readTold = (number: number): Promise<Told> => {
  const found = known.get(number) ?? ask(number);
  known.set(number, found);
  found.catch(() => known.delete(number));
  return found;
};

/** What a release changed, undefined while it is read or not wanted; and asking once more where that failed. */
export const useTold = (number: number, isWanted: boolean): readonly [told: Told | 'failed' | undefined, again: () => void] => {
  const [told, setTold] = useState<{ readonly number: number; readonly told: Told | 'failed' }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    readTold(number).then(
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

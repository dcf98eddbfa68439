import { useCallback, useEffect, useRef, useState } from 'react';
import type { Board, OverrideBody } from '#schemas/calls/park-state/console-answers';
import { call } from '../api/client.ts';
import { onParkChange } from '../api/park-events.ts';

interface BoardResult {
  readonly board: Board | undefined;
  /** The last request failed. */
  readonly hasFailed: boolean;
  readonly refetch: () => void;
  /** Sets the state of a facility; rejects with a CallError. */
  readonly set: (facility: string, change: OverrideBody) => Promise<void>;
  readonly takeBack: (facility: string) => Promise<void>;
}

/** Reads the board of a venue and follows its changes. */
export const useBoard = (venue: string): BoardResult => {
  const [read, setRead] = useState<{ readonly board?: Board; readonly hasFailed: boolean }>({ hasFailed: false });
  // Answers of earlier requests must not replace later ones.
  const turn = useRef(0);
  const take = useCallback(async (request: Promise<Board>): Promise<void> => {
    const own = ++turn.current;
    const board = await request;
    if (own === turn.current) setRead({ board, hasFailed: false });
  }, []);
  const refetch = useCallback(() => {
    const own = turn.current + 1;
    take(call<Board>('GET', `/today/${venue}`)).catch(() => {
      if (own === turn.current) setRead((before) => ({ ...before, hasFailed: true }));
    });
  }, [take, venue]);
  useEffect(() => {
    refetch();
    return onParkChange((changed) => {
      if (changed === undefined || changed === venue) refetch();
    });
  }, [refetch, venue]);
  return {
    board: read.board?.venue === venue ? read.board : undefined,
    hasFailed: read.hasFailed,
    refetch,
    set: (facility, change) => take(call<Board>('PUT', `/today/${venue}/${facility}`, { body: change })),
    takeBack: (facility) => take(call<Board>('DELETE', `/today/${venue}/${facility}`)),
  };
};

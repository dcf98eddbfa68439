import { createContext, use } from 'react';
import type { PlacedNeed } from '#engine';
import { refusalOf } from '#engine/values/refused-answer';
import type { DataState } from '#widgets/define-widget';

export type { DataState };

/** State of a call that has an answer in a page's data. */
export const answeredState = (value: unknown): DataState => {
  if (value === null || value === undefined) return { state: 'failed' };
  const errorType = refusalOf(value);
  return errorType === undefined ? { state: 'ready', value } : { state: 'failed', errorType };
};

/** Answers the calls of a page: from a map on the server, through SWR in the browser. `useAnswer` is a hook. */
export interface DataPort {
  /** If `asleep`, the call is not made yet and its state is waiting. */
  useAnswer(need: PlacedNeed, asleep?: boolean): DataState;
}

export const DataPortContext = createContext<DataPort>({ useAnswer: () => ({ state: 'waiting' }) });
export const useDataPort = (): DataPort => use(DataPortContext);

import { createContext, use } from 'react';
import type { PlacedNeed } from '#engine';
import type { DataState } from '#widgets/define-widget';

export type { DataState };

/** How a page's calls are answered: from a map on the server, by SWR in the browser. `useAnswer` is a hook. */
export interface DataPort {
  /** While the call is not to be made yet (`asleep`), it waits. */
  useAnswer(need: PlacedNeed, asleep?: boolean): DataState;
}

export const DataPortContext = createContext<DataPort>({ useAnswer: () => ({ state: 'waiting' }) });
export const useDataPort = (): DataPort => use(DataPortContext);

import { useSyncExternalStore } from 'react';
import type { QueueFigures } from '#schemas/calls/park-state/answers';
import { useWidgetPort } from '../../port.tsx';

const none: ReadonlyMap<string, QueueFigures> = new Map();
const emptyOnServer = () => none;
const subscribeToNothing = () => () => undefined;

/** Returns the figures of the smart queues of the page's venue by facility ID, and renders again when one changes. Empty unless `isWanted`, on the server and during hydration. */
export const useQueueFigures = (isWanted: boolean): ReadonlyMap<string, QueueFigures> => {
  const { states } = useWidgetPort();
  return useSyncExternalStore(
    isWanted ? states.subscribe : subscribeToNothing,
    isWanted ? states.queues : emptyOnServer,
    emptyOnServer,
  );
};

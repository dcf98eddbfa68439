import { useSyncExternalStore } from 'react';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import { useWidgetPort } from '../../port.tsx';

const none: ReadonlyMap<string, FacilityState> = new Map();
const emptyOnServer = () => none;

/** Returns the live states of the page's venue by facility ID, and renders again when one changes. Empty on the server and during hydration. */
export const useFacilityStates = (): ReadonlyMap<string, FacilityState> => {
  const { states } = useWidgetPort();
  return useSyncExternalStore(states.subscribe, states.current, emptyOnServer);
};

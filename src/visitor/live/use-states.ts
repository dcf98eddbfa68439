import { useMemo } from 'react';
import type { StateStore } from '#render/port/make-port.ts';
import { scopeOf, type PresentRef } from '../app/present.ts';

const none: ReturnType<StateStore['current']> = new Map();

const noQueues: ReturnType<StateStore['queues']> = new Map();

const lazyStates = (venue: string, presentRef: PresentRef): StateStore => {
  let store: StateStore | undefined;
  return {
    subscribe(listener) {
      let isOver = false;
      let end = () => undefined as void;
      import('./facility-states.ts')
        .then(({ statesOf }) => {
          if (isOver) return;
          store = statesOf(venue, () => scopeOf(presentRef.current.shown, presentRef.current.viewer));
          end = store.subscribe(listener);
          listener();
        })
        .catch(() => undefined);
      return () => {
        isOver = true;
        end();
      };
    },
    current: () => store?.current() ?? none,
    queues: () => store?.queues() ?? noQueues,
  };
};

/** Returns the store of a venue's live states. Its code is loaded with the first subscription. */
export const useStates = (venue: string | undefined, presentRef: PresentRef): StateStore | undefined =>
  useMemo(() => (venue === undefined ? undefined : lazyStates(venue, presentRef)), [venue, presentRef]);

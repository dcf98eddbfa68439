import type { LocationFix } from '#schemas/location-fix';

type Listener = (fix: LocationFix) => void;

const unavailable: LocationFix = { state: 'unavailable' };

/** Follows the device's location in the app shell or the browser. Pages that locate nobody never load the code. */
export const followLocation = (isInApp: boolean, listener: Listener): (() => void) => {
  let stop: (() => void) | undefined;
  let isStopped = false;
  import('./watch-location.ts')
    .then(({ watchBrowser, watchShell, whileVisible }) => {
      if (!isStopped) stop = whileVisible(() => (isInApp ? watchShell : watchBrowser)(listener));
    })
    .catch(() => listener(unavailable));
  return () => {
    isStopped = true;
    stop?.();
  };
};

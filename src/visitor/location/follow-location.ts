import type { LocationFix } from '#schemas/location-fix';

type Listener = (fix: LocationFix) => void;

const unavailable: LocationFix = { state: 'unavailable' };

/** Follows the device's location in the app shell or the browser. Pages that locate nobody never load the code. */
export const followLocation = (isInApp: boolean, listener: Listener, onlyIfAllowed = false): (() => void) => {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const follow = async (): Promise<void> => {
    const { isAllowed, watchBrowser, watchShell, whileVisible } = await import('./watch-location.ts');
    if (onlyIfAllowed && !(await isAllowed(isInApp))) return;
    if (!isStopped) stop = whileVisible(() => (isInApp ? watchShell : watchBrowser)(listener));
  };
  follow().catch(() => listener(unavailable));
  return () => {
    isStopped = true;
    stop?.();
  };
};

import type { LocationFix } from '#schemas/location-fix';
import { callNative } from '../bridge/native.ts';

type Listener = (fix: LocationFix) => void;

/** Permission type of the location in the app shell. */
const LOCATION_PERMISSION = '1004';
const SHELL_PERIOD_MS = 5_000;
/** Accuracy of a shell that tells none, in metres. */
const UNKNOWN_ACCURACY = 50;
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 20_000 };

/** Runs `start` while the page is visible, and the function that it returned when the page is hidden. */
export const whileVisible = (start: () => () => void): (() => void) => {
  let stop: (() => void) | undefined;
  const follow = (): void => {
    stop?.();
    stop = document.visibilityState === 'visible' ? start() : undefined;
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
};

export const watchBrowser = (listener: Listener): (() => void) => {
  if (!('geolocation' in navigator)) {
    listener({ state: 'unavailable' });
    return () => undefined;
  }
  const watch = navigator.geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy, heading } }) =>
      listener({
        state: 'found',
        lat: latitude,
        lng: longitude,
        accuracy,
        ...(heading === null || Number.isNaN(heading) ? {} : { heading }),
      }),
    ({ code, PERMISSION_DENIED }) => listener({ state: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
    options,
  );
  return () => navigator.geolocation.clearWatch(watch);
};

const isGrantedInShell = async (): Promise<boolean> => {
  const known = await callNative('checkPermission', { permissionType: LOCATION_PERMISSION });
  return known.code === 200 && known.data.isGranted;
};

const grantInShell = async (): Promise<boolean> => {
  if (await isGrantedInShell()) return true;
  const given = await callNative('requestPermission', { permissionType: LOCATION_PERMISSION });
  return given.code === 200 && given.data.isGranted;
};

/** Returns true if the location can be read without asking the visitor. Browsers that cannot tell ask. */
export const isAllowed = async (isInApp: boolean): Promise<boolean> => {
  if (isInApp) return isGrantedInShell();
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return permission?.state === 'granted';
};

export const watchShell = (listener: Listener): (() => void) => {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = async (): Promise<void> => {
    const answer = await callNative('getLocation', {});
    if (isStopped) return;
    if (answer.code === 200)
      listener({
        state: 'found',
        lat: answer.data.latitude,
        lng: answer.data.longitude,
        accuracy: answer.data.accuracy ?? UNKNOWN_ACCURACY,
      });
    else listener({ state: 'unavailable' });
    timer = setTimeout(() => void read(), SHELL_PERIOD_MS);
  };
  const begin = async (): Promise<void> => {
    const granted = await grantInShell();
    if (isStopped) return;
    if (granted) await read();
    else listener({ state: 'denied' });
  };
  void begin();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};

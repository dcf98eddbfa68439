import { tellNative } from '../bridge/native.ts';

let shown = 0;
let lock: WakeLockSentinel | undefined;

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Keeps the screen on while a code is shown. Browsers release the lock when the page is hidden. */
const stayAwake = async (): Promise<void> => {
  if (!('wakeLock' in navigator) || !isVisible()) return;
  try {
    const sentinel = await navigator.wakeLock.request('screen');
    if (shown === 0) return void sentinel.release();
    lock = sentinel;
  } catch {
    // Such as on a low battery.
  }
};

const follow = (inApp: boolean): (() => void) => {
  const change = (): void => {
    if (inApp) void tellNative('setBrightness', isVisible() ? { brightness: 1 } : {});
    void stayAwake();
  };
  change();
  document.addEventListener('visibilitychange', change);
  return () => {
    document.removeEventListener('visibilitychange', change);
    if (inApp) void tellNative('setBrightness', {});
    void lock?.release().catch(() => undefined);
    lock = undefined;
  };
};

let end: (() => void) | undefined;

/** Keeps the screen bright and on until the returned function is called; codes that are shown at the same time share it. */
export const keepBright = (inApp: boolean): (() => void) => {
  if (++shown === 1) end = follow(inApp);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    if (--shown === 0) end?.();
  };
};

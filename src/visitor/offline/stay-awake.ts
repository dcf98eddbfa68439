/** Keeps the screen on while the page is visible. The app shell's bridge is left out: the shell page works without any other file. */
export const stayAwake = (): void => {
  const request = (): void => {
    if ('wakeLock' in navigator && document.visibilityState === 'visible')
      void navigator.wakeLock.request('screen').catch(() => undefined);
  };
  request();
  document.addEventListener('visibilitychange', request);
};

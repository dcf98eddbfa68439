const channel = new BroadcastChannel('promenade-session');

/** Tells the other tabs of this browser that the session is another one, or over. */
export const tellTabs = (): void => channel.postMessage('changed');

/** Calls `hear` when another tab has changed the session; the function returned ends that. */
export const hearTabs = (hear: () => void): (() => void) => {
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
};

import type { ShellHost } from './host.ts';

/** Runs in the frame before the site's scripts and adds what a real shell adds to the window of its web view. */
const host: ShellHost | undefined = window.parent === window ? undefined : window.parent.sandboxShell;

const put = (name: string, value: object): void => void Object.defineProperty(window, name, { value });

if (host !== undefined) {
  host.begin();
  if (host.os === 'android') put('promenadeNative', { postMessage: (text: string) => host.take(JSON.parse(text)) });
  else put('webkit', { messageHandlers: { promenade: { postMessage: (message: unknown) => host.take(message) } } });
}

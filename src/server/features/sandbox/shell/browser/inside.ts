import type { ShellHost } from './host.ts';

/** In the frame, before the site's own scripts: what a real shell puts into the window of its web view. */
const host: ShellHost | undefined = window.parent === window ? undefined : window.parent.sandboxShell;

const put = (name: string, value: object): void => void Object.defineProperty(window, name, { value });

if (host !== undefined) {
  host.begin();
  if (host.os === 'android') put('promenadeNative', { postMessage: (text: string) => host.take(JSON.parse(text)) });
  else put('webkit', { messageHandlers: { promenade: { postMessage: (message: unknown) => host.take(message) } } });
}

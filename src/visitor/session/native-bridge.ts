/** What the app shell answers: 200 success, 999 error; 999 also where the shell lacks the function. */
export interface NativeResult {
  readonly code: number;
  readonly message: string;
}

interface IosHandler {
  postMessage(message: unknown): void;
}
interface Shell {
  readonly promenadeNative?: { postMessage(message: string): void };
  readonly webkit?: { readonly messageHandlers?: { readonly promenade?: IosHandler } };
}

const absent: NativeResult = { code: 999, message: 'error' };
const sent: NativeResult = { code: 200, message: 'success' };

/**
 * Hands a message to the app shell that this page runs in: `webkit.messageHandlers.promenade` on iOS, `promenadeNative.postMessage` with JSON on
 * Android. Nothing secret travels this way; tokens are exchanged by the shell itself.
 */
export const callNative = (name: 'setToken' | 'setEnterYn' | 'logout' | 'shareContent' | 'shareImage', data: Readonly<Record<string, string>> = {}): NativeResult => {
  const shell = window as Shell;
  const message = { name, data };
  try {
    if (shell.webkit?.messageHandlers?.promenade !== undefined) shell.webkit.messageHandlers.promenade.postMessage(message);
    else if (shell.promenadeNative !== undefined) shell.promenadeNative.postMessage(JSON.stringify(message));
    else return absent;
    return sent;
  } catch {
    return absent;
  }
};

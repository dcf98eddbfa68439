interface Handler {
  postMessage(message: unknown): void;
}
interface ShellWindow {
  readonly promenadeNative?: { postMessage(message: string): void };
  readonly webkit?: { readonly messageHandlers?: { readonly promenade?: Handler } };
  promenade?: { readonly receive: (message: unknown) => void };
}

/** The way to the shell that this page runs in, or undefined outside of one. It may throw: what is behind it is not ours. */
export const shellPost = (): ((message: object) => void) | undefined => {
  const { webkit, promenadeNative } = window as ShellWindow;
  const handler = webkit?.messageHandlers?.promenade;
  if (handler !== undefined) return (message) => handler.postMessage(message);
  return promenadeNative === undefined ? undefined : (message) => promenadeNative.postMessage(JSON.stringify(message));
};

/** Listener of shell messages; returns true when it handled the message. */
type Hearer = (message: object) => void;
const hearers = new Set<Hearer>();

const objectOf = (message: unknown): object | undefined => {
  const value: unknown = typeof message === 'string' ? JSON.parse(message) : message;
  return typeof value === 'object' && value !== null ? value : undefined;
};

/** Entry point for the shell, with an object or its JSON. It never throws. */
const receive = (message: unknown): void => {
  try {
    const read = objectOf(message);
    if (read !== undefined) for (const hear of hearers) hear(read);
  } catch {
    // No JSON, or an object that throws when it is read: as if nothing had been said.
  }
};

/** From now on the shell's messages are heard; it finds `promenade.receive` in the window. */
export const hearShell = (hear: Hearer): void => {
  hearers.add(hear);
  (window as ShellWindow).promenade ??= Object.freeze({ receive });
};

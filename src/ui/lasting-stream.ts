/** Time until a refused stream is asked for again, in milliseconds. The server's Retry-After is as long, but a browser does not tell it. */
const WAIT_MS = 30_000;
/** After a restart of the server every browser asks again: they spread over this time. */
const SPREAD_MS = 15_000;

/**
 * Keeps an event stream open. A browser reconnects by itself when a stream ends, but gives one up that the server refuses. `open` is told whether
 * events may have been missed.
 */
export const lastingStream = (open: (isAgain: boolean) => EventSource): { close(): void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (stream: EventSource): EventSource => {
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED || timer !== undefined) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          current = follow(open(true));
        },
        WAIT_MS + Math.random() * SPREAD_MS,
      );
    });
    return stream;
  };
  let current = follow(open(false));
  return {
    close() {
      clearTimeout(timer);
      // A stream that was closed on purpose is not opened again.
      timer = undefined;
      current.close();
    },
  };
};

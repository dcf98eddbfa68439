/** Calls `write` at most once in a period, with the number of events since the last call: a flood must not fill the log. */
export const seldom = <Event>(
  periodMs: number,
  write: (event: Event, count: number) => void,
  now: () => number = () => performance.now(),
): ((event: Event) => void) => {
  let last = -Infinity;
  let count = 0;
  return (event) => {
    count += 1;
    if (now() - last < periodMs) return;
    last = now();
    write(event, count);
    count = 0;
  };
};

const SLICE_MS = 8;

/** Yields to the event loop, so that other requests are answered. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs long work in steps and yields to the event loop between them. Returns the result. */
export async function runYielding<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  let step = steps.next();
  for (let since = performance.now(); step.done !== true; step = steps.next()) {
    if (performance.now() - since < SLICE_MS) continue;
    await yieldToEventLoop();
    since = performance.now();
  }
  return step.value;
}

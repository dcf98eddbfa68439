const SLICE_MS = 8;

/** Lets others be answered before going on. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs long work to its result while visitors are answered between its steps. */
export async function breathing<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  let step = steps.next();
  for (let since = performance.now(); step.done !== true; step = steps.next()) {
    if (performance.now() - since < SLICE_MS) continue;
    await breath();
    since = performance.now();
  }
  return step.value;
}

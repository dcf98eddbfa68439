import type { Page } from 'playwright';

interface Watched {
  readonly painted: Promise<number>;
}

/**
 * Watches for a step, in the page: from the end of the answer to a POST of `path` until the frame in which the step has changed is painted, in milliseconds.
 * The step is the text that tells it, and the page.
 */
const watch = ({ path, counter }: { readonly path: string; readonly counter: string }): void => {
  const stepNow = () => `${location.pathname} ${document.querySelector(counter)?.textContent ?? ''}`;
  const before = stepNow();
  const painted = new Promise<number>((done) => {
    const look = (): void => {
      if (stepNow() === before) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      // A message that is sent before a frame is drawn comes after it.
      port1.onmessage = () => {
        const at = performance.now();
        const answers = performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => new URL(entry.name).pathname === path);
        done(at - (answers.at(-1)?.responseEnd ?? Number.NaN));
      };
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
  Object.assign(window, { step: { painted } });
};

/** Does something that ends a step, and returns how long after the answer the next one was painted. */
export async function paintedAfter(
  page: Page,
  { path, counter, act }: { readonly path: string; readonly counter: string; readonly act: () => Promise<void> },
): Promise<number> {
  // The list of the page's requests is cut off when it is full.
  await page.evaluate(() => performance.clearResourceTimings());
  await page.evaluate(watch, { path, counter });
  await act();
  return page.evaluate(() => (window as unknown as { readonly step: Watched }).step.painted);
}

/** Draws a step by hand, without any of ours: the answer of a call in a paragraph. Returns how long after the answer it was painted. */
export const paintedByHand = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => {
    const place = document.createElement('p');
    document.body.append(place);
    performance.clearResourceTimings();
    place.textContent = await (await fetch(address)).text();
    const painted = await new Promise<number>((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(undefined);
      });
    });
    const entry = performance.getEntriesByType('resource').at(-1);
    place.remove();
    return painted - (entry instanceof PerformanceResourceTiming ? entry.responseEnd : Number.NaN);
  }, path);

import type { Page } from 'playwright';

interface Watched {
  readonly taken: number[];
}

/** Runs in the page: from each key that is pressed to the end of the frame that follows, in milliseconds. */
const watch = (): void => {
  const taken: number[] = [];
  Object.assign(window, { keys: { taken } });
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // A message that is sent before a frame is drawn comes after it.
        port1.onmessage = () => taken.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
};

/** Presses keys one after the other as somebody types fast, and tells how long each took to be seen. The first ones are not counted: they warm up. */
export async function pressKeys(page: Page, keys: readonly string[], pauseMs = 120): Promise<readonly number[]> {
  await page.evaluate(watch);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseMs);
  }
  const { taken } = await page.evaluate(() => (window as unknown as { readonly keys: Watched }).keys);
  return taken.slice(-Math.floor(keys.length * 0.85));
}

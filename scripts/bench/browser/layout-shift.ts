import type { Browser, BrowserContext } from 'playwright';
import { openSlowPage, PHONE, SLOW_4G } from './slow-phone.ts';

interface Shifts {
  shift: number;
}

/** Runs in the page before anything else does. Shifts after an interaction count too: what a press brings also has its place. */
const watch = (): void => {
  const seen: Shifts = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly {
      readonly value: number;
      readonly hadRecentInput: boolean;
    }[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A screen and what is pressed on it, once it stands. */
export interface ShiftCase {
  readonly address: string;
  readonly press: string;
  /** Key to press on it instead of clicking, such as for a slider. */
  readonly key?: string;
}

interface Options {
  readonly userAgent: string;
  /** Logs the browser in. */
  prepare(context: BrowserContext): Promise<void>;
  readonly restMs?: number;
}

/** Layout shift of a first visit at 390 px over slow 4G, and of one interaction after it. Rejects if there is nothing to press. */
export async function measureShift(
  browser: Browser,
  { address, press, key }: ShiftCase,
  { userAgent, prepare, restMs = 4_000 }: Options,
): Promise<number> {
  const context = await browser.newContext({ ...PHONE, viewport: { width: 390, height: 844 }, userAgent });
  try {
    await prepare(context);
    const { page, cdp } = await openSlowPage(context);
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    // Nothing to press means that the selector or the screen has changed: a shift without an interaction proves nothing.
    const target = page.locator(press).first();
    if ((await target.count()) === 0) throw new Error(`nothing on ${address} matches '${press}'.`);
    await (key === undefined ? target.click() : target.press(key));
    await page.waitForTimeout(restMs / 2);
    return await page.evaluate(() => (window as unknown as { readonly seen: Shifts }).seen.shift);
  } finally {
    await context.close();
  }
}

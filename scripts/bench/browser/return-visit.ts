import type { Browser, BrowserContext } from 'playwright';
import { openSlowPage, PHONE, SLOW_4G } from './slow-phone.ts';

/** Measurements of a visit by a browser that has the scripts. */
export interface ReturnVisit {
  /** Milliseconds until the largest part of the first screen stood. */
  readonly lcp: number;
  readonly shift: number;
}

/** Runs in the page before anything else does. */
const watch = (): void => {
  const visit = { lcp: 0, shift: 0 };
  Object.assign(window, { visit });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (visit.lcp = startTime));
  observe('layout-shift', (entry) => (visit.shift += (entry as PerformanceEntry & { readonly value: number }).value));
};

/** Opens an address once to fill the cache, then again over slow 4G on a slow phone. */
export async function measureReturnVisit(
  browser: Browser,
  address: string,
  prepare: (context: BrowserContext) => Promise<void>,
  restMs = 4_000,
): Promise<ReturnVisit> {
  const context = await browser.newContext({ ...PHONE, viewport: { width: 390, height: 844 } });
  try {
    await prepare(context);
    const { page, cdp } = await openSlowPage(context);
    await page.goto(address, { waitUntil: 'networkidle' });
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    // A guest would be led to the login.
    if (page.url() !== address) throw new Error(`${address} led to ${page.url()}.`);
    return await page.evaluate(() => (window as unknown as { readonly visit: ReturnVisit }).visit);
  } finally {
    await context.close();
  }
}

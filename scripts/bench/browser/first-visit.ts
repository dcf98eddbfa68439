import type { Browser } from 'playwright';
import { openPhone } from './slow-phone.ts';

/** Measurements of a first visit. */
export interface FirstVisit {
  /** Milliseconds until the largest part of the first screen stood. */
  readonly lcp: number;
  /** Milliseconds by which tasks kept the page from answering longer than 50 ms each. */
  readonly tbt: number;
  readonly cls: number;
  /** Everything that came over the network, with headers, until it was quiet. */
  readonly kb: number;
}

interface Seen {
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs in the page before anything else does. */
const watch = (): void => {
  const seen: Seen = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ duration }) => (seen.tbt += Math.max(duration - 50, 0)));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.cls += value;
  });
};

/** Opens an address as a new visitor does, over slow 4G, and waits until what follows by itself is done. */
export async function measureFirstVisit(browser: Browser, url: string, restMs = 4_000): Promise<FirstVisit> {
  const phone = await openPhone(browser, { slowNetwork: true });
  try {
    let bytes = 0;
    phone.cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await phone.page.addInitScript(watch);
    await phone.page.goto(url, { waitUntil: 'load' });
    await phone.page.waitForTimeout(restMs);
    const seen = await phone.page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen);
    return { ...seen, kb: bytes / 1_024 };
  } finally {
    await phone.close();
  }
}

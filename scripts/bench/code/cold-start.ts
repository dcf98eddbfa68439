import type { Browser, Page } from 'playwright';
import { openPhone, openSlowPage } from '../browser/slow-phone.ts';

/** Runs in the page: keeps when a picture was painted, in milliseconds from the beginning of the navigation. */
const watch = (): void => {
  const look = (): void => {
    if (document.querySelector('main svg[role="img"] path') === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }));
  };
  look();
};

/** Opens an address and returns the milliseconds until the picture of a code. */
export const watchCode = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit' });
  return page
    .waitForFunction(() => (window as unknown as { readonly shownAt?: number }).shownAt)
    .then((handle) => handle.jsonValue() as Promise<number>);
};

interface ColdStart {
  readonly address: string;
  readonly userAgent: string;
  readonly rounds: number;
  /** Brings the page to a state in which its worker keeps what it shows. */
  prepare(page: Page): Promise<void>;
}

/** Opens an address without a network on a slow phone whose worker has stopped, again and again; returns the milliseconds until the picture. */
export const measureColdStarts = async (
  browser: Browser,
  { address, userAgent, rounds, prepare }: ColdStart,
): Promise<readonly number[]> => {
  const phone = await openPhone(browser, { slowNetwork: false, userAgent });
  const context = phone.page.context();
  try {
    await prepare(phone.page);
    await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await phone.page.close();
    await context.setOffline(true);
    const shown: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { page, cdp } = await openSlowPage(context);
      await cdp.send('ServiceWorker.enable');
      await cdp.send('ServiceWorker.stopAllWorkers');
      shown.push(await watchCode(page, address));
      await page.close();
    }
    return shown;
  } finally {
    await phone.close();
  }
};

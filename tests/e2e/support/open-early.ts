import type { Page } from '@playwright/test';
import { hydrated } from './watch-page.ts';

/** Opens a page whose program stays on its way until the answer is called. */
export const openEarly = async (page: Page, address: string): Promise<() => Promise<void>> => {
  let come = (): void => undefined;
  const there = new Promise<void>((done) => (come = done));
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await there;
    await route.continue();
  });
  const ahead = page.waitForResponse(/\/assets\/early-press-/);
  await page.goto(address, { waitUntil: 'commit' });
  await (await ahead).finished();
  return async () => {
    come();
    await hydrated(page);
  };
};

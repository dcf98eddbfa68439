import type { BrowserContext, Page, Request } from 'playwright';

const patience = 8_000;
const quietMs = 80;
const step = 20;

/** Waits for hydration, calls and fonts. A page that never settles is captured as it is. */
export const settle = (page: Page): Promise<void> => watchingCalls(page, (calls) => rest(page, calls));

/** Runs an action on a page, waits until it settles, and returns the action's result. */
export const settleAfter = <Done>(page: Page, act: () => Promise<Done>): Promise<Done> =>
  watchingCalls(page, async (calls) => {
    const done = await act();
    const until = Date.now() + patience;
    do {
      await rest(page, calls);
      // A response may trigger further calls.
      await idle(page);
    } while (calls.size > 0 && Date.now() < until);
    return done;
  });

/** `calls` are the pending calls of the page during the action. */
async function watchingCalls<Done>(page: Page, act: (calls: ReadonlySet<Request>) => Promise<Done>): Promise<Done> {
  const calls = new Set<Request>();
  const begin = (request: Request): void => void (request.resourceType() !== 'eventsource' && calls.add(request));
  const end = (request: Request): void => void calls.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    return await act(calls);
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

async function rest(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  const until = Date.now() + patience;
  await page
    .waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
      undefined,
      { timeout: patience, polling: step },
    )
    .catch(() => undefined);
  for (let quiet = 0; quiet < quietMs && Date.now() < until; quiet = calls.size === 0 ? quiet + step : 0)
    await page.waitForTimeout(step);
}

/** Resolves when the page is painted and idle. A page that navigates never reports it. */
const idle = (page: Page): Promise<unknown> =>
  page
    .evaluate(
      () =>
        new Promise<void>((next) => requestAnimationFrame(() => requestIdleCallback(() => next(), { timeout: 1_000 }))),
    )
    .catch(() => undefined);

/** Captures the viewport. */
export const captureViewport = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide', type: 'jpeg', quality: 70 });

/** Captures a whole page in a window of its height, so that fixed elements are at the bottom and lazy images load. */
export async function capturePage(page: Page, tallest: number): Promise<Buffer> {
  const before = page.viewportSize();
  const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
  if (before !== null && height > before.height) {
    await page.setViewportSize({ ...before, height });
    await settle(page);
  }
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', type: 'png' });
  if (before !== null) await page.setViewportSize(before);
  return picture;
}

/** Freezes the clock of a browser at an instant; timers continue. */
export const stopClock = (context: BrowserContext, now: number): Promise<void> => context.clock.setFixedTime(now);

/** Sets session cookies in a browser. */
export const setCookies = async (context: BrowserContext, address: string, cookies: string): Promise<void> => {
  const all = cookies
    .split('; ')
    .filter((one) => one !== '')
    .map((one) => ({ name: one.slice(0, one.indexOf('=')), value: one.slice(one.indexOf('=') + 1), url: address }));
  await context.addCookies(all);
};

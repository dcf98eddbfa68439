import { test as base, expect, type Page } from '@playwright/test';

/** Everything a page complains about: errors, failed hydration, refused by the content security policy, answers above 399 for its own files. */
const listen = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${new URL(page.url(), 'http://page').pathname} ${what}`);
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  return complaints;
};

/** Playwright's test with a page whose complaints fail the test. */
export const test = base.extend<{ complaints: readonly string[]; expected: readonly RegExp[] }>({
  /** Complaints that the test itself brings about. */
  expected: [[], { option: true }],
  complaints: [
    async ({ page, expected }, use) => {
      const complaints = listen(page);
      await use(complaints);
      expect(complaints.filter((one) => !expected.some((pattern) => pattern.test(one)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page answers taps: React has taken over the server's markup. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
  );
};

/** Makes the visitor's own choice of language known before the first page. */
export const speak = async (page: Page, baseURL: string | undefined, locale: 'ko' | 'en'): Promise<void> => {
  await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
};

/** Opens a page and waits until it would hear of a release. */
export const openWatching = async (page: Page, address: string): Promise<void> => {
  const stream = page.waitForRequest(/\/api\/live/);
  await page.goto(address);
  await hydrated(page);
  // A later release is at the latest the first event of the stream.
  await stream;
};

/** Resolves when all that a page asks for by itself has been asked: what it tells half a second later has been told, and what decides has come. Begun before the page is opened. */
export const untilQuiet = async (page: Page): Promise<void> => {
  await page.waitForResponse(/\/slices\//);
  await page.waitForFunction(() => (window as unknown as { dataLayer?: readonly unknown[] }).dataLayer?.length);
};

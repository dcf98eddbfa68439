import type { Page } from '@playwright/test';
import { inTurn, rounds } from '../../support/long.ts';
import { loggedIn } from '../support/log-in.ts';
import { appAgent } from '../support/park-devices.ts';
import { axe, carryAxe, visibleFaults } from '../support/inspect-page.ts';
import { addressBook, listPages } from '../support/site-pages.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

const places = ['haneul-land', 'aqua-bay', 'forest-stay', 'speedway', ''];
const homes = [
  '/gateway',
  '/haneul-land/home/main',
  '/aqua-bay/home/main',
  '/forest-stay/home/main',
  '/speedway/home/main',
];

/** Some lead on to another site, where the tests of stand-ins look. */
const hasLeft = (page: Page): boolean => new URL(page.url()).pathname.startsWith('/sandbox/');

const open = async (page: Page, address: string): Promise<string[]> => {
  const status = (await page.goto(address, { waitUntil: 'domcontentloaded' }))?.status();
  if (hasLeft(page)) return [];
  await hydrated(page);
  const headings = await page.getByRole('heading', { level: 1 }).count();
  return [...(status === 200 ? [] : [`status ${status}`]), ...(headings > 0 ? [] : ['no main heading'])];
};

/** Pages without parameters come first: their links give the addresses of the others. */
const withParametersLast = (paths: readonly string[]): readonly string[] =>
  paths.toSorted((one, two) => Number(one.includes('{')) - Number(two.includes('{')));

/** Asked for without the content that it is for, it leads back at once. */
const leadsBack = '/editorspick';

for (const place of places) {
  for (const [turn, locale] of (['ko', 'en'] as const).entries()) {
    test(`the pages ${place === '' ? 'of the whole site' : `of ${place}`} open in ${locale}, 320 px wide: sound, accessible, in one language`, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await speak(page, baseURL, locale);
      await carryAxe(page);
      // Pages in development differ by two texts only: one in six of them is looked at.
      const all = (await listPages(request)).filter(
        ({ pageStatusCode }, index) => pageStatusCode !== 'D' || index % 6 === 0,
      );
      const isHere = (path: string) =>
        place === '' ? !places.some((one) => one !== '' && path.startsWith(`/${one}/`)) : path.startsWith(`/${place}/`);
      const paths = all
        .map(({ pagePath }) => pagePath)
        .filter((path) => isHere(path) && !path.includes('*}') && path !== leadsBack);
      const book = addressBook(paths);
      const faults: string[] = [];
      let looked = 0;
      for (const path of inTurn(withParametersLast(paths), 2, turn)) {
        const address = book.addressOf(path);
        const opened = await open(page, address);
        if (hasLeft(page)) continue;
        // The frame is the same around all of them; what is said in it is read every time.
        const found = [...opened, ...(await visibleFaults(page)), ...(await axe(page, { known: looked > 0 }))];
        looked++;
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        faults.push(...found.map((fault) => `${address}: ${fault}`));
        await book.learn(page);
      }
      expect(looked).toBeGreaterThan(rounds(2, 5));
      expect(faults).toEqual([]);
    });
  }
}

for (const place of [...places.filter((one) => one !== ''), 'mypage']) {
  test(`the pages of ${place} mark the Korean words of a member in English`, async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({ userAgent: appAgent, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await loggedIn(page, 'haneul_full');
    await speak(page, baseURL, 'en');
    const paths = (await listPages(request))
      .filter(({ pageStatusCode, pagePath }) => pageStatusCode === 'N' && pagePath.startsWith(`/${place}/`))
      .map(({ pagePath }) => pagePath);
    const book = addressBook(paths);
    const faults: string[] = [];
    for (const path of inTurn(withParametersLast(paths), 3)) {
      const address = book.addressOf(path);
      await open(page, address);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      faults.push(...(await visibleFaults(page)).map((fault) => `${address}: ${fault}`));
      await book.learn(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

for (const [name, use, viewport] of [
  ['a dark room', 'dark', { width: 390, height: 844 }],
  ['a wide window', 'light', { width: 1440, height: 900 }],
  ['a wide window in a dark room', 'dark', { width: 1440, height: 900 }],
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme: use, viewport });
    test('the gate and every home are accessible and fit the viewport', async ({ page }) => {
      const faults: string[] = [];
      for (const home of homes) {
        const found = [...(await open(page, home)), ...(await visibleFaults(page)), ...(await axe(page))];
        faults.push(...found.map((fault) => `${home}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}

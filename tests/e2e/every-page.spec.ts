import type { APIRequestContext, Page } from '@playwright/test';
import { axe, visibleFaults } from './inspect-page.ts';
import { addressBook, listPages } from './site-pages.ts';
import { expect, hydrated, speak, test } from './watch-page.ts';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const places = ['haneul-land', 'aqua-bay', 'forest-stay', 'speedway', ''];
const homes = ['/gateway', '/haneul-land/home/main', '/aqua-bay/home/main', '/forest-stay/home/main', '/speedway/home/main'];

const open = async (page: Page, address: string): Promise<string[]> => {
  const status = (await page.goto(address, { waitUntil: 'domcontentloaded' }))?.status();
  await hydrated(page);
  const headings = await page.getByRole('heading', { level: 1 }).count();
  return [...(status === 200 ? [] : [`status ${status}`]), ...(headings > 0 ? [] : ['no main heading'])];
};

/** Asked for without the content that it is for, it leads back at once. */
const leadsBack = '/editorspick';

const leadsOut = async (request: APIRequestContext, address: string): Promise<boolean> => (await request.get(address, { maxRedirects: 0 })).headers()['location']?.startsWith('/sandbox/') === true;

for (const place of places) {
  for (const locale of ['ko', 'en'] as const) {
    test(`the pages ${place === '' ? 'of the whole site' : `of ${place}`} open in ${locale}, 320 px wide: sound, accessible, in one language`, async ({ page, request, baseURL }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await speak(page, baseURL, locale);
      // Pages in development differ by two texts only: one in six of them is looked at.
      const all = (await listPages(request)).filter(({ pageStatusCode }, index) => pageStatusCode !== 'D' || index % 6 === 0);
      const isHere = (path: string) => (place === '' ? !places.some((one) => one !== '' && path.startsWith(`/${one}/`)) : path.startsWith(`/${place}/`));
      const paths = all.map(({ pagePath }) => pagePath).filter((path) => isHere(path) && !path.includes('*}') && path !== leadsBack);
      const book = addressBook(paths);
      const faults: string[] = [];
      for (const path of paths.toSorted((one, two) => Number(one.includes('{')) - Number(two.includes('{')))) {
        const address = book.addressOf(path);
        // Some lead on to another site, where the tests of stand-ins look.
        if (await leadsOut(request, address)) continue;
        const found = [...(await open(page, address)), ...(await visibleFaults(page)), ...(await axe(page))];
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        faults.push(...found.map((fault) => `${address}: ${fault}`));
        await book.learn(page);
      }
      expect(paths.length).toBeGreaterThan(5);
      expect(faults).toEqual([]);
    });
  }
}

for (const [name, use, viewport] of [
  ['a dark room', 'dark', { width: 390, height: 844 }],
  ['a wide window', 'light', { width: 1440, height: 900 }],
  ['a wide window in a dark room', 'dark', { width: 1440, height: 900 }],
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme: use, viewport });
    test('the gate and every home are accessible and fit', async ({ page }) => {
      const faults: string[] = [];
      for (const home of homes) {
        const found = [...(await open(page, home)), ...(await visibleFaults(page)), ...(await axe(page))];
        faults.push(...found.map((fault) => `${home}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}

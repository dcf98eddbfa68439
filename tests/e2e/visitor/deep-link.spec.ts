import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/watch-page.ts';

const phone = 'Mozilla/5.0 (Linux; Android 16; Mobile)';
const kept = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('deepLinkYn'), localStorage.getItem('deepLinkYn')]);
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

test.describe('whoever comes by a deep link', () => {
  test.use({ userAgent: phone });

  for (const [name, address, leadsTo] of [
    ['a payload', '/action?parkType=CB&page=newsevent', /^\/aqua-bay\/.*[?&]alarm=true/],
    ['a link with the mark of the app', '/haneul-land/information/traffic?app', /^\/deeplink\?url=/],
    ['a push that has led inside', '/haneul-land/announcement?alarm=true', /^\/haneul-land\/announcement\?alarm=true$/],
  ] as const) {
    test(`is known for the session by ${name}, on every page that follows, and not on the device [P-415]`, async ({
      page,
      context,
    }) => {
      await open(page, address);
      await expect.poll(() => kept(page)).toEqual(['Y', null]);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toMatch(leadsTo);
      await open(page, '/terms');
      expect(await kept(page)).toEqual(['Y', null]);
      const other = await context.newPage();
      await open(other, '/terms');
      expect(await kept(other)).toEqual([null, null]);
    });
  }
});

test('a visitor from a plain link is not', async ({ page }) => {
  await open(page, '/haneul-land/announcement?alarm=false&apple=app');
  await page.waitForLoadState('load');
  await open(page, '/terms');
  expect(await kept(page)).toEqual([null, null]);
});

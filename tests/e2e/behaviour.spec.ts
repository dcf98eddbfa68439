import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './watch-page.ts';

const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: '뒤로' });

test('a list comes back as it was left: filter, rows, place and focusable parts, without a call [P-064, V-028, V-284]', async ({ page }) => {
  await visit(page, '/haneul-land/announcement');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '더 보기' }).or(main.getByRole('link', { name: /더/ })).last().click();
  await expect(page).toHaveURL(/size=/);
  const rows = main.locator('li a[href*="/announcement/"]');
  const count = await rows.count();
  await scrollTo(page, 600);
  await rows.nth(6).click();
  await expect(page).toHaveURL(/\/announcement\/\d/);
  await expect.poll(() => scrollY(page)).toBe(0);
  // Nothing of the list is met while it is out of sight.
  await expect(rows.first()).toBeHidden();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await back(page).click();
  await expect(page).toHaveURL(/size=/);
  await expect(rows).toHaveCount(count);
  await expect.poll(() => scrollY(page)).toBe(600);
  expect(calls.filter((path) => path.startsWith('/api/v1/iam/contents/notices'))).toEqual([]);
});

import { openEarly } from '../support/open-early.ts';
import { expect, test } from '../support/watch-page.ts';

test('replays a tap that came before hydration', async ({ page }) => {
  const come = await openEarly(page, '/haneul-land/home/main');
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('button', { name: '전체' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await come();
  await expect(page.getByRole('dialog').getByRole('link', { name: '파크 지도', exact: true }).first()).toBeVisible();
});

test('keeps the scroll position of a page that is scrolled before hydration, also after a reload', async ({ page }) => {
  const come = await openEarly(page, '/haneul-land/home/main');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await come();
  const menu = page.getByRole('dialog');
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('button', { name: '전체' }).tap();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const top = () => page.evaluate(() => window.scrollY);
  expect(await top()).toBe(700);
  await page.reload();
  await expect.poll(top).toBe(700);
});

test('in the app, a link to another site opens without a new window before hydration', async ({ page }) => {
  await page.route(/\/assets\/entry-client-/, () => undefined);
  await page.goto('/sandbox/shell?at=%2Fhaneul-land%2Ffacility%2Fpickup-order', { waitUntil: 'commit' });
  await page.frameLocator('#site').getByRole('link', { name: '주문하기' }).click();
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue(
    /\/expay\.do\?method=validCh&entryKey=ELPU0001&morderType=pickup$/,
  );
});

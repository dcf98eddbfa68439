import type { CDPSession, Page } from '@playwright/test';
import { visit } from '../support/log-in.ts';
import { expect, hydrated, test } from '../support/watch-page.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('the guide map', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Two fingers that move from one distance to another, around the middle of the map. */
  const pinch = async (cdp: CDPSession, at: { readonly x: number; readonly y: number }, from: number, to: number) => {
    const points = (apart: number) => [-1, 1].map((side, id) => ({ x: at.x + (side * apart) / 2, y: at.y, id }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
    for (const share of [0.25, 0.5, 0.75, 1])
      await cdp.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: points(from + (to - from) * share),
      });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('grows to three times its size under two fingers and shrinks to 0.8 [V-318, P-306]', async ({ page }) => {
    await visit(page, '/haneul-land/information/guidemap');
    const map = main(page).getByRole('group');
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    const at = { x: (box?.x ?? 0) + 175, y: (box?.y ?? 0) + 120 };
    const cdp = await page.context().newCDPSession(page);
    await pinch(cdp, at, 40, 300);
    await expect(main(page).getByText('300%')).toBeVisible();
    await pinch(cdp, at, 300, 30);
    await expect(main(page).getByText('80%', { exact: true })).toBeVisible();
  });

  test('has the whole screen to itself when asked, and gives it back on the way back', async ({ page }) => {
    await visit(page, '/aqua-bay/information/guidemap');
    await main(page).getByRole('button', { name: '크게 보기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '확대' }).click();
    await expect(dialog.getByText('125%')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: '크게 보기' })).toBeFocused();
  });
});

test('the chosen tab stands in the address, is there again after a reload, and is reached by keys', async ({
  page,
}) => {
  await visit(page, '/forest-stay/charge/charge');
  const tabs = main(page).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=old$/);
  await expect(main(page).getByRole('row', { name: /6인실/ })).toBeVisible();
  await page.reload();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByRole('row', { name: /휠체어 4인실/ })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('tabs are links to what they show', async ({ page }) => {
    await page.goto('/forest-stay/charge/charge');
    await main(page).getByRole('tab').nth(1).click();
    await expect(main(page).getByRole('row', { name: /6인실/ })).toBeVisible();
  });
});

test('a list goes on by pages, each with its own address, and begins at its top', async ({ page }) => {
  await visit(page, '/aqua-bay/announcement');
  const pages = main(page).getByRole('navigation', { name: '쪽' });
  const first = await main(page).getByRole('heading', { level: 2 }).first().innerText();
  await pages.getByRole('link', { name: '마지막 쪽' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(pages.getByRole('link', { name: '2 / 2쪽' })).toHaveAttribute('aria-current', 'page');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).not.toHaveText(first);
  await expect(
    main(page)
      .locator('ul')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first(),
  ).toBeFocused();
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(first);
});

test('an important notice that was put away stays away on this device', async ({ page }) => {
  await visit(page, '/haneul-land/information/todaypark');
  const bar = page.getByRole('complementary', { name: '중요한 소식' });
  await expect(bar.getByRole('link')).toBeVisible();
  const said = await bar.innerText();
  await bar.getByRole('button').click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(said, { exact: true })).toHaveCount(0);
});

test('banners move on by themselves, stop when told, and stand still for those who want no motion', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/haneul-land/promotion/monthly');
  const banners = main(page).getByRole('region', { name: '이달의 소식' });
  await expect(banners.getByText('1 / 2')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(banners.getByText('2 / 2')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(banners.getByRole('button', { name: '자동으로 넘기기', exact: true })).toBeVisible();
});

test.describe('a login', () => {
  test.use({ expected: [/status of 401/] });
  test('that takes long covers the page and says so after a second [P-295]', async ({ page }) => {
    await visit(page, '/member/login');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/v1/iam/certification/**', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await main(page).getByLabel('아이디', { exact: true }).fill('haneul_none');
    await main(page).getByLabel('비밀번호', { exact: true }).fill('Haneul2026!');
    await main(page).getByRole('button', { name: '로그인', exact: true }).click();
    const waiting = page.getByRole('status').filter({ hasText: '잠시만 기다려 주세요' });
    await expect(waiting).toBeVisible();
    answer.resolve();
    await expect(waiting).toHaveCount(0);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  test('a double tap opens a dialog and does not close it [P-719]', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/haneul-land/home/main');
    // The second tap comes within the guard's time, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    const course = page.getByRole('navigation', { name: 'Main' }).getByText('Course');
    const dialog = page.getByRole('alertdialog');
    await course.click();
    const { x, y } = (await dialog.getByRole('button').boundingBox()) ?? { x: 0, y: 0 };
    // Where its answer is about to stand.
    await page.mouse.click(x + 20, y + 20);
    await expect(dialog).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });
});

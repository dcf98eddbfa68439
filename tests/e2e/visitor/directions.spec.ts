import type { Page } from '@playwright/test';
import { loggedIn, visit } from '../support/log-in.ts';
import { expect, hydrated, test } from '../support/watch-page.ts';

const form = '/haneul-land/map/find';
const english = async (page: Page) =>
  page.context().addCookies([{ name: 'locale', value: 'en', url: new URL(page.url()).origin }]);
const steps = (page: Page) => page.getByRole('main').locator('ol li button');

for (const path of [form, '/haneul-land/map/find/way', '/aqua-bay/map/find', '/aqua-bay/map/find/way']) {
  test(`a guest at ${path} is told to log in and comes back afterwards [V-103 V-373 V-374]`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('alertdialog')).toContainText('로그인하면 이용할 수 있어요');
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(page).toHaveURL((url) => url.pathname === '/member/login' && url.searchParams.get('from') === path);
  });
}

test('a member outside of the park is told about the ticket, in Korean and English [V-103 V-375]', async ({ page }) => {
  await loggedIn(page, 'haneul_full');
  await visit(page, form);
  await expect(page.getByText('입장한 이용권이 있어야 이용할 수 있어요')).toBeVisible();
  await english(page);
  await visit(page, '/aqua-bay/map/find/way');
  await expect(page.getByText('It is only available with an entered ticket')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('a member in the park finds a route with the keyboard alone, and it works on without a network [V-068 V-069 V-103]', async ({
    page,
    context,
  }) => {
    await loggedIn(page, 'haneul_onsite');
    await visit(page, form);
    for (const [field, term] of [
      ['출발', '구름 회전목마'],
      ['도착', 'ㅎㄴㄱㄹㅊ'],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: field }).first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type(term);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    const find = page.getByRole('main').getByRole('link', { name: '길 찾기' });
    await expect(find).toBeVisible();
    await find.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/map\/find\/way\?from=\d+&to=\d+/);
    await expect(steps(page).last()).toContainText('하늘 관람차 도착');
    // Parts that come late have come: nothing was loaded for two seconds.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .every((entry) => performance.now() - (entry as PerformanceResourceTiming).responseEnd > 2_000),
    );
    await context.setOffline(true);
    await page.getByRole('button', { name: /계단 없는 길/ }).click();
    await expect(page).toHaveURL(/mode=step-free/);
    await expect(steps(page).last()).toContainText('하늘 관람차 도착');
  });
});

test('the route in English has no Korean, and nothing is cut off with text of double size', async ({ page }) => {
  await loggedIn(page, 'haneul_onsite');
  await visit(page, '/haneul-land/home/main');
  await english(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/haneul-land/map/find/way?from=103&to=101');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(steps(page).last()).toContainText('Arrive at');
  expect(await page.getByRole('main').innerText()).not.toMatch(/[가-힣]/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

import type { Page } from '@playwright/test';
import { visit } from '../support/log-in.ts';
import { expect, speak, test } from '../support/watch-page.ts';

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => main(page).locator('[data-position]').first();
const grip = (page: Page) => main(page).getByRole('button', { name: /목록 높이 바꾸기/ });

test.describe('the map of the theme park', () => {
  test('shows markers and the list in its sheet; a marker opens its facility, which has an address of its own [V-067, V-084, V-085]', async ({
    page,
  }) => {
    await visit(page, '/haneul-land/map');
    await expect(sheet(page)).toHaveAttribute('data-position', 'mid');
    await expect(main(page).getByRole('link', { name: /노을 코스터/ })).toBeVisible();
    await main(page)
      .getByRole('link', { name: /노을 코스터/ })
      .click();
    await expect(page).toHaveURL(/\/haneul-land\/map\?f=102$/);
    await expect(main(page).getByRole('heading', { name: '노을 코스터' })).toBeVisible();
    await page.reload();
    await expect(main(page).locator('[data-marker="102"]')).toHaveAttribute('aria-pressed', 'true');
    await main(page).getByRole('button', { name: '지도로 돌아가기' }).click();
    await expect(page).toHaveURL(/\/haneul-land\/map$/);
  });

  test('has a sheet that is dragged up and down [P-022]', async ({ page }) => {
    await visit(page, '/haneul-land/map');
    const drag = async (dy: number): Promise<void> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await grip(page).boundingBox()) ?? {};
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2 + dy, { steps: 5 });
      await page.mouse.up();
    };
    await drag(120);
    await expect(sheet(page)).toHaveAttribute('data-position', 'bottom');
    await drag(-120);
    await expect(sheet(page)).toHaveAttribute('data-position', 'mid');
  });

  test('keeps the category in the address, and finds names by their first consonants', async ({ page }) => {
    await visit(page, '/haneul-land/map');
    await main(page).getByRole('link', { name: /^공연/ }).click();
    await expect(page).toHaveURL(/\?cate=02$/);
    await expect(main(page).getByRole('link', { name: /노을 코스터/ })).toHaveCount(0);
    await main(page).getByRole('searchbox').fill('ㄴㅇㅋㅅㅌ');
    await expect(main(page).getByRole('link', { name: /노을 코스터/ })).toBeVisible();
    await expect(sheet(page)).toHaveAttribute('data-position', 'top');
  });

  test('hides the header and covers the page while the sheet is at the top [V-093]', async ({ page }) => {
    await visit(page, '/haneul-land/home/main');
    const header = page.getByRole('banner');
    await expect(header).toBeVisible();
    await grip(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(sheet(page)).toHaveAttribute('data-position', 'top');
    await expect(header).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(header).toBeVisible();
  });
});

for (const address of ['/haneul-land/home/main', '/aqua-bay/home/main', '/haneul-land/map']) {
  test(`a sheet with a grip stands on ${address} [V-084]`, async ({ page }) => {
    await visit(page, address);
    await expect(grip(page)).toBeVisible();
  });
}

test.describe('the location that is off in the app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Mobile) HaneulResortApp/1' });

  interface App {
    asked: { readonly name: string; readonly data: object }[];
    promenade: { receive(message: object): void };
  }
  const settings = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as App).asked
        .filter(({ name }) => name === 'requestPermissionSetting')
        .map(({ data }) => data),
    );

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const inApp = window as unknown as App;
      inApp.asked = [];
      const postMessage = (text: string) => {
        const { id, ...asked } = JSON.parse(text) as { id: string; name: string; data: object };
        inApp.asked.push(asked);
        const data = asked.name.endsWith('Permission') ? { isGranted: false } : {};
        setTimeout(() => inApp.promenade.receive({ id, code: 200, message: 'success', data }), 0);
      };
      Object.assign(window, { promenadeNative: { postMessage } });
    });
    await visit(page, '/haneul-land/map');
    await grip(page).press('ArrowDown');
    await main(page).getByRole('button', { name: '내 위치' }).click();
  });

  test('asks for the permission; Cancel changes nothing [V-100, V-102]', async ({ page }) => {
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('위치 권한을 켜면 이 서비스를 쓸 수 있어요');
    await expect(dialog.getByRole('button', { name: '설정' })).toBeVisible();
    await dialog.getByRole('button', { name: '취소' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await settings(page)).toEqual([]);
    await expect(page).toHaveURL(/\/haneul-land\/map$/);
  });

  test('opens the permission settings of the app [V-101]', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: '설정' }).click();
    await expect.poll(() => settings(page)).toEqual([{ permissionType: '1004' }]);
  });
});

test('the lists and the pages of a facility [V-070, V-071, V-072]', async ({ page }) => {
  await visit(page, '/haneul-land/map/facility');
  await expect(main(page).getByRole('heading', { name: '편의시설' })).toBeVisible();
  await visit(page, '/haneul-land/map/list');
  await main(page)
    .getByRole('link', { name: /노을 코스터/ })
    .click();
  await expect(page).toHaveURL(/\/haneul-land\/map\/01\/01\/102$/);
  await expect(main(page).getByRole('heading', { name: '노을 코스터' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /공유/ })).toBeVisible();
});

test('earlier addresses of a facility still work', async ({ page }) => {
  await visit(page, '/haneul-land/map/list/2');
  await expect(main(page).getByRole('heading', { name: '노을 코스터' })).toBeVisible();
});

test('heights stay on the device and answer whether the party can ride', async ({ page }) => {
  await visit(page, '/haneul-land/map/01/01/102');
  // The part with the sliders may still be hydrating.
  await expect(async () => {
    await main(page).getByRole('slider').first().fill('141');
    await main(page).getByRole('slider').first().fill('140');
    await expect(main(page).getByText('모두 이용할 수 있어요')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.reload();
  await expect(main(page).getByText('모두 이용할 수 있어요')).toBeVisible();
});

test('the map in English shows no Hangul', async ({ page, baseURL }) => {
  await speak(page, baseURL, 'en');
  await visit(page, '/haneul-land/map');
  await expect(main(page).getByRole('link', { name: /Sunset Coaster/ })).toBeVisible();
  expect(await main(page).innerText()).not.toMatch(/\p{Script=Hangul}/u);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the map page is its list', async ({ page }) => {
    await page.goto('/haneul-land/map');
    await expect(main(page).getByRole('link', { name: /노을 코스터/ })).toBeVisible();
    await expect(main(page).getByRole('group', { name: '파크 지도' })).toBeHidden();
  });
});

test('on a wide screen the list stands beside the map', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 832 });
  await visit(page, '/haneul-land/map');
  expect((await sheet(page).boundingBox())?.width).toBe(400);
  await expect(grip(page)).toBeHidden();
  await expect(main(page).getByRole('button', { name: '내 위치' })).toBeVisible();
});

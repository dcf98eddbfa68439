import type { Page } from '@playwright/test';
import { publisher } from '../../support/publish.ts';
import { listPages } from '../support/site-pages.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};
const bar = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });
const menu = (page: Page) => page.getByRole('dialog');

test("the header has exactly the buttons of the page's flags", async ({ page, request }) => {
  const pages = await listPages(request);
  const header = page.getByRole('banner');
  for (const path of [
    '/gateway',
    '/haneul-land/home/main',
    '/haneul-land/announcement',
    '/aqua-bay/home/main',
    '/aqua-bay/information/usageguide',
    '/forest-stay/home/main',
    '/speedway/information',
    '/terms',
  ]) {
    const id = pages.find(({ pagePath }) => pagePath === path)?.pageId ?? '';
    const flags = (await publisher(request).read('page', id))['flags'] as Readonly<Record<string, boolean>>;
    await visit(page, path);
    const has = async (flag: string, role: 'button' | 'link', name: string): Promise<void> => {
      await expect
        .soft(header.getByRole(role, { name, exact: role === 'button' }), `${flag} of ${path}`)
        .toHaveCount(flags[flag] === true ? 1 : 0);
    };
    await has('prevBtn', 'button', '뒤로');
    await has('homeLogo', 'link', '하늘 리조트 첫 화면');
    await has('smartBookBtn', 'link', '예매');
    await has('alarmBtn', 'link', '알림');
    await has('loginBtn', 'link', '로그인');
    await has('menuBtn', 'button', '전체 메뉴 열기');
    // Search is for testers, and nobody is one here.
    await expect.soft(header.getByRole('link', { name: '검색' }), `search of ${path}`).toHaveCount(0);
  }
});

for (const [place, base] of [
  ['haneul-land', 'sky-pocket'],
  ['aqua-bay', 'aqua-pocket'],
] as const) {
  test(`the bar of ${place} leads to home, map, pocket, SOM and course, marks where the visitor is, and has SOM in Korean only`, async ({
    page,
    baseURL,
  }) => {
    await visit(page, `/${place}/home/main`);
    const links = bar(page).getByRole('link');
    await expect(links).toHaveText(['홈', '지도', '포켓', '솜', '코스']);
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      `/${place}/home/main`,
      `/${place}/map`,
      `/${place}/${base}`,
      '/somcharging',
      `/${place}/course`,
    ]);
    await expect(bar(page).locator('[aria-current]')).toHaveText('홈');
    await links.nth(1).tap();
    await expect(page).toHaveURL(new RegExp(`/${place}/map$`));
    await expect(bar(page).locator('[aria-current]')).toHaveText('지도');
    await speak(page, baseURL, 'en');
    await visit(page, `/${place}/home/main`);
    await expect(page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link')).toHaveText([
      'Home',
      'Map',
      'Pocket',
      'Course',
    ]);
  });
}

for (const place of ['forest-stay', 'speedway']) {
  test(`${place} has one floating button for the menu and no bar`, async ({ page }) => {
    await visit(page, `/${place}/home/main`);
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('button', { name: '메뉴', exact: true }).tap();
    await expect(menu(page)).toBeVisible();
  });
}

test('the all-menu opens by keyboard with ALL of the bar, traps the focus, and restores it on Escape [P-132]', async ({
  page,
}) => {
  await visit(page, '/haneul-land/home/main');
  const opener = bar(page).getByRole('button', { name: '전체' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('heading', { name: '전체 메뉴' })).toBeFocused();
  const inside = await menu(page).getByRole('link').count();
  for (let press = 0; press < inside + 20; press++) {
    await page.keyboard.press('Tab');
    // Between last and first the browser's own bar may have the focus; then it is on nothing of the page.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
});

test('the all-menu opens and closes by touch, with its button and a tap outside', async ({ page }) => {
  await visit(page, '/speedway/home/main');
  await page.getByRole('button', { name: '메뉴', exact: true }).tap();
  await menu(page).getByRole('button', { name: '닫기' }).tap();
  await expect(menu(page)).toHaveCount(0);
});

test('going back closes the all-menu before the route changes [P-453]', async ({ page }) => {
  await visit(page, '/gateway');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
  await bar(page).getByRole('button', { name: '전체' }).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gateway$/);
});

test('going back closes a dialog before the route changes [P-453]', async ({ page, baseURL }) => {
  await speak(page, baseURL, 'en');
  await visit(page, '/gateway');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Course').click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Sorry, this feature is not available in English.');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gateway$/);
});

test('going back while a page loads returns to the previous page', async ({ page }) => {
  await visit(page, '/haneul-land/home/main');
  await page.evaluate(
    () =>
      new Promise((done) => {
        const before = window.location.pathname;
        window.addEventListener('popstate', done, { once: true });
        document.querySelector<HTMLAnchorElement>('main a[href*="/announcement"]')?.click();
        const watch = setInterval(() => {
          if (window.location.pathname === before) return;
          clearInterval(watch);
          window.history.back();
        }, 1);
      }),
  );
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
  await expect(page).toHaveTitle('하늘랜드');
});

test('the venue of the first page is the current resort [P-320]', async ({ page }) => {
  await visit(page, '/aqua-bay/home/main');
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('curResort'), /curResort=(\w+)/.exec(document.cookie)?.[1]]))
    .toEqual(['CB', 'CB']);
});

test('without a stored resort, a shared page has the bar of the default venue [V-003]', async ({ page }) => {
  await visit(page, '/terms');
  const targets = async (name: string) => bar(page).getByRole('link', { name }).getAttribute('href');
  expect(await Promise.all(['홈', '지도', '포켓'].map(targets))).toEqual([
    '/haneul-land/home/main',
    expect.stringMatching(/^\/haneul-land\/.*map/),
    expect.stringMatching(/^\/haneul-land\/.*pocket/),
  ]);
});

test('the all-menu lists the four parks in order, and a tap opens a main page and stores the choice [P-150]', async ({
  page,
}) => {
  await visit(page, '/haneul-land/home/main');
  await bar(page).getByRole('button', { name: '전체' }).tap();
  const parks = menu(page).getByRole('navigation', { name: '파크 바꾸기' }).getByRole('button');
  await expect(parks).toHaveText(['하늘랜드', '아쿠아베이', '포레스트스테이', '스피드웨이']);
  await expect(parks.and(page.locator('[aria-current]'))).toHaveText('하늘랜드');
  await parks.nth(1).tap();
  await expect(page).toHaveURL(/\/aqua-bay\/home\/main$/);
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'water');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('curResort'))).toBe('CB');
  // Landing leads on to the main page of the park that was chosen last.
  await page.goto('/landing?mode=main');
  await expect(page).toHaveURL(/\/aqua-bay\/home\/main$/);
});

test('company menus are collapsed at the end of the all-menu, two for park and water park, one for stay and speedway, in Korean only [P-157 P-158]', async ({
  page,
  baseURL,
}) => {
  const homes = [
    ['haneul-land', 2],
    ['aqua-bay', 2],
    ['forest-stay', 1],
    ['speedway', 1],
  ] as const;
  for (const [place, folds] of homes) {
    await visit(page, `/${place}/home/main`);
    await page.getByRole('button', { name: /^(전체|메뉴)$/ }).click();
    const folded = menu(page).locator('details');
    await expect(folded).toHaveText(folds === 2 ? [/^회사 소개/, /^채용과 제안/] : [/^회사 소개/]);
    await folded.last().locator('summary').click();
    await expect(folded.last().getByRole('link', { name: '채용' })).toHaveAttribute('href', /^\/sandbox\/site\/jobs\./);
    await expect(folded.last().getByRole('link', { name: '임직원 제안' })).toHaveAttribute(
      'href',
      /^\/sandbox\/site\/staff\./,
    );
  }
  await speak(page, baseURL, 'en');
  for (const [place] of homes) {
    await visit(page, `/${place}/home/main`);
    await page.getByRole('button', { name: /^(All|Menu)$/ }).click();
    await expect(menu(page).getByRole('heading').first()).toBeVisible();
    await expect(menu(page).locator('details')).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: /jobs|staff/i })).toHaveCount(0);
  }
});

test('the footer lists terms and the other sites in Korean, and neither in English', async ({ page, baseURL }) => {
  await visit(page, '/haneul-land/home/main');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('listitem').getByRole('link', { name: '이용약관' })).toBeVisible();
  await expect(footer.locator('details')).toHaveCount(1);
  await speak(page, baseURL, 'en');
  await visit(page, '/haneul-land/home/main');
  await expect(footer).toBeVisible();
  await expect(footer.getByRole('listitem')).toHaveCount(0);
  await expect(footer.locator('details')).toHaveCount(0);
});

test('external links open the labelled sandbox page in a new window and announce it', async ({ page, context }) => {
  await visit(page, '/haneul-land/home/main');
  await bar(page).getByRole('button', { name: '전체' }).tap();
  const out = menu(page).getByRole('link', { name: /분실물 센터.*새 창/s });
  await expect(out).toHaveAttribute('href', '/sandbox/site/lost.haneul-resort.example/');
  const [opened] = await Promise.all([context.waitForEvent('page'), out.click()]);
  await expect(opened.getByText('연습용 화면')).toBeVisible();
  await expect(opened.getByText('https://lost.haneul-resort.example/')).toBeVisible();
  await expect(opened.getByRole('heading', { level: 1 })).toContainText('분실물 센터');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

for (const path of ['/app-setting', '/mypage/noti']) {
  test(`whoever opens ${path} in a browser on a first visit reads that the app has it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('status')).toContainText('앱에서만');
  });
}

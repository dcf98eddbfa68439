import type { Page } from '@playwright/test';
import { expect, hydrated, test, untilQuiet } from '../support/watch-page.ts';

const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: '뒤로' });

test('a list comes back as it was left: filter, rows, place and focusable parts, without a call [P-064, P-105, V-028, V-284]', async ({
  page,
}) => {
  await visit(page, '/haneul-land/announcement');
  const main = page.getByRole('main');
  const fewer = await main.locator('li a[href*="/announcement/"]').count();
  await main
    .getByRole('link', { name: '더 보기' })
    .or(main.getByRole('link', { name: /더/ }))
    .last()
    .click();
  const rows = main.locator('li a[href*="/announcement/"]');
  await expect(page).toHaveURL(/size=/);
  await expect.poll(() => rows.count()).toBeGreaterThan(fewer);
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

test("an editor's pick without a number goes back to the page before [P-280]", async ({ page }) => {
  await visit(page, '/terms');
  await page.goto('/editorspick/');
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('banner').getByRole('heading', { name: '이용약관' })).toBeVisible();
});

test.describe('without a part of the program', () => {
  // The browser says that the part did not come, and React that it drew what stands without it anew.
  test.use({ expected: [/Failed to load resource|did not hydrate|Hydration failed/i] });

  test('the page is loaded whole once, then the visitor is told and may try again [P-454]', async ({ page }) => {
    await visit(page, '/haneul-land/announcement');
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.route(/\/assets\/notice-detail-.*\.js/, (route) => route.abort());
    await page.getByRole('main').locator('li a[href*="/announcement/"]').first().click();
    await expect(page).toHaveURL(/\/announcement\/\d/);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('연결이 원활하지 않아요');
    expect(loads).toHaveLength(1);
    await page.unroute(/\/assets\/notice-detail-.*\.js/);
    await dialog.getByRole('button', { name: '다시' }).click();
    await expect(
      page.getByRole('main').getByRole('article').or(page.getByRole('main').locator('h1, h2')).first(),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => loads.length).toBe(2);
  });
});

test('pages and links are told to the data layer, a page 500 ms after the route has changed [P-046, P-090, P-455]', async ({
  page,
}) => {
  const told = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: readonly Record<string, string>[] }).dataLayer ?? []).map(
        ({ event, aaPageNm }) => `${event} ${aaPageNm}`,
      ),
    );
  await visit(page, '/haneul-land/announcement');
  await expect.poll(told).toEqual(['page_view EL>Notice List']);
  await page.getByRole('main').locator('li a[href*="/announcement/"]').first().click();
  await expect.poll(told).toEqual(['page_view EL>Notice List', 'link_click EL>Notice List', 'page_view EL>Notice Dtl']);
});

test('what is loaded once for a release is kept on the device and used after a reload [P-357, P-620]', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const loads = () => calls.filter((path) => /common\/(message-resource|pages|codes\/)|fword-list/.test(path)).length;
  const kept = () =>
    page.evaluate(() =>
      ['messages', 'pages', 'codes', 'words', 'pageMeta'].filter((name) => localStorage.getItem(name) !== null),
    );
  await visit(page, '/haneul-land/home/main');
  await expect.poll(kept).toEqual(['messages', 'pages', 'codes', 'words', 'pageMeta']);
  await expect.poll(loads).toBe(4);
  calls.length = 0;
  await page.evaluate(() => localStorage.setItem('words', '{"hostile":'));
  await page.reload();
  await expect.poll(loads).toBe(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('words'))).toContain('"data"');
});

for (const path of ['/member/verify/nice', '/member/verify/ipin', '/member/sns/kakao']) {
  test(`${path} makes none of the four loads [${path.includes('sns') ? 'P-622' : 'P-621'}]`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const quiet = untilQuiet(page);
    await visit(page, path);
    await quiet;
    expect(calls.filter((call) => call.startsWith('/api/v1/') && !call.includes('session'))).toEqual([]);
  });
}

test.describe('when what is loaded once does not come', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('the connection page shows 408, and the next page is a page again [P-675]', async ({ page }) => {
    await page.route('**/api/v1/iam/fword-list', (route) => route.abort());
    await visit(page, '/haneul-land/announcement');
    await expect(page.getByText('408')).toBeVisible();
    await page.unroute('**/api/v1/iam/fword-list');
    await page.getByRole('link', { name: /메인/ }).last().click();
    await expect(page).toHaveURL(/\/haneul-land\/home\/main/);
    await expect(page.getByText('408')).toHaveCount(0);
  });
});

test('twelve open tabs all load pages and hear one stream', async ({ context, baseURL }) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams.push(request.url());
  });
  const tabs: Page[] = [];
  for (let tab = 0; tab < 12; tab++) {
    const page = await context.newPage();
    await visit(page, `${baseURL}/haneul-land/announcement`);
    tabs.push(page);
  }
  // The last to come still gets a page, its slices and its calls.
  const last = tabs[11] as Page;
  await last.getByRole('main').locator('li a[href*="/announcement/"]').first().click();
  await expect(last).toHaveURL(/\/announcement\/\d/);
  await expect.poll(() => streams.length).toBe(1);
  // When the tab that keeps the stream is closed, another one opens it.
  await tabs[0]?.close();
  await expect.poll(() => streams.length).toBe(2);
});

test("the header's back leads past homes, where the browser's own goes one by one [P-458]", async ({ page }) => {
  await visit(page, '/haneul-land/announcement');
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '홈' }).click();
  await expect(page).toHaveURL(/home\/main$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /목록 높이 바꾸기/ })
    .press('ArrowUp');
  await page.getByRole('main').locator('a[href*="/announcement/"]').first().click();
  await expect(page).toHaveURL(/\/announcement\/\d/);
  await back(page).click();
  await expect(page).toHaveURL(/\/announcement$/);
  await page.goForward();
  await expect(page).toHaveURL(/home\/main$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/announcement\/\d/);
  await page.goBack();
  await expect(page).toHaveURL(/home\/main$/);
});

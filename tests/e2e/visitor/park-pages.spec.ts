import type { Page } from '@playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

/** Screen of the first decision of a page. */
const screenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
          readonly decision: { readonly screen: string };
        }
      ).decision.screen,
  );

const pages = [
  ['V-217', '/haneul-land/information/traffic', 'TrafficInformation', '오시는 길'],
  ['V-218', '/haneul-land/information/guidemap', 'GuideMap', '안내 지도'],
  ['V-219', '/haneul-land/information/todaypark', 'TodayPark', '오늘의 파크'],
  ['V-220', '/haneul-land/information/showtime', 'ShowTime', '공연 시간'],
  ['V-221', '/haneul-land/information/convenience', 'Convenience', '편의 시설'],
  ['V-222', '/haneul-land/information/docent', 'Docent', '도슨트'],
  ['V-223', '/haneul-land/information/thingsToKnow', 'ThingsToKnow', '알아 두면 좋아요'],
  ['V-224', '/haneul-land/information/dailypark', 'DailyPark', '날짜별 파크'],
  ['V-225', '/aqua-bay/information/todaypark', 'CBTodayPark', '오늘의 아쿠아베이'],
  ['V-226', '/aqua-bay/information/itemprepare', 'CBItemPrepare', '챙겨 오세요'],
  ['V-227', '/aqua-bay/information/usageguide', 'CBUsageGuide', '이용 방법'],
  ['V-228', '/aqua-bay/information/convenience', 'CBConvenience', '편의 시설'],
  ['V-229', '/aqua-bay/information/traffic', 'CBTrafficInformation', '오시는 길'],
  ['V-230', '/aqua-bay/information/guidemap', 'CBGuideMap', '안내 지도'],
  ['V-231', '/aqua-bay/information/dailypark', 'CBDailyPark', '날짜별 베이'],
  ['V-078', '/aqua-bay/map/facility', 'CBFacilityMap', '시설 지도'],
] as const;

for (const [id, path, screen, title] of pages) {
  test(`${path} opens ${screen} [${id}]`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await hydrated(page);
    expect(await screenOf(page)).toBe(screen);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = page.getByRole('main');
    const content = main.getByRole('heading').or(main.getByRole('img'));
    // In the evening, the times of shows are only the group of those that are over.
    await expect(content.or(main.getByRole('group')).first()).toBeVisible();
  });
}

test('a guest reads an event with its chances, and is led to the login', async ({ page }) => {
  await page.goto('/haneul-land/event/roulette/1');
  await expect(page.getByText('10번에 7번꼴')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '로그인하기' })).toBeVisible();
});

test('the map of the water park has a footer and no header, and facilities with a share button [V-075, V-076]', async ({
  page,
}) => {
  await page.goto('/aqua-bay/map');
  await hydrated(page);
  expect(await screenOf(page)).toBe('CBmap');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: /목록 높이 바꾸기/ })
    .press('ArrowUp');
  const pool = page.getByRole('main').getByRole('link').filter({ hasText: '파도풀' }).first();
  await expect(pool).toContainText(/\d분/);
  // Arriving wait times reorder the list. A row that moves under the pointer is not clicked.
  await expect(async () => {
    await pool.click();
    await expect(page).toHaveURL(/f=|\/aqua-bay\/map\/02\//, { timeout: 2_000 });
  }).toPass();
  await page.goto('/aqua-bay/map/02/01/101');
  expect(await screenOf(page)).toBe('CBFacilitiesDetail');
  await expect(page.getByRole('banner').getByRole('button', { name: /공유/ })).toBeVisible();
});

for (const [venue, screen, id] of [
  ['haneul-land', 'ELMain', 'V-024, V-032'],
  ['aqua-bay', 'CBMain', 'V-024, V-034'],
  ['forest-stay', 'HBMain', 'V-024'],
  ['speedway', 'SWMain', 'V-024'],
] as const) {
  test(`the base path of ${venue} ends on ${screen} [${id}]`, async ({ page }) => {
    await page.goto(`/${venue}/home`);
    await expect(page).toHaveURL(new RegExp(`/${venue}/home/main$`));
    expect(await screenOf(page)).toBe(screen);
  });
}

for (const venue of ['haneul-land', 'aqua-bay']) {
  test(`the header of the home of ${venue} has a logo and buttons for booking, alarms and login, and search for testers [V-033, V-035]`, async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const button = (name: RegExp) =>
      header.getByRole('link', { name }).or(header.getByRole('button', { name })).first();
    await page.goto(`/${venue}/home/main`);
    await hydrated(page);
    for (const name of [/하늘 리조트 첫 화면/, /예매/, /알림/, /로그인/]) await expect(button(name)).toBeVisible();
    await expect(button(/검색/)).toHaveCount(0);
    await logIn(page, 'haneul_test');
    await page.goto(`/${venue}/home/main`);
    await hydrated(page);
    await expect(button(/검색/)).toBeVisible();
  });
}

test('the show times of the water park are hidden in English [V-232]', async ({ page, baseURL }) => {
  await speak(page, baseURL, 'en');
  await page.goto('/aqua-bay/home/main');
  await hydrated(page);
  await expect(page.locator('a[href*="/information/showtime"]')).toHaveCount(0);
});

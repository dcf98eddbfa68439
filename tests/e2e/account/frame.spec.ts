import { loggedIn, logIn, visit } from '../support/log-in.ts';
import { expect, hydrated, test } from '../support/watch-page.ts';

const app = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 HaneulResortApp/1.0';

test("the all-menu fetches and shows a member's grade, nickname and Som when it opens [P-010 P-011 P-147] [P-708]", async ({
  page,
}) => {
  await loggedIn(page, 'haneul_full');
  const calls: string[] = [];
  page.on('request', (one) => calls.push(...(/\/api\/v1\/iam\/members\?/.test(one.url()) ? [one.url()] : [])));
  await visit(page, '/haneul-land/home/main');
  expect(calls).toEqual([]);
  const asked = page.waitForResponse(/\/api\/v1\/iam\/members\?/);
  await page.getByRole('button', { name: '전체' }).tap();
  const { data } = (await (await asked).json()) as {
    data: { nickName: string; grdCdName: string; remainPoint: number };
  };
  const menu = page.getByRole('dialog');
  await expect(menu).toContainText(`${data.grdCdName} 하늘 멤버스`);
  await expect(menu).toContainText(`${data.nickName} 님`);
  await expect(menu).toContainText(`${data.remainPoint.toLocaleString('en-US')}개`);
});

test("the all-menu of any venue requests the membership by the member's number and park EL [P-623]", async ({
  page,
}) => {
  await loggedIn(page, 'haneul_full');
  await visit(page, '/aqua-bay/home/main');
  const asked = page.waitForResponse(/\/api\/v1\/iam\/members\?/);
  await page.getByRole('button', { name: '전체' }).tap();
  const answer = await asked;
  const { data } = (await answer.json()) as { data: { membershipUid: string; grdCdName: string; remainPoint: number } };
  expect(Object.fromEntries(new URL(answer.url()).searchParams)).toEqual({
    membershipUid: data.membershipUid,
    parkType: 'EL',
  });
  await expect(page.getByRole('dialog')).toContainText(data.grdCdName);
  await expect(page.getByRole('dialog')).toContainText(`${data.remainPoint.toLocaleString('en-US')}개`);
});

test('a member with an expired login appears logged out in the header and the all-menu, without a notice [P-691]', async ({
  page,
}) => {
  await logIn(page, 'haneul_full');
  await page.route(/\/api\/v1\/iam\/members\?/, (route) =>
    route.fulfill({ json: { code: 'TKT_16', errorMessage: 'over', errorType: 'S' } }),
  );
  await visit(page, '/haneul-land/home/main');
  await expect(page.getByRole('banner').getByRole('link', { name: '내 정보' })).toBeVisible();
  await page.getByRole('button', { name: '전체' }).tap();
  await expect(page.getByRole('dialog')).toContainText('로그인해 주세요');
  await expect(page.locator('header').getByRole('link', { name: '로그인', includeHidden: true })).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
});

test.describe('in the app', () => {
  test.use({ userAgent: app });

  test('a simple member who taps SOM is offered an upgrade, which links to my page [P-483]', async ({ page }) => {
    await loggedIn(page, 'haneul_simple');
    await visit(page, '/haneul-land/home/main');
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '솜' }).tap();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('정회원만');
    await asked.getByRole('button', { name: '정회원 전환' }).tap();
    await expect(page).toHaveURL(/\/mypage$/);
  });

  test('the all-menu has the button of the app settings, which opens them [P-159]', async ({ page }) => {
    await visit(page, '/haneul-land/home/main');
    await page.getByRole('button', { name: '전체' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: '앱 설정' }).tap();
    await expect(page).toHaveURL(/\/app-setting$/);
  });
});

for (const [home, item, path] of [
  ['/haneul-land/home/main', '포켓', '/haneul-land/sky-pocket'],
  ['/aqua-bay/home/main', '포켓', '/aqua-bay/aqua-pocket'],
  ['/haneul-land/home/main', '솜', '/somcharging'],
] as const) {
  test(`a member on the web who taps ${item} at ${home} reads that only the app has it, stays, and may go on to the ways there [P-482] [V-372]`, async ({
    page,
  }) => {
    await loggedIn(page, 'haneul_full');
    await visit(page, home);
    const bar = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: item });
    const told = page.getByRole('alertdialog');
    await bar.tap();
    await expect(told).toContainText('이 서비스는 리조트 앱에서만 이용할 수 있어요');
    await told.getByRole('button', { name: '닫기' }).tap();
    await expect(told).toHaveCount(0);
    await expect(page).toHaveURL(home);
    await bar.tap();
    await told.getByRole('button', { name: '앱으로 이용하기' }).tap();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/app-only' && searchParams.get('url') === path,
    );
    await expect(page.getByRole('main').getByRole('link', { name: '앱 설치하기' })).toBeVisible();
  });
}

test.describe('a guest of the bar', () => {
  for (const [item, path] of [
    ['포켓', '/haneul-land/sky-pocket'],
    ['솜', '/somcharging'],
  ] as const) {
    test(`is asked whether to log in for ${item}, and is taken to the login that leads back [P-481] [V-371]`, async ({
      page,
    }) => {
      await visit(page, '/haneul-land/home/main');
      const bar = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: item });
      await bar.tap();
      await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).tap();
      await expect(page).toHaveURL('/haneul-land/home/main');
      await bar.tap();
      await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).tap();
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) => pathname === '/member/login' && searchParams.get('from') === path,
      );
    });
  }

  test('a tap on my page in the all-menu opens the login with setting=on [P-149]', async ({ page }) => {
    await visit(page, '/haneul-land/home/main');
    await page.getByRole('button', { name: '전체' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: '내 정보' }).tap();
    await expect(page).toHaveURL(/\/member\/login\?setting=on$/);
  });
});

test('the coach mark appears once per park and device, and only there [P-160]', async ({ page }) => {
  const homes = [
    ['/haneul-land/home/main', 1],
    ['/haneul-land/home/main', 0],
    ['/aqua-bay/home/main', 1],
    ['/aqua-bay/home/main', 0],
    ['/forest-stay/home/main', 0],
    ['/speedway/home/main', 0],
  ] as const;
  for (const [home, marks] of homes) {
    await page.goto(home);
    await hydrated(page);
    await page.getByRole('button', { name: /^(전체|메뉴)$/ }).tap();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('button', { name: '닫기' })).toBeVisible();
    // The code of a mark has come, if there is one.
    await page.waitForLoadState('networkidle');
    await expect(menu.getByRole('complementary'), home).toHaveCount(marks);
  }
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('the QR codes of app and goods stand beside their links, in Korean only [P-140 P-141 V-055]', async ({
    page,
    baseURL,
  }) => {
    for (const home of ['/haneul-land/home/main', '/aqua-bay/home/main', '/haneul-land/information/traffic']) {
      await visit(page, home);
      await expect(page.getByRole('img', { name: 'QR' })).toHaveCount(2);
    }
    await page.context().addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
    for (const home of ['/haneul-land/home/main', '/aqua-bay/home/main']) {
      await visit(page, home);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('img', { name: 'QR' })).toHaveCount(0);
    }
  });
});

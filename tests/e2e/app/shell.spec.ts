import type { FrameLocator, Page } from '@playwright/test';
import { axe, visibleFaults } from '../support/inspect-page.ts';
import { passwordOf, visit } from '../support/log-in.ts';
import { expect, test } from '../support/watch-page.ts';

test.use({ viewport: { width: 1440, height: 950 } });

/** Opens the simulator with the site in its phone, at an address, and waits until the page in it takes taps. */
const open = async (page: Page, at: string): Promise<FrameLocator> => {
  await page.goto(`/sandbox/shell?at=${encodeURIComponent(at)}`);
  await hydratedInside(page);
  return page.frameLocator('#site');
};

const hydratedInside = async (page: Page): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('iframe')?.contentDocument?.getElementById('app') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      ),
    )
    .toBe(true);
};

const line = (page: Page, name: string) => page.locator(`.line[data-name="${name}"]`);

/** Sets what the fake app does with a function. */
const set = async (
  page: Page,
  name: string,
  mode: 'answer' | 'deny' | 'absent' | 'silent',
  data?: string,
): Promise<void> => {
  const row = page.locator(`details[data-name="${name}"]`);
  await row.locator('summary').click();
  await row.getByLabel('앱의 반응').selectOption(mode);
  if (data !== undefined) await row.getByLabel('대답할 data').fill(data);
};

test('a login in the app passes a code, the member and the resort to the shell [P-390] [P-644] [V-339] [V-477]', async ({
  page,
}) => {
  const site = await open(page, '/member/login?from=%2Fhaneul-land%2Fhome%2Fmain');
  const form = site.getByRole('main').locator('form');
  await form.getByLabel('아이디').fill('haneul_onsite');
  await form.getByLabel('비밀번호', { exact: true }).fill(passwordOf('haneul_onsite'));
  await form.getByRole('button', { name: '로그인' }).click();
  await expect(line(page, 'setToken')).toHaveText(/"token":"[\w-]{20,}","membershipUid":"100000000010"/);
  await expect(line(page, 'setEnterYn').last()).toHaveText(
    /"enterCode":"Y","pticketId":"[^"]+","parkType":"EL","membershipUid":"100000000010"/,
  );
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue('/haneul-land/home/main');
});

test('a push and a return to the app refresh the count of unread notifications [P-451] [P-452] [P-647] [V-041] [V-348]', async ({
  page,
}) => {
  await open(page, '/haneul-land/home/main');
  const counts = line(page, 'getUnreadNotiCount');
  await expect(counts).toHaveCount(1);
  await expect(counts).toContainText('{"resortType":"EL","notiType":"ALL"}');
  await page.getByLabel('읽지 않은 알림').fill('7');
  await page.getByRole('button', { name: '앱에서 나가기' }).click();
  await page.getByRole('button', { name: '푸시 보내기' }).click();
  await expect(counts).toHaveCount(2);
  await expect(counts.first()).toContainText('200 {"unreadCount":7}');
  await page.getByRole('button', { name: '앱으로 돌아오기' }).click();
  await expect(counts).toHaveCount(3);
});

test('the app counts unread notifications at venues whose documents enable it; the web does not [P-122] [V-041]', async ({
  page,
}) => {
  const site = await open(page, '/haneul-land/home/main');
  const counts = line(page, 'getUnreadNotiCount');
  await expect(counts).toHaveCount(1);
  for (const [path, counted] of [
    ['/aqua-bay/home/main', 2],
    ['/forest-stay/home/main', 2],
    ['/speedway/home/main', 2],
    ['/haneul-land/home/main', 3],
  ] as const) {
    await page.getByLabel('주소', { exact: true }).fill(path);
    await page.getByRole('button', { name: '열기' }).click();
    // The page that is left may be asked too, and cannot answer any more.
    await expect(async () =>
      expect(await site.locator('html').evaluate(() => window.location.pathname)).toBe(path),
    ).toPass();
    await hydratedInside(page);
    // Who leaves a page at once has not been told of anything there.
    await expect(counts).toHaveCount(counted);
  }
  await expect(counts.locator('.data')).toHaveText(
    ['EL', 'CB', 'EL'].map((resortType) => JSON.stringify({ resortType, notiType: 'ALL' })),
  );

  await page.addInitScript(
    () =>
      void Object.assign(window, {
        asked: [],
        promenadeNative: {
          postMessage: (text: string) => void (window as unknown as { asked: string[] }).asked.push(text),
        },
      }),
  );
  await visit(page, '/haneul-land/home/main');
  await page.getByRole('button', { name: '전체' }).click();
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
});

test('the smart reservation opens in its web view; when the app refuses, lacks or breaks it, the site navigates there [P-649] [V-044] [V-486]', async ({
  page,
}) => {
  const site = await open(page, '/haneul-land/home/main');
  const book = site.getByRole('banner').getByRole('link', { name: /예매/ });
  await book.click();
  await expect(line(page, 'openSmartReservation')).toHaveText(
    /"title":"[^"]+","url":"http:\/\/127\.0\.0\.1:\d+\/sandbox\/site\/[^"]+\/main\.do\?method=index"/,
  );
  await set(page, 'openSmartReservation', 'deny');
  // Within a second of the first a press opens nothing more.
  await expect(async () => {
    await book.click({ timeout: 1_000 });
    await expect(page.getByLabel('주소', { exact: true })).toHaveValue(
      /^\/sandbox\/site\/[^/]+\/main\.do\?method=index$/,
      { timeout: 2_000 },
    );
  }).toPass();
});

test("a table order scans the table's code and pays, a pickup order has its own code; on the web both say that they need the app [P-038] [P-039] [P-652] [P-653] [V-312] [V-313]", async ({
  page,
}) => {
  const site = await open(page, '/haneul-land/facility/table-order');
  await set(page, 'openSmartReservation', 'absent');
  await site.getByRole('button', { name: 'QR 찍기' }).click();
  await expect(line(page, 'scan')).toContainText('{"scanType":"1005","membershipUid":"","parkType":"EL","code":""}');
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue(
    /\/expay\.do\?method=validCh&morderType=table&entryKey=TABLE07$/,
  );

  await page.getByLabel('주소', { exact: true }).fill('/haneul-land/facility/pickup-order');
  await page.getByRole('button', { name: '열기' }).click();
  await site.getByRole('link', { name: '주문하기' }).click();
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue(
    /\/expay\.do\?method=validCh&entryKey=ELPU0001&morderType=pickup$/,
  );

  for (const path of ['table-order', 'pickup-order']) {
    await page.goto(`/haneul-land/facility/${path}`);
    await expect(page.getByText('이 서비스는 리조트 앱에서만 이용할 수 있어요')).toBeVisible();
  }
});

test('an invalid scan response shows a notice and keeps the page', async ({ page }) => {
  const site = await open(page, '/haneul-land/facility/table-order');
  await set(page, 'scan', 'answer', '{ "scanCode": ["<img src=x onerror=alert(1)>"] }');
  await site.getByRole('button', { name: 'QR 찍기' }).click();
  await expect(site.getByText('QR을 읽지 못했어요')).toBeVisible();
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue('/haneul-land/facility/table-order');
});

test("the site uses the app's language, and reports a switch to the app [P-645] [P-705] [V-506]", async ({ page }) => {
  const site = await open(page, '/haneul-land/home/main');
  await page.getByLabel('Android').check();
  await page
    .getByRole('group', { name: /앱 언어/ })
    .getByLabel('English')
    .check();
  await page.getByRole('button', { name: '앱 다시 시작' }).click();
  await expect(site.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByLabel('주소', { exact: true }).fill('/haneul-land/home/main');
  // The address is the same, so a mark tells the document that is left from the one that comes.
  await site.locator('html').evaluate((html) => html.setAttribute('data-left', ''));
  await page.getByRole('button', { name: '열기' }).click();
  await expect(site.locator('html:not([data-left])')).toBeAttached();
  await expect(site.getByRole('banner')).toBeVisible();
  await hydratedInside(page);
  await site
    .getByRole('banner')
    .getByRole('button', { name: /한국어/ })
    .click();
  await expect(line(page, 'setLangCode')).toContainText('{"langCode":"ko"}');
  await expect(site.locator('html')).toHaveAttribute('lang', 'ko');
});

for (const [width, locale] of [
  [1440, 'ko'],
  [390, 'en'],
  [320, 'ko'],
] as const) {
  test(`the simulator is sound at ${width} px in ${locale}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 850 });
    await open(page, '/haneul-land/home/main');
    await page.locator('details[data-name="scan"] summary').press('Enter');
    expect([await axe(page), await visibleFaults(page)]).toEqual([[], []]);
  });
}

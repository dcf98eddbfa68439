import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/watch-page.ts';

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Mobile) HaneulResortApp/1' });

interface App {
  asked: { readonly name: string; readonly data: object }[];
  promenade: { receive(message: object): void };
}

/** An app that does whatever it is asked for, and keeps what that was. */
const app = (page: Page) =>
  page.addInitScript(() => {
    const inApp = window as unknown as App;
    inApp.asked = [];
    const postMessage = (text: string) => {
      const { id, ...asked } = JSON.parse(text) as { id: string; name: string; data: object };
      inApp.asked.push(asked);
      setTimeout(() => inApp.promenade.receive({ id, code: 200, message: 'success', data: {} }), 0);
    };
    Object.assign(window, { promenadeNative: { postMessage } });
  });
const opened = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as App).asked.filter(({ name }) => name === 'openExternalPage').map(({ data }) => data),
  );

test.beforeEach(({ page }) => app(page));

for (const [shell, agent] of [
  [
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 HaneulResortApp/1',
  ],
  ['Android', 'Mozilla/5.0 (Linux; Android 16; Mobile) AppleWebKit/537.36 HaneulResortApp/1'],
] as const) {
  test.describe(`in the shell of ${shell}`, () => {
    test.use({ userAgent: agent });

    test(`the site boots, calls the bridge and tells its analytics that it is in the app: ${shell} [P-002]`, async ({
      page,
    }) => {
      await page.goto('/haneul-land/home/main');
      await hydrated(page);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as App).asked.map(({ name }) => name)))
        .toContain('getUnreadNotiCount');
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              (window as unknown as { dataLayer?: readonly { readonly channel?: string }[] }).dataLayer?.[0]?.channel,
          ),
        )
        .toBe('A');
    });
  });
}

test.describe('a deep link', () => {
  test('opens its screen, which redirects to the page of its payload [P-271]', async ({ page }) => {
    await page.goto('/action?parkType=HB&page=facil_list&code=7');
    await expect(page).toHaveURL('/forest-stay/amenity?parkType=HB&code=7&pageKey=facil_list&alarm=true');
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('of the kind inlink opens its page with alarm=true [P-438]', async ({ page }) => {
    await page.goto(`/action?parkType=CB&page=inlink&linkUrl=${encodeURIComponent('/aqua-bay/promotion/monthly?x=1')}`);
    await expect(page).toHaveURL('/aqua-bay/promotion/monthly?x=1&parkType=CB&pageKey=inlink&alarm=true');
    await expect(page.getByRole('banner').getByRole('heading', { name: '이달의 혜택' })).toBeVisible();
  });

  const outlink = `/action?page=outlink&linkUrl=${encodeURIComponent('https://shop.haneul-resort.example/gift')}`;
  const standIn = '/sandbox/site/shop.haneul-resort.example/gift';

  test("of the kind outlink opens its page (in the sandbox its sandbox page) in the system browser, because the app's view shows this site only [P-439]", async ({
    page,
    baseURL,
  }) => {
    await page.goto(outlink);
    await hydrated(page);
    await page.getByRole('main').locator(`a[href="${standIn}"]`).tap();
    await expect.poll(() => opened(page)).toEqual([{ url: `${baseURL}${standIn}` }]);
    await expect(page).toHaveURL(outlink);
  });

  test.describe('on the web', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Mobile)' });

    test('of the kind outlink redirects outside immediately [P-439]', async ({ page }) => {
      await page.goto(outlink);
      await expect(page).toHaveURL(standIn);
      await expect(page.getByText('연습용 화면').first()).toBeVisible();
    });
  });
});

test.describe('a push', () => {
  const tell = async (page: Page, data: object) => {
    await page.goto('/haneul-land/home/main');
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as App).asked.some(({ name }) => name === 'listenStatus')))
      .toBe(true);
    await page.evaluate((told) => (window as unknown as App).promenade.receive({ event: 'push', data: told }), data);
  };

  test('of the type NTC with a linkUrl opens that notice [P-444]', async ({ page }) => {
    await tell(page, { parkType: 'EL', type: 'NTC', linkUrl: '/haneul-land/announcement/1/01' });
    await expect(page).toHaveURL('/haneul-land/announcement/1/01?alarm=true');
    await expect(
      page.getByRole('main').getByRole('heading', { name: '겨울철 운영 시간이 이렇게 바뀌어요' }),
    ).toBeVisible();
  });

  test('of the type INLINK opens the page of its linkUrl [P-446]', async ({ page }) => {
    await tell(page, { type: 'INLINK', linkUrl: '/aqua-bay/promotion/monthly' });
    await expect(page).toHaveURL('/aqua-bay/promotion/monthly?alarm=true');
    await expect(page.getByRole('banner').getByRole('heading', { name: '이달의 혜택' })).toBeVisible();
  });

  test('of the type OUTLINK opens its linkUrl (in the sandbox its sandbox page) outside the app and keeps the page [P-447]', async ({
    page,
    baseURL,
  }) => {
    await tell(page, { type: 'OUTLINK', linkUrl: 'https://shop.haneul-resort.example/gift' });
    await expect.poll(() => opened(page)).toEqual([{ url: `${baseURL}/sandbox/site/shop.haneul-resort.example/gift` }]);
    await expect(page).toHaveURL('/haneul-land/home/main');
  });
});

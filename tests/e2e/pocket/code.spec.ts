import { loggedIn, visit } from '../support/log-in.ts';
import { appAgent, openDevices, shownCode } from '../support/park-devices.ts';
import { expect, test } from '../support/watch-page.ts';

const pocket = '/haneul-land/sky-pocket';

test.describe('a phone', () => {
  test.use({ userAgent: appAgent });

  test('registers a ticket, and shows its code from a cold start without a network; a gate lets it in once [V-105] [V-108]', async ({
    page,
    context,
    browser,
  }) => {
    await loggedIn(page, 'haneul_ask');
    await page.goto('/sandbox/tickets');
    const number = await page
      .locator('article', { has: page.getByRole('heading', { name: '하늘랜드 종일 이용권' }) })
      .getByText(/^\d{18}$/)
      .first()
      .textContent();
    await visit(page, `${pocket}/regist`);
    await page.getByLabel('이용권 번호').fill(number ?? '');
    await page.getByRole('button', { name: '등록하기' }).tap();
    await expect(page).toHaveURL(pocket);
    await expect(page.locator('main svg[role="img"]')).toBeVisible();
    expect(await shownCode(page)).toMatch(/^PE/);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

    await page.close();
    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto(pocket);
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(again.locator('main svg[role="img"]')).toBeVisible();
    expect(await again.evaluate(() => navigator.onLine)).toBe(false);
    const code = await shownCode(again);
    expect(code).toMatch(/^PE/);

    const gate = await openDevices(browser);
    expect(await gate.scan(code)).toContain('확인되었어요');
    expect(await gate.scan(code)).toContain('거절되었어요');
    await gate.close();
  });
});

import type { Browser, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { loggedIn, visit } from '../support/log-in.ts';
import { expect, test } from '../support/watch-page.ts';

const app = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 HaneulResortApp/1.0';
const pocket = '/haneul-land/sky-pocket';

/** Text of the entry code on the screen, read from its picture as a gate does. */
const shownCode = async (page: Page): Promise<string> => {
  const picture = await page.locator('main svg[role="img"]').first().screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
};

/** A gate of the park in a browser of its own; it answers a code with its verdict. */
const openGate = async (browser: Browser) => {
  const gate = await (await browser.newContext()).newPage();
  await gate.goto('/sandbox/devices');
  await expect(gate.locator('#status')).toContainText('연결됨');
  const scan = async (code: string): Promise<string> => {
    await gate.locator('#code').fill(code);
    const answer = gate.waitForResponse(/\/api\/device\/v1\/scan-entry$/);
    await gate.getByRole('button', { name: '확인', exact: true }).click();
    await answer;
    await expect(gate.locator('#result')).not.toHaveAttribute('data-result', 'none');
    return (await gate.locator('#result').textContent()) ?? '';
  };
  return { scan, close: () => gate.context().close() };
};

test.describe('a phone', () => {
  test.use({ userAgent: app });

  test('registers a ticket, and shows its code from a cold start without a network; a gate lets it in once [V-105] [V-108]', async ({ page, context, browser }) => {
    await loggedIn(page, 'haneul_ask');
    await page.goto('/sandbox/tickets');
    const number = await page.locator('article', { has: page.getByRole('heading', { name: '하늘랜드 종일 이용권' }) }).getByText(/^\d{18}$/).first().textContent();
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

    const gate = await openGate(browser);
    expect(await gate.scan(code)).toContain('확인되었어요');
    expect(await gate.scan(code)).toContain('거절되었어요');
    await gate.close();
  });
});

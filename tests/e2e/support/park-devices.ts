import type { Browser, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect } from './watch-page.ts';

export const appAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 HaneulResortApp/1.0';

/** Text of the code on the screen, read from its picture as a device does. */
export const shownCode = async (page: Page): Promise<string> => {
  const picture = await page.locator('main svg[role="img"]').first().screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
};

/** The devices of a park in a browser of its own: the page that plays each of them. */
export const openDevices = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/sandbox/devices');
  await expect(page.locator('#status')).toContainText('연결됨');
  /** Stands at a place as another device. */
  const moveTo = async (kind: '게이트' | '놀이기구' | '판매기', place = ''): Promise<void> => {
    const status = page.locator('#status');
    await page.locator('#place').selectOption(place);
    await page.getByLabel(kind, { exact: true }).check();
    await expect(status).toContainText(`${kind} 연결됨`);
  };
  /** Answers a code with the verdict of an action. */
  const scan = async (code: string, action = '입장'): Promise<string> => {
    await page.getByLabel(action, { exact: true }).check();
    if (code !== '') await page.locator('#code').fill(code);
    const answer = page.waitForResponse(/\/api\/device\/v1\/(?!join)/);
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await answer;
    await expect(page.locator('#result')).not.toHaveAttribute('data-result', 'none');
    return (await page.locator('#result').textContent()) ?? '';
  };
  /** Text of the code on a sign at the place. */
  const signAt = async (name: string): Promise<string> =>
    (await page.locator('#code-list li', { hasText: name }).locator('code').textContent()) ?? '';
  return { moveTo, scan, signAt, close: () => page.context().close() };
};

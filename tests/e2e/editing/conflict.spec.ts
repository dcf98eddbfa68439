import type { Page } from '@playwright/test';
import { signedIn } from '../support/console-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, test } from '../support/watch-page.ts';

keepRelease();

// A save over somebody else's is refused, and the second operator hears of nothing.
test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  locale: 'en-US',
  expected: [/Failed to load resource|EventSource/],
});

const ticketPrices = 'page/PGE_AME_00066';
const path = (page: Page) => page.getByLabel('Path', { exact: true });
const state = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the page for somebody who does not hear what others save. */
const opened = async (page: Page): Promise<void> => {
  await page.route('**/api/console/v1/events', (route) => route.abort());
  await signedIn(page, `/content/${ticketPrices}`);
  await expect(path(page)).toBeVisible();
};

test('when two operators edit a page, compatible changes merge, the second one resolves conflicts, and typing continues', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage({
    baseURL: baseURL ?? '',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  await opened(page);
  await opened(other);
  const first = await path(page).inputValue();
  await state(page, 'Blocked').click();
  await path(page).fill(`${first}-of-one`);
  await expect(page.getByText('Saved as draft')).toBeVisible();

  await path(other).fill(`${first}-of-two`);
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /saved “Ticket prices”/ })).toBeVisible();
  await expect(dialog.getByText(/Only .+ changed it: .+ Accepted/i)).toBeVisible();
  await expect(dialog.getByText(`${first}-of-one`)).toBeVisible();
  // Both live on while nothing is chosen: the second goes on typing.
  await dialog.getByRole('button', { name: 'Keep typing' }).click();
  await expect(path(other)).toHaveValue(`${first}-of-two`);
  await path(other).fill(`${first}-of-two-too`);
  await other.getByRole('button', { name: 'Compare both' }).click();
  await dialog.getByRole('radio', { name: new RegExp(`${first}-of-one`) }).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(path(other)).toHaveValue(`${first}-of-one`);
  await expect(state(other, 'Blocked')).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText('Saved as draft')).toBeVisible();
  await other.close();
});

test("independent changes merge automatically, and undo keeps the other operator's changes", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage({
    baseURL: baseURL ?? '',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  await opened(page);
  await opened(other);
  const first = await path(page).inputValue();
  await path(page).fill(`${first}-of-one`);
  await expect(page.getByText('Saved as draft')).toBeVisible();
  await state(other, 'In preparation').click();
  await expect(other.getByText(/Both versions were merged; nothing was overwritten/)).toBeVisible();
  await expect(path(other)).toHaveValue(`${first}-of-one`);
  await expect(other.getByText('Saved as draft')).toBeVisible();
  await other.keyboard.press('Control+z');
  await expect(state(other, 'Open')).toHaveAttribute('aria-pressed', 'true');
  await expect(path(other)).toHaveValue(`${first}-of-one`);
  await other.close();
});

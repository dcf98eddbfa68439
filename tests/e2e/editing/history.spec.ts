import { signedIn } from '../support/console-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, test } from '../support/watch-page.ts';

keepRelease();

// Before sign-in the browser logs a 401.
test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  locale: 'en-US',
  expected: [/Failed to load resource/],
});

const ticketPrices = 'page/PGE_AME_00066';

test('an operator steps through described changes, restores a field and undoes that', async ({ page }) => {
  await signedIn(page, `/content/${ticketPrices}`);
  const path = page.getByLabel('Path', { exact: true });
  const first = await path.inputValue();
  await path.fill(`${first}-new`);
  // The form says more about the new path: a button that moves meanwhile is not clicked.
  await expect(page.getByText('Saved as draft')).toBeVisible();
  const blocked = page.getByRole('button', { name: 'Blocked', exact: true });
  await blocked.click();
  await expect(blocked).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: '2 changes' })).toBeVisible();
  const changes = page.getByRole('button', { name: /Ticket prices/ });
  await expect(changes.first()).toHaveAttribute('aria-current', 'true');
  await page.getByRole('heading', { name: '2 changes' }).click();
  await page.keyboard.press('j');
  await expect(page.locator('[aria-current="true"]').filter({ hasText: 'Ticket prices' })).toBeFocused();
  await page.keyboard.press('k');
  await page
    .getByRole('button', { name: /^Restore (?!all)/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '1 change', exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: '2 changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore all' }).click();
  await expect(page.getByText('The two versions are identical.')).toBeVisible();
});

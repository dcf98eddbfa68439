import { signedIn } from './console-page.ts';
import { keepRelease } from './keep-release.ts';
import { expect, test } from './watch-page.ts';

keepRelease();

// Whoever is not signed in yet is told so by the browser too.
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, locale: 'en-US', expected: [/Failed to load resource/] });

const [ticketPrices, partnerCards] = ['page/PGE_AME_00066', 'page/PGE_AME_00067'];

test('before publishing an operator sees who meets a change, before and after side by side, of the chosen drafts alone, and publishes by key', async ({ page }) => {
  for (const key of [ticketPrices, partnerCards]) {
    await signedIn(page, `/content/${key}`);
    await page.getByRole('button', { name: 'Blocked', exact: true }).click();
    await expect(page.getByText('Saved as draft')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog');
  const english = dialog.getByRole('button', { name: /^Guest, en WEB: \d+ screens? changes?$/ });
  await expect(english).toHaveText('2');
  await dialog.getByRole('checkbox', { name: /Ticket prices/ }).uncheck();
  await expect(english).toHaveText('1');
  await dialog.getByRole('checkbox', { name: /Ticket prices/ }).check();
  await expect(english).toHaveText('2');
  await english.click();
  await expect(dialog.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(dialog.frameLocator('iframe').first().getByRole('heading').first()).toBeVisible();
  await expect(dialog.frameLocator('iframe').last().getByText(/is closed for now/).first()).toBeVisible();
  await dialog.getByText('Proof').click();
  await expect(dialog.getByText(/kinds of visitors × \d+ instants/)).toBeVisible();
  await dialog.getByLabel('Message').fill('Closed for today');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/Release \d+ is live/).first()).toBeVisible();
});

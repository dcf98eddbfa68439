import { signedIn } from '../support/console-page.ts';
import { axe } from '../support/inspect-page.ts';
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

test('an operator fixes a wrong guard at its field with one click, deletes a page only when nothing uses it, and undoes it', async ({
  page,
}) => {
  await signedIn(page, `/content/${ticketPrices}`);
  const live = await page.request.get(`/api/console/v1/documents/${ticketPrices}`);
  const body = (await live.json()) as { readonly guards: readonly string[] };
  await page.request.put(`/api/console/v1/drafts/${ticketPrices}`, {
    headers: { 'x-console': '1' },
    data: { ...body, guards: ['need-logn'] },
  });
  const fix = page.getByRole('button', { name: 'Use need-login' });
  await expect(page.locator('.field', { has: fix }).getByText('need-logn').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '1 problem', exact: true })).toBeVisible();
  await fix.click();
  await expect(page.getByText('No problems')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /“Ticket prices” is used in \d+ places/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove entry' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Prepare' }).click();
  await expect(dialog.getByText('Nothing uses it any more.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This document goes away with the next release.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Who sees it' })).toBeVisible();
});

import { consolePage, signedIn } from '../support/console-page.ts';
import { axe } from '../support/inspect-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, test } from '../support/watch-page.ts';

keepRelease();

// A page that was taken back is not in the preview any more.
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, locale: 'en-US', expected: [/status of 404/] });

test('an operator finds a page by part of a Korean word, sees its usages, creates a page by keyboard, undoes it, and shares a list by URL', async ({
  page,
}) => {
  test.slow();
  await signedIn(page, '/');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search everything' });
  await search.fill('이용 요그');
  await expect(page.getByRole('option', { selected: true })).toContainText('이용 요금');
  expect(await axe(page)).toEqual([]);
  await search.fill('PGE_AME_00066');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ticket prices', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Used in \d+$/ }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: /The menu of Haneul Land, “.* › Ticket prices”/ }).click();
  await expect(page.locator('[data-row]:focus')).toContainText('Ticket prices');

  await page.keyboard.press('Control+k');
  await search.fill('>new document');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New document' })).toBeVisible();
  await page.keyboard.type('가을 행진');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Autumn parade');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title · Korean', { exact: true })).toHaveValue('가을 행진');
  await expect(page.getByText(/Saved as draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Created Autumn parade' }).click();
  await expect(
    page.getByText('This document goes away with the next release.').or(page.getByText('There is no such document.')),
  ).toBeVisible();
  // What is on its way when a page is left is sent again; of what was taken back no draft is told.
  await expect(page.getByText('Saving…')).toBeHidden();

  await page.goto(consolePage('/content/list?state=blocked&type=page'));
  const table = page.getByRole('grid', { name: 'Documents' });
  await expect(table.getByRole('row').nth(1)).toContainText('Blocked');
  await page.keyboard.press('/');
  await page.keyboard.type('no such page');
  await expect(page.getByText('No matches.')).toBeVisible();
  await expect(page).toHaveURL(/q=no\+such\+page/);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('ArrowDown');
  expect(await axe(page)).toEqual([]);
  const second = await table.getByRole('row').nth(2).getByRole('gridcell').first().locator('.strong').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: second ?? '', level: 1 })).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('navigation', { name: 'Site tree' }).locator(':focus')).toHaveCount(1);
});

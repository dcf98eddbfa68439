import type { Page } from '@playwright/test';
import { signedIn } from '../support/console-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, test } from '../support/watch-page.ts';

keepRelease();

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, locale: 'en-US' });

const preview = (page: Page) => page.frameLocator('iframe');
const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

/** The menu of the site as the chosen visitor has it. */
const openMenu = async (page: Page, name: '전체' | 'All'): Promise<void> => {
  const all = preview(page)
    .locator('nav')
    .locator('a, button')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .last();
  // Asked of the page that has this button: the one before may stand in the frame still, and has long been able to hear.
  await expect
    .poll(() =>
      all.evaluate((button) =>
        Object.keys(button.ownerDocument.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true);
  // By key: the frame of the phone is drawn smaller than it is, which a test's pointer does not know.
  await all.press('Enter');
};

test('an operator renames a menu item, hides it in English, moves it, and sees it so in the preview', async ({
  page,
}) => {
  await signedIn(page, '/menus/menu/haneul-land');
  const entry = page.getByRole('row').filter({ hasText: 'Rides' }).first();
  await entry.click();
  await page.keyboard.press('Enter');
  await page.getByLabel('English', { exact: true }).fill('Every ride');
  await page.keyboard.press('Tab');
  await page.getByLabel('Korean', { exact: true }).fill('모든 놀이기구');
  await page.getByRole('button', { name: 'Only here' }).click();
  await page.getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByText('was Rides')).toBeVisible();

  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status').getByText(/Moved “Every ride” under “In the park”, 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Hide in English' }).click();
  await expect(row(page, 'Every ride').locator('.off')).toContainText('en');
  await expect(page.getByText(/Saved as draft/)).toBeVisible();

  await openMenu(page, '전체');
  await expect(preview(page).getByRole('link', { name: '모든 놀이기구', exact: true }).first()).toBeVisible();
  await page.getByRole('group', { name: 'Who looks' }).getByRole('button', { name: 'en', exact: true }).click();
  await openMenu(page, 'All');
  await expect(preview(page).getByRole('link', { name: 'Park map', exact: true }).first()).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'Every ride', exact: true })).toHaveCount(0);

  // Step by step it is as it was.
  for (const was of ['hidden', 'moved', 'renamed'])
    await test.step(`not ${was}`, () => page.getByRole('button', { name: /^Undo:/ }).click());
  await expect(row(page, 'Rides')).toBeVisible();
  await page.getByRole('button', { name: 'Review and publish' }).waitFor();
});

test('an operator writes a text in both languages beside each other, sees who uses it, and leaves another as it was', async ({
  page,
}) => {
  await signedIn(page, '/messages');
  await page.getByRole('searchbox', { name: 'Text or key' }).fill('MSG_ALT_FIELD_TOO_LONG');
  const [korean, english] = [
    page.locator('[data-cell="MSG_ALT_FIELD_TOO_LONG ko"]'),
    page.locator('[data-cell="MSG_ALT_FIELD_TOO_LONG en"]'),
  ];
  const before = await english.innerText();
  await english.click();
  await page.getByRole('textbox', { name: /English$/ }).fill('At most {{number}} characters');
  await expect(page.getByText('{{count}} is missing')).toBeVisible();
  await expect(page.getByText('{{number}} has no value')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(english).toHaveText(before);
  await page.keyboard.press('ArrowLeft');
  await expect(korean).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: /English$/ }).fill('{{count}} characters at most');
  await page.keyboard.press('Enter');
  await expect(english.locator('ins')).toHaveText('{{count}} characters at most');
  await expect(english.locator('del')).toHaveText(before);
  await expect(page.getByText(/Saved as draft/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(english).toHaveText(before);
});

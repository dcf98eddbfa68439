import { signedIn } from '../support/console-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, test } from '../support/watch-page.ts';

keepRelease();

test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  locale: 'en-US',
  expected: [/Failed to load resource/],
});

const layout = 'layout/haneul-land-main';

test('an operator adds a widget, moves it, sets it up and takes it away again, by keyboard alone', async ({ page }) => {
  await signedIn(page, `/content/${layout}/layout`);
  const tree = page.getByRole('treegrid', { name: 'Widgets of this layout' });
  const rows = tree.getByRole('row');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await rows.first().focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Add a widget' }).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('picture');
  await page.keyboard.press('Enter');
  const added = tree.locator('[data-row^="picture"]');
  await expect(added).toBeFocused();
  await expect(rows).toHaveCount(before + 1);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.first()).toContainText('Picture');
  await page.keyboard.press('m');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^After Quick menu/ })
    .press('Enter');
  await expect(tree.locator('[data-row="quick"] + [data-row^="picture"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.layout-settings :focus')).toHaveCount(1);
  await added.focus();
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(before);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(before + 1);
  await expect(page.getByText(/Saved as draft/)).toBeVisible();
});

test('a text that is typed in the settings of a widget is seen in the preview, and the JSON tab has the same draft', async ({
  page,
}) => {
  await signedIn(page, `/content/${layout}/layout`);
  const title = page.locator('.layout-settings [data-pointer="/placements/0/settings/title"] textarea[lang="ko"]');
  await expect(page.frameLocator('iframe').getByText('하늘 한 바퀴')).toBeVisible();
  await title.fill('오늘도 하늘에서');
  await expect(page.frameLocator('iframe').getByText('오늘도 하늘에서')).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('link', { name: 'JSON' }).click();
  await expect(page.locator('.cm-content')).toContainText('"hero-2"');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(',');
  await expect(page.getByText(/^Line \d+/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Valid JSON.', { exact: false })).toBeVisible();
});

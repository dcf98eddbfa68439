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

const layout = 'layout/aqua-bay-usage-guide';

test("an operator edits rich text, changes a button's target and undoes it, by keyboard alone", async ({ page }) => {
  await signedIn(page, `/content/${layout}/layout?place=text`);
  const korean = page.getByRole('textbox', { name: 'Content · Korean' });
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: '안전하게 놀아요' })).toBeVisible();
  await korean.focus();
  await page.keyboard.press('Control+Home');
  // At once: what is typed with pauses is undone in several steps.
  await page.keyboard.insertText('먼저, ');
  await expect(preview.getByRole('heading', { name: '먼저, 들어와서 나갈 때까지' })).toBeVisible();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Divider' })).toBeFocused();
  await korean.getByText('예매하기').click();
  await page.keyboard.press('Alt+Enter');
  const panel = page.getByRole('region', { name: /Button “예매하기”/ });
  await panel.getByRole('combobox').first().selectOption('main');
  await expect(korean.getByText('→ the main page')).toBeVisible();
  await expect(page.getByText(/Saved as draft/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(korean.getByText('→ the main page')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(korean).not.toContainText('먼저, ');
});

test('HTML that the text view cannot show stays as HTML with the reason, and parts that publishing would remove are marked', async ({
  page,
}) => {
  await signedIn(page, `/content/${layout}/layout?place=text`);
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  const written = page.getByRole('textbox', { name: 'Content · Korean' });
  await written.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('<p onclick="x()">하나</p>');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('<p onclick');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByText('Visitors do not see <p onclick>', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Open as text without it' }).click();
  await expect(page.getByRole('textbox', { name: 'Content · Korean' })).toContainText('하나');
});

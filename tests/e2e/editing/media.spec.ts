import { jpegFile } from '../../support/picture-files.ts';
import { signedIn } from '../support/console-page.ts';
import { axe } from '../support/inspect-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, openWatching, test } from '../support/watch-page.ts';

keepRelease();

// Before sign-in the browser logs a 401, and for a rejected file its status.
test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  locale: 'en-US',
  expected: [/Failed to load resource/],
});

test('an operator uploads a picture, says what it shows, stands it at the head of a page, and visitors see it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signedIn(page, '/media');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload pictures' }).click();
  await (
    await chosen
  ).setFiles([
    { name: 'wheel.jpg', mimeType: 'image/jpeg', buffer: await jpegFile(800, 600) },
    {
      name: 'drawing.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('Save the drawing as PNG')).toBeVisible({ timeout: 20_000 });
  await uploads.getByRole('link', { name: 'Open wheel.jpg' }).click();
  const detail = page.getByRole('complementary', { name: 'wheel.jpg' });
  await detail.getByLabel('Alt text · Korean').fill('해 질 녘의 대관람차');
  await detail.getByLabel('Alt text · English').fill('The big wheel at dusk');
  await detail.getByRole('slider', { name: 'Focal point' }).press('Shift+ArrowRight');
  await expect(detail.getByRole('slider', { name: 'Focal point' })).toHaveAttribute(
    'aria-valuetext',
    '60 % from the left, 50 % from the top',
  );
  await expect(page.getByText('Saved as draft')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await signedIn(page, '/content/layout/haneul-land-main/layout?at=/placements/0/settings/art');
  await page.locator('[data-pointer$="/settings/art"] .form-picker').click();
  await page
    .getByRole('searchbox', { name: 'Search' })
    .or(page.getByRole('combobox', { name: 'Search' }))
    .fill('dusk');
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByAltText('해 질 녘의 대관람차').first()).toBeVisible();

  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 2 drafts' }).click();
  await expect(page.getByText(/Release \d+ is live/).first()).toBeVisible();
  const visitor = await browser.newPage({
    baseURL: baseURL ?? '',
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
  });
  await openWatching(visitor, '/haneul-land/home/main');
  const shown = visitor.getByAltText('해 질 녘의 대관람차').first();
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await visitor.close();
});

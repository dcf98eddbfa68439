import { publisher } from '../../support/publish.ts';
import { administrator, consolePage, signedIn } from '../support/console-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, test } from '../support/watch-page.ts';

keepRelease();

test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  locale: 'en-US',
  expected: [/Failed to load resource|Framing|(?:media-area|why-panel)/],
});

interface Written {
  readonly type: string;
  readonly id: string;
  readonly [name: string]: unknown;
}

/** The same fields, each with a value of another kind. */
const wrong = (document: Written): Written => ({
  ...(Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? 7
        : Array.isArray(value)
          ? [null, 3, {}, 'x']
          : typeof value === 'object'
            ? { x: null }
            : 'abc',
    ]),
  ) as object),
  type: document.type,
  id: document.id,
  v: document['v'],
});

test('every console screen renders and links on for a malformed draft of any type', async ({ page, request }) => {
  test.slow();
  const headers = { 'x-console': '1' };
  await page.request.post('/api/console/v1/session', { headers, data: administrator });
  const { documents } = (await (await page.request.get('/api/console/v1/site', { headers })).json()) as {
    readonly documents: readonly Written[];
  };
  const one = [...new Map(documents.map((document) => [document.type, document])).values()];
  expect(one.length).toBeGreaterThan(20);
  const desk = publisher(request);
  for (const document of one) expect((await desk.saveDraft(wrong(document))).status()).toBe(200);
  await page.goto(consolePage('/'));
  for (const path of [
    '/',
    '/content',
    '/content/list',
    '/menus',
    '/messages',
    '/media',
    '/releases',
    '/compare',
    '/problems',
    '/settings',
    ...one.flatMap(({ type, id }) => [
      `/content/${type}/${id}`,
      ...(type === 'page' ? [`/content/page/${id}/layout`] : []),
    ]),
  ]) {
    await test.step(path, async () => {
      // As a link does: the site is not read anew for each.
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, consolePage(path));
      await expect(page.locator('main :is(h1, h2, [role="grid"], [role="tree"])').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]:not(.stage *)')).toHaveCount(0);
      await expect(page.getByText('This part cannot be shown.')).toHaveCount(0);
    });
  }
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/problems? blocks? this release/)
      .first(),
  ).toBeVisible();
});

test('a console area that fails to load reports it, keeps the other areas usable, and recovers', async ({ page }) => {
  await page.route(/\/console\/assets\/media-area-.*\.js$/, (route) => route.abort('internetdisconnected'));
  await signedIn(page, '/');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await areas.getByRole('link', { name: 'Media' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Part of the console could not be loaded.');
  await areas.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await areas.getByRole('link', { name: 'Media' }).click();
  await page.context().setOffline(true);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('The server cannot be reached.');
  await page.context().setOffline(false);
  await page.unroute(/\/console\/assets\/media-area-.*\.js$/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
});

test('a preview part that fails to load keeps the rest of the preview and the editor', async ({ page }) => {
  await page.route(/\/console\/assets\/why-panel-.*\.js$/, (route) => route.abort('internetdisconnected'));
  await signedIn(page, '/content/page/PGE_AME_00001');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Why is this shown?' }).click();
  await expect(preview.getByRole('alert')).toContainText('Part of the console could not be loaded.');
  await expect(preview.locator('iframe')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

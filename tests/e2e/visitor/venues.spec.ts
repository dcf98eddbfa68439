import { expect, hydrated, test, untilQuiet } from '../support/watch-page.ts';

const homes = ['/haneul-land/home/main', '/aqua-bay/home/main', '/forest-stay/home/main', '/speedway/home/main'];
const bases = ['/haneul-land/home', '/aqua-bay/home', '/forest-stay/home', '/speedway/home'];

test('the root redirects to the gate, which lists four sites with taglines [P-055 P-056 P-058]', async ({ page }) => {
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/gateway');
  const sites = page.getByRole('main').getByRole('link');
  await expect(sites).toHaveCount(4);
  for (const site of await sites.all()) expect((await site.innerText()).trim().split('\n').length).toBeGreaterThan(1);
});

/** The four loads of the site and the live states of a park come after every first page, whatever it shows. */
const bootstrap =
  /\/api\/v1\/(?:iam\/common\/message-resource|common\/pages|iam\/common\/codes\/|iam\/fword-list|iam\/information\/states)/;

for (const home of homes) {
  test(`${home} opens, hydrates without complaint and asks nothing more for the page [P-054]`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/') && !bootstrap.test(request.url())) calls.push(request.url());
    });
    const quiet = untilQuiet(page);
    const answer = await page.goto(home);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet;
    expect(calls).toEqual([]);
  });
}

for (const base of bases) {
  test(`${base} leads to the home of its resort [P-053]`, async ({ page }) => {
    await page.goto(base);
    expect(new URL(page.url()).pathname).toBe(`${base}/main`);
  });
}

test('a visitor navigates from the gate to a home, its notices and one notice and back without a page load', async ({
  page,
}) => {
  await page.goto('/gateway');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
  await page.goto('/haneul-land/announcement');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/announcement\/\d+\/01$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(title.replace(/\s+/g, ' '));
  await page.goBack();
  await expect(page).toHaveURL(/\/announcement$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the language changes without a page load; address, head and texts agree [P-016]', async ({ page }) => {
  await page.goto('/gateway');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).not.toContainText(/[가-힣]/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/gateway');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a browser of another language gets Korean [P-017]', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'fr-FR' });
  await page.goto('/gateway');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.close();
});

test.describe('addresses that lead nowhere', () => {
  // The browser itself reports each 404 that it was asked to open.
  test.use({ expected: [/status of 404/] });

  test("an unknown path and an unknown notice are 404 in the venue's frame", async ({ page, request }) => {
    expect((await page.goto('/haneul-land/no/such/page'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'park');
    expect((await page.goto('/haneul-land/announcement/999999/01'))?.status()).toBe(404);
    expect((await request.get('/not-found-page')).status()).toBe(200);
    expect((await request.get('/error')).status()).toBe(200);
    expect((await request.get('/haneul-land//home/main/', { maxRedirects: 0 })).headers()['location']).toBe(
      '/haneul-land/home/main',
    );
  });
});

test('a page that needs login shows an alert, then opens the login with a return path [P-062 P-365]', async ({
  page,
}) => {
  await page.goto('/haneul-land/home/main');
  await hydrated(page);
  await page.goto('/haneul-land/sky-pocket');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('로그인하면 이용할 수 있어요');
  await dialog.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/member\/login\?from=%2Fhaneul-land%2Fsky-pocket$/);
});

test('a page in development says so [P-360]', async ({ page }) => {
  expect((await page.goto('/haneul-land/event/winter-festival'))?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText('꾸미고 있어요');
});

for (const [place, userAgent] of [
  ['a browser', 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36'],
  ['the app', 'Mozilla/5.0 (Linux; Android 16; Mobile) HaneulResortApp/1'],
] as const) {
  test.describe(`in ${place}`, () => {
    test.use({ userAgent });
    test('the homes of the four venues fit phones of 360 to 430 px [V-001]', async ({ page }) => {
      for (const width of [360, 430]) {
        await page.setViewportSize({ width, height: 800 });
        for (const home of homes) {
          await page.goto(home);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect([home, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([home, width]);
        }
      }
    });
  });
}

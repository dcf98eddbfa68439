import type { Page } from '@playwright/test';
import { consolePage, signedIn } from '../support/console-page.ts';
import { axe } from '../support/inspect-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, openWatching, test } from '../support/watch-page.ts';

const before = keepRelease();

// Before sign-in, or offline, the browser logs failed requests.
test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  locale: 'en-US',
  expected: [/Failed to load resource/],
});

const ticketPrices = 'page/PGE_AME_00066';
const preview = (page: Page) => page.frameLocator('iframe');

test('an operator blocks a page, previews and publishes it, a visitor sees it immediately, and a rollback restores it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const visitor = await browser.newPage({ baseURL: baseURL ?? '', locale: 'ko-KR' });
  await openWatching(visitor, '/haneul-land/promotion/usage-fee');
  await signedIn(page, `/content/${ticketPrices}`);
  await expect(preview(page).getByRole('link', { name: /예매하기/ })).toBeVisible();
  await page.getByRole('button', { name: 'Blocked', exact: true }).click();
  await expect(page.getByText('Saved as draft')).toBeVisible();
  await expect(preview(page).getByText('지금은 닫았어요')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /예매하기/ })).toBeVisible();

  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Ticket prices', { exact: true }).first()).toBeVisible();
  await dialog.getByLabel('Message').fill('Prices are being changed');
  await dialog.getByRole('button', { name: 'Publish 1 draft' }).click();
  await expect(page.getByText(/Release \d+ is live/).first()).toBeVisible();
  await expect(visitor.getByText('지금은 닫았어요')).toBeVisible();

  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByText('Prices are being changed')).toBeVisible();
  await page
    .getByRole('article', { name: `Release ${before()}` })
    .getByRole('button', { name: 'Roll back to this' })
    .click();
  await page.getByRole('button', { name: `Roll back to ${before()}` }).click();
  await expect(visitor.getByRole('link', { name: /예매하기/ })).toBeVisible();
  // What came after is a draft again.
  await page.goto(consolePage(`/content/${ticketPrices}`));
  await expect(page.getByRole('button', { name: 'Blocked', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Give the draft up' }).click();
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await visitor.close();
});

test('edits survive a lost connection and a reload, are sent when the server is back, and can be undone', async ({
  page,
  context,
}) => {
  await signedIn(page, `/content/${ticketPrices}`);
  const title = page.getByLabel('Title · English', { exact: true });
  const first = await title.inputValue();
  await context.route('**/api/console/v1/drafts/**', (route) => route.abort());
  await title.fill('Prices and passes');
  await expect(page.getByText('Kept on this device · sending when back')).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Prices and passes');
  await context.unroute('**/api/console/v1/drafts/**');
  await expect(page.getByText(/Saved as draft/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: `was ${first}` })).toBeVisible();
  await title.blur();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(first);
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('Prices and passes');
  await page.getByRole('button', { name: `was ${first}` }).click();
  await expect(title).toHaveValue(first);
});

test('one checkbox closes a page in English, and a block has its own message', async ({ page }) => {
  await signedIn(page, `/content/${ticketPrices}`);
  const who = page.getByRole('group', { name: 'Who looks' }).first();
  await who.getByRole('button', { name: 'en', exact: true }).click();
  await expect(preview(page).getByRole('link', { name: /Book/ }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'English' }).uncheck();
  await expect(page.getByText(/Saved as draft/)).toBeVisible();
  await expect(preview(page).getByText('not available in English')).toBeVisible();
  await page.getByRole('checkbox', { name: 'English' }).check();
  await expect(preview(page).getByRole('link', { name: /Book/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Blocked', exact: true }).click();
  await page.getByLabel('Message instead of the page · English').fill('Back on 1 December with new prices');
  await expect(preview(page).getByText('Back on 1 December with new prices')).toBeVisible();
});

test('clicking a placement in the preview opens its layout, also as another visitor', async ({ page }) => {
  await signedIn(page, `/content/${ticketPrices}`);
  await page.getByRole('group', { name: 'Who looks' }).getByRole('button', { name: 'en', exact: true }).click();
  await expect(preview(page).getByRole('link', { name: /Book/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Find a place/ }).click();
  // Near the top: the driver misses points further down in a frame that is zoomed out.
  await preview(page).getByRole('main').getByRole('tab').first().click();
  await expect(page).toHaveURL(/\/console\/content\/layout\/[\w-]+\/layout\?place=/);
});

test('access needs a login, and a wrong password is explained', async ({ page }) => {
  await page.goto(consolePage('/releases'));
  await page.getByLabel('E-mail').fill('mina@resort.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.');
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible();
});

test('an operator sees why a widget is hidden and opens the responsible rule', async ({ page }) => {
  await signedIn(page, '/content/page/PGE_AME_00001');
  await expect(preview(page).getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: 'Why is this shown?' }).click();
  const why = page.getByRole('region', { name: 'Why is this shown?' });
  await expect(why.getByRole('heading')).toBeFocused();
  await expect(why.getByText('The page “Haneul Land” is shown.')).toBeVisible();
  const hidden = why.getByRole('listitem').filter({
    hasText:
      'Hidden: the entry “Open pocket” of the link list “Where to next?”, shown only to members. This visitor is not logged in.',
  });
  await expect(hidden).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Member', exact: true }).click();
  await expect(hidden).toBeHidden();
  await page.getByRole('button', { name: 'Guest', exact: true }).click();
  await hidden.getByRole('link').click();
  await expect(page).toHaveURL(/\/content\/layout\/haneul-land-main\/layout\?place=pass$/);
});

/** Addresses, and words by which each is known to be there. */
const screens = {
  [`/content/${ticketPrices}`]: 'Who sees it',
  [`/content/${ticketPrices}/fields`]: 'Page information',
  '/content/layout/haneul-land-main/layout': 'Add a widget',
  '/menus/menu/haneul-land': 'Goes to',
  '/messages': 'Missing first',
  '/releases': 'This is the first release.',
  [`/compare?doc=${ticketPrices}`]: 'In words',
  '/problems': 'Red problems block a release.',
  '/settings': 'Tokens for programs',
  '/settings/people': 'Add person',
  '/settings/journal': 'Entries cannot be changed.',
};

test('every screen passes the accessibility check and names its tab', async ({ page }) => {
  await signedIn(page, '/');
  await expect(page.getByText('Waiting for you')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  for (const [screen, words] of Object.entries(screens)) {
    await test.step(screen, async () => {
      // As a link of the console does, which is faster than to begin anew.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, consolePage(screen));
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page).toHaveTitle(/. · Promenade$/);
      expect(await axe(page)).toEqual([]);
    });
  }
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

/** Resolves once the backup on the device contains a text. */
const keptHere = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(async (sought) => {
    const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((done, fail) => {
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => fail(request.error));
      });
    const names = (await indexedDB.databases()).flatMap(({ name = '' }) =>
      name.startsWith('promenade-console-') ? [name] : [],
    );
    const kept = await Promise.all(
      names.map(async (name) => {
        const database = await asked(indexedDB.open(name));
        const values: unknown[] = await asked(database.transaction('work').objectStore('work').getAll());
        database.close();
        return values;
      }),
    );
    return JSON.stringify(kept).includes(sought);
  }, text);

test('the last keystrokes before a reload are kept, for the same operator only', async ({ page }) => {
  await signedIn(page, `/content/${ticketPrices}`);
  const title = page.getByLabel('Title · English', { exact: true });
  for (const [saved, last] of [
    ['Prices A', 'B'],
    ['Prices C', 'D'],
    ['Prices E', 'F'],
  ] as const) {
    await title.fill(saved);
    await expect(page.getByText(/Saved as draft/)).toBeVisible();
    await title.pressSequentially(` and more${last}`, { delay: 20 });
    await keptHere(page, ` and more${last}`);
    await title.press('End');
    await title.press('Z');
    await page.reload();
    await expect(title).toHaveValue(`${saved} and more${last}Z`);
    await expect(page.getByText(/Saved as draft/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

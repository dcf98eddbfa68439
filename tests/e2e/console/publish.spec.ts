import { administrator, consolePage, signedIn } from '../support/console-page.ts';
import { publisher } from '../../support/publish.ts';
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

const [ticketPrices, partnerCards] = ['page/PGE_AME_00066', 'page/PGE_AME_00067'];

/** A page as it is live, but blocked. */
const blocked = async (desk: ReturnType<typeof publisher>, id: string) => ({
  ...(await desk.read('page', id)),
  pageInfo: { pageId: id, pageStatusCode: 'B', pageBlockContent: '' },
});

test('before publishing an operator sees the audience of each chosen change, before and after side by side, and publishes by keyboard', async ({
  page,
  request,
}) => {
  test.slow();
  const desk = publisher(request);
  await desk.import([await blocked(desk, 'PGE_AME_00066'), await blocked(desk, 'PGE_AME_00067')]);
  await signedIn(page, '/');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
  const english = dialog.getByRole('button', { name: /^Guest, en WEB: \d+ screens? changes?$/ });
  await expect(english).toHaveText('2');
  await dialog.getByRole('checkbox', { name: /Ticket prices/ }).uncheck();
  await expect(english).toHaveText('1');
  await dialog.getByRole('checkbox', { name: /Ticket prices/ }).check();
  await expect(english).toHaveText('2');
  await english.click();
  await expect(dialog.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(dialog.frameLocator('iframe').first().getByRole('heading').first()).toBeVisible();
  await expect(
    dialog
      .frameLocator('iframe')
      .last()
      .getByText(/is closed for now/)
      .first(),
  ).toBeVisible();
  await dialog.getByText('Proof').click();
  await expect(dialog.getByText(/types of visitors × \d+ points in time/)).toBeVisible();
  await dialog.getByLabel('Message').fill('Closed for today');
  await expect(dialog.getByText(/^All clear/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/Release \d+ is live/).first()).toBeVisible();
});

test('a rejected release gives reasons and fixes; a connection lost while publishing loses nothing and the result is shown later', async ({
  page,
}) => {
  await page.request.post('/api/console/v1/session', { headers: { 'x-console': '1' }, data: administrator });
  const headers = { 'x-console': '1' };
  for (const [key, change] of [
    [ticketPrices, { guards: ['no-such-guard'] }],
    [partnerCards, { flags: { prevBtn: true } }],
  ] as const) {
    const document = (await (await page.request.get(`/api/console/v1/documents/${key}`)).json()) as object;
    await page.request.put(`/api/console/v1/drafts/${key}`, { headers, data: { ...document, ...change } });
  }
  await signedIn(page, '/');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/problems? blocks? this release/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Publish 2 drafts/ })).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Exclude it' }).first().click();
  await expect(dialog.getByText(/^All clear/)).toBeVisible();
  await dialog.getByLabel('Message').fill('Partner cards');
  await page.route('**/api/console/v1/releases', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: /^Publish 1 draft/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('It did not go live');
  await expect(dialog.getByLabel('Message')).toHaveValue('Partner cards');
  await page.unroute('**/api/console/v1/releases');
  await dialog.getByRole('button', { name: /^Publish 1 draft/ }).click();
  await expect(page.getByText(/Release \d+ is live/).first()).toBeVisible();
});

test('the timeline describes a release and its audience, shows and compares it, and restores a field', async ({
  page,
  request,
}) => {
  const desk = publisher(request);
  await desk.publish('A day of rest', await blocked(desk, 'PGE_AME_00066'), await blocked(desk, 'PGE_AME_00067'));
  // Told by its number: releases of earlier runs on the same server have the same words.
  const number = await desk.live();
  await signedIn(page, '/releases');
  const card = page.getByRole('article', { name: `Release ${number}`, exact: true });
  await expect(card).toContainText('A day of rest');
  await expect(card.getByText(/^2 documents · \d+ of \d+ views changed$/)).toBeVisible();
  await card.getByRole('button', { name: 'Show changes' }).click();
  await expect(card.getByText(/^Blocked the page “Ticket prices”/)).toBeVisible();
  await card.getByRole('button', { name: 'View as visitor' }).click();
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('link', { name: /^Compare/ }).click();
  await expect(page.getByRole('button', { name: /^Blocked the page “Ticket prices”/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: /^Blocked the page “Discounts”/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Restore page state' }).click();
  await page.goto(consolePage('/'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Your draft: Discounts' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Release ${number} went live` })).toContainText(
    'A day of rest',
  );
});

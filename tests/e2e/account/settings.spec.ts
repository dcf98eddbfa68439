import { axe, carryAxe } from '../support/inspect-page.ts';
import { loggedIn, visit } from '../support/log-in.ts';
import { main } from '../support/shown-page.ts';
import { expect, speak, test } from '../support/watch-page.ts';

test('a member orders and hides blocks of the main page, and sees it there; and what the member receives stays as chosen [P-266] [P-210]', async ({
  page,
  baseURL,
}) => {
  await carryAxe(page);
  await loggedIn(page, 'haneul_plain');
  await speak(page, baseURL, 'en');
  await visit(page, '/haneul-land/home/main');
  const headings = () => main(page).getByRole('heading', { level: 2 }).allInnerTexts();
  await expect(main(page).getByRole('heading', { name: 'No ticket for today yet' })).toBeVisible();
  const before = await headings();
  await expect(main(page).getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', '/main-setting');
  await visit(page, '/main-setting');
  const rows = main(page).getByRole('list').first().getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await test.step('by button, by dragging, and hidden', async () => {
    await main(page).getByRole('button', { name: 'Move up: Notices' }).click();
    await expect(main(page).getByRole('status')).toContainText('Notices is now at place');
    await rows.last().scrollIntoViewIfNeeded();
    const from = await rows.last().locator('[aria-hidden=true]').first().boundingBox();
    const to = await rows.nth(3).boundingBox();
    const [x, y] = [(from?.x ?? 0) + 20, (from?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, (to?.y ?? 0) + 20, { steps: 12 });
    await page.mouse.up();
    await expect(rows.nth(3)).toContainText('Events');
    await main(page).getByRole('switch', { name: 'Show: Shortcuts' }).click();
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your main page has changed')).toBeVisible();
  });

  await test.step('on the main page, in the HTML of the server too', async () => {
    const html = await (await page.request.get('/haneul-land/home/main')).text();
    expect(html.indexOf('id="events-title"')).toBeLessThan(html.indexOf('id="rides-title"'));
    await visit(page, '/haneul-land/home/main');
    await expect.poll(headings).not.toEqual(before);
  });

  await test.step('and as before after a reset', async () => {
    await visit(page, '/main-setting');
    await main(page).getByRole('button', { name: 'Restore the original' }).click();
    await expect(page.getByText('The original main page is back')).toBeVisible();
    await visit(page, '/haneul-land/home/main');
    await expect.poll(headings).toEqual(before);
  });

  await test.step('notifications by topic and channel', async () => {
    await visit(page, '/mypage/set-noti');
    const push = main(page).getByRole('region', { name: 'Friends' }).getByRole('switch', { name: 'Push' });
    await expect(push).toBeChecked();
    expect(await axe(page)).toEqual([]);
    await push.uncheck();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(push).not.toBeChecked();
    await push.check();
    await expect(page.getByText('Saved')).toBeVisible();
  });
});

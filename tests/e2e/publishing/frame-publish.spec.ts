import { publisher } from '../../support/publish.ts';
import { keepRelease } from '../support/keep-release.ts';
import { listPages } from '../support/site-pages.ts';
import { expect, hydrated, openWatching, test } from '../support/watch-page.ts';

keepRelease();

test("publishing a header flag shows its button in open browsers; a press reloads the page's calls once per cool-down", async ({
  page,
  request,
}) => {
  const desk = publisher(request);
  const id = (await listPages(request)).find(({ pagePath }) => pagePath === '/haneul-land/announcement')?.pageId ?? '';
  const body = await desk.read('page', id);
  await page.clock.install();
  await openWatching(page, '/haneul-land/announcement');
  const refresh = page.getByRole('banner').getByRole('button', { name: '새로 고침' });
  await expect(refresh).toHaveCount(0);
  expect(
    (
      await desk.publish('Notices can be refreshed', {
        ...body,
        flags: { ...(body['flags'] as object), pocketRefreshBtn: true },
      })
    ).status(),
  ).toBe(201);
  await expect(refresh).toBeVisible();
  const calls: string[] = [];
  page.on('request', (one) => calls.push(...(one.url().includes('/contents/notices') ? [one.url()] : [])));
  const answer = page.waitForResponse(/\/contents\/notices/);
  await refresh.click();
  // A press while a call is under way shares its answer.
  await (await answer).finished();
  expect(calls).toHaveLength(1);
  await expect(refresh).toHaveAttribute('aria-disabled', 'true');
  await refresh.click({ force: true });
  expect(calls).toHaveLength(1);
  await page.clock.runFor(3_000);
  await expect(refresh).toHaveAttribute('aria-disabled', 'false');
  await refresh.click();
  await expect.poll(() => calls.length).toBe(2);
});

test('publishing a menu updates names, order and collapsed entries in open browsers', async ({ page, request }) => {
  const desk = publisher(request);
  await openWatching(page, '/haneul-land/home/main');
  await page.getByRole('button', { name: '전체' }).tap();
  const menu = page.getByRole('dialog');
  await expect(menu.locator('details')).toHaveCount(2);
  await expect(menu.locator('section').first().getByRole('heading')).toHaveText('입장권과 혜택');
  const body = await desk.read('menu', 'haneul-land');
  const items = body['items'] as readonly { readonly menuUid: string }[];
  const [first] = items.filter(({ menuUid }) => menuUid === 'EL-400');
  const published = await desk.publish('Events first', {
    ...body,
    footerMenus: 1,
    items: [first, ...items.filter((item) => item !== first)],
  });
  expect(published.status()).toBe(201);
  await expect(menu.locator('section').first().getByRole('heading')).toHaveText('이벤트와 이야기');
  await expect(menu.locator('details')).toHaveCount(1);
});

test('publishing a new order of gates changes the first notice of the bar', async ({ page, request }) => {
  const desk = publisher(request);
  const site = await desk.read('site', 'site');
  const gates = site['gates'] as readonly object[];
  await page.goto('/haneul-land/home/main');
  await hydrated(page);
  const pocket = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '포켓' });
  await pocket.tap();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('로그인할까요?');
  await asked.getByRole('button', { name: '취소' }).tap();
  await expect(asked).toHaveCount(0);
  expect(
    (
      await desk.publish('The app first', { ...site, gates: [{ guard: 'app-only', flag: 'isNeedLogin' }, ...gates] })
    ).status(),
  ).toBe(201);
  await page.goto('/haneul-land/home/main');
  await hydrated(page);
  await pocket.tap();
  await expect(asked).toContainText('앱에서만');
});

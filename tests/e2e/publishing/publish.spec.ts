import { publisher } from '../../support/publish.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, openWatching, test } from '../support/watch-page.ts';

const before = keepRelease();

test('a changed text appears in an open browser, keeping scroll and document', async ({ page, request }) => {
  const desk = publisher(request);
  await openWatching(page, '/haneul-land/home/main');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const messages = await desk.read('messages', 'haneul-land-ko');
  const texts = { ...(messages['texts'] as Record<string, string>), MSG_TXT_EL_HOME_SHOWS: '방금 바뀐 제목이에요' };
  const answer = await desk.publish('A new heading', { ...messages, texts });
  expect(answer.status()).toBe(201);
  await expect(page.getByRole('heading', { name: '방금 바뀐 제목이에요' })).toBeVisible();
  expect(await page.evaluate(() => ({ same: 'sameDocument' in window, y: window.scrollY }))).toEqual({
    same: true,
    y: 700,
  });
});

test('blocking a page closes it in open browsers with its message, and a rollback reopens it [P-361]', async ({
  page,
  request,
}) => {
  const desk = publisher(request);
  await openWatching(page, '/haneul-land/information/traffic');
  const title = await page.title();
  const pages = (await (await request.get('/api/v1/common/pages')).json()) as {
    data: readonly { pageId: string; pagePath: string }[];
  };
  const id = pages.data.find(({ pagePath }) => pagePath === '/haneul-land/information/traffic')?.pageId ?? '';
  const body = await desk.read('page', id);
  const pageInfo = { ...(body['pageInfo'] as object), pageStatusCode: 'B', pageBlockContent: 'BLOCK_NOTE' };
  const messageList = [
    { languageId: 'ko', messageId: 'BLOCK_NOTE', messageText: '눈 때문에 오늘은 이 안내를 쉬어요.' },
    { languageId: 'en', messageId: 'BLOCK_NOTE', messageText: 'Because of snow this guide rests today.' },
  ];
  expect((await desk.publish('Snow', { ...body, pageInfo, messageList })).status()).toBe(201);
  await expect(page.getByRole('main')).toContainText('눈 때문에 오늘은 이 안내를 쉬어요.');
  await desk.activate(before());
  await expect(page.getByRole('main')).not.toContainText('눈 때문에');
  await expect(page).toHaveTitle(title);
});

test('the order of guards is the order of the page document', async ({ page, request }) => {
  const desk = publisher(request);
  const pages = (await (await request.get('/api/v1/common/pages')).json()) as {
    data: readonly { pageId: string; pagePath: string }[];
  };
  const id = pages.data.find(({ pagePath }) => pagePath === '/haneul-land/sky-pocket')?.pageId ?? '';
  const body = await desk.read('page', id);
  const flags = { ...(body['flags'] as object), isNeedLogin: false };
  const guards = body['guards'] as readonly string[];
  expect((await desk.publish('App first', { ...body, flags, guards: [...guards, 'need-login'] })).status()).toBe(201);
  await page.goto('/haneul-land/sky-pocket');
  await expect(page.getByRole('status')).toContainText('앱');
  expect((await desk.publish('Login first', { ...body, flags, guards: ['need-login', ...guards] })).status()).toBe(201);
  await page.goto('/haneul-land/sky-pocket');
  await expect(page.getByRole('alertdialog')).toContainText('로그인하면');
});

test('a release with errors is rejected with its problems and changes nothing', async ({ page, request }) => {
  const desk = publisher(request);
  const venue = await desk.read('venue', 'EL');
  const answer = await desk.publish('A main page that does not exist', { ...venue, main: 'NoSuchScreen' });
  expect(answer.status()).toBe(422);
  const { problems } = (await answer.json()) as {
    problems: readonly {
      code: string;
      at: { pointer: string };
      text: { ko: string; en: string };
      hint: { en: string };
    }[];
  };
  expect(problems.map(({ code, at }) => `${code} ${at.pointer}`)).toContain('dangling-reference /main');
  expect(problems.every(({ text, hint }) => text.ko !== '' && text.en !== '' && hint.en !== '')).toBe(true);
  await desk.discard('venue', 'EL');
  expect((await page.goto('/haneul-land/home/main'))?.status()).toBe(200);
});

test('a menu entry to an unregistered page is rejected by name', async ({ request }) => {
  const desk = publisher(request);
  const menu = await desk.read('menu', 'speedway');
  const items = menu['items'] as readonly object[];
  const entry = {
    menuUid: 'SW-999',
    parentsMenuUid: 'SW-100',
    menuLevel: 1,
    menuName: 'MSG_TXT_NOTICES',
    pageId: 'PGE_AMS_99999',
  };
  const answer = await desk.publish('An entry to nowhere', { ...menu, items: [...items, entry] });
  expect(answer.status()).toBe(422);
  const { problems } = (await answer.json()) as {
    problems: readonly { code: string; at: { type: string; pointer: string } }[];
  };
  expect(problems.map(({ code, at }) => `${code} ${at.type}${at.pointer}`)).toEqual([
    `menu-page-missing menu/items/${items.length}/pageId`,
  ]);
  await desk.discard('menu', 'speedway');
});

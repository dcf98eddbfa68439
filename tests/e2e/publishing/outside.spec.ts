import type { APIRequestContext, Page } from '@playwright/test';
import { data, fakeUpstream, hangUp, json, silent, type FakeUpstream } from '../../support/fake-upstream.ts';
import { publisher } from '../../support/publish.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

const home = '/haneul-land/home/main';
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

keepRelease();

let upstream: FakeUpstream;

const notice = (title: string) => ({
  publctId: '1',
  publctTypeCd: '01',
  title,
  summary: '',
  ctgryCd: 'NEWS',
  ctgryNm: '소식',
  pinYn: 'N',
  publctDt: '20261101',
  imageNm: '',
});
const notices = data({ list: [notice('바깥에서 온 소식')], totalCnt: 1, pageNo: 1, pageSize: 3, ctgryList: [] });

/** Lets the notices be answered by an upstream on this machine. */
const connect = async (request: APIRequestContext, more: object = {}): Promise<void> => {
  const desk = publisher(request);
  const service = await desk.read('data-service', 'DTS_AME_00001');
  const answer = await desk.publish('Notices from elsewhere', { ...service, upstream: upstream.origin, ...more });
  expect(answer.status()).toBe(201);
};

/** The widget in whose place the upstream's answer stands, and one that it has nothing to do with. */
const parts = (page: Page) => ({
  failed: page.getByRole('main').getByText('내용을 불러오지 못했어요'),
  retry: page.getByRole('main').getByRole('link', { name: '다시 불러오기' }),
  news: page.getByRole('main').getByText('바깥에서 온 소식'),
  neighbour: page.getByRole('main').getByRole('heading', { name: '오늘의 공연' }),
  dialog: page.getByRole('alertdialog'),
});

test.describe('a page of which one widget is answered by another host', () => {
  test.use({ expected: [/Failed to load resource: the server responded with a status of 50[24]/] });
  test.beforeEach(async () => {
    upstream = await fakeUpstream(notices);
  });
  test.afterEach(() => upstream.close());

  test("shows the host's response", async ({ page, request }) => {
    await connect(request);
    await page.goto(home);
    await expect(parts(page).news).toBeVisible();
    expect(upstream.requests[0]?.headers.cookie).toBeUndefined();
  });

  const ills = [
    ['hangs up', hangUp],
    ['redirects', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['answers megabytes', data('x'.repeat(3_000_000))],
    ['answers something else', data({ list: 'none' })],
    ['wants to end the login', json({ code: 'TKT_01', errorMessage: '로그아웃', errorType: 'S' }, 401)],
  ] as const satisfies readonly (readonly [string, Parameters<FakeUpstream['behave']>[0]])[];

  for (const [what, listener] of ills) {
    test(`keeps its other widgets where that host ${what}, says so in one place, and tries again on demand`, async ({
      page,
      request,
    }) => {
      upstream.behave(listener);
      await connect(request);
      await page.goto(home);
      const { failed, retry, news, neighbour, dialog } = parts(page);
      await expect(neighbour).toBeVisible();
      await expect(failed).toHaveCount(1);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      // The part stands in the sheet of the home.
      await page
        .getByRole('main')
        .getByRole('button', { name: /목록 높이 바꾸기/ })
        .press('ArrowUp');
      // A press while the last try is still under way does not count.
      await expect(async () => {
        await Promise.all([
          page.waitForResponse(/\/contents\/notices\?/, { timeout: 5_000 }),
          retry.click({ timeout: 1_000 }),
        ]);
      }).toPass();
      await expect(failed).toHaveCount(1);
      await expect(dialog).toHaveCount(0);
      upstream.behave(notices);
      // A press that comes while the last try is still under way, or right after it, does not count: whoever waits presses again.
      await expect(async () => {
        await retry.click({ timeout: 1_000 });
        await expect(news).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(failed).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    });
  }

  test('shows other widgets while the host is pending, and the rest when it responds', async ({ page, request }) => {
    const answers: (() => void)[] = [];
    upstream.behave((...call) => void answers.push(() => notices(...call)));
    await connect(request);
    await page.goto(home);
    const { failed, news, neighbour } = parts(page);
    await expect(neighbour).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(1);
    await expect(news).toHaveCount(0);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    // The server may have asked and the browser not yet.
    upstream.behave(notices);
    for (const answer of answers) answer();
    await expect(news).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('times out on the host in both languages, without a dialog', async ({ page, request, baseURL }) => {
    upstream.behave(silent);
    await connect(request, { timeoutMs: 1000 });
    await page.goto(home);
    const { failed, neighbour, dialog } = parts(page);
    await expect(neighbour).toBeVisible();
    await expect(failed).toHaveCount(1);
    await expect(dialog).toHaveCount(0);
    await speak(page, baseURL, 'en');
    await page.goto(home);
    await expect(page.getByRole('main').getByText('We could not load this')).toHaveCount(1);
    const answer = await request.get('/api/v1/iam/contents/notices?publctTypeCd=01', {
      headers: { 'X-User-Locale': 'en' },
    });
    expect([answer.status(), await answer.json()]).toEqual([
      expect.any(Number),
      {
        code: expect.stringMatching(/^SVC_0[45]$/),
        errorMessage: expect.stringMatching(/^The connected service did not answer/),
        errorType: 'E',
      },
    ]);
  });
});

const book = (page: Page) => page.getByRole('banner').getByRole('link', { name: '예매', exact: true });

test.describe('on a phone', () => {
  test.use({ userAgent: phone });

  test('booking opens the mobile reservation site in a new window, completes to the receipt, and returns', async ({
    page,
    context,
  }) => {
    await page.goto(home);
    await hydrated(page);
    const [site] = await Promise.all([context.waitForEvent('page'), book(page).click()]);
    await expect(site).toHaveURL(/\/sandbox\/site\/m\.reserve\.haneul-resort\.example\/main\.do\?method=index$/);
    await expect(site.getByText('연습용 화면')).toBeVisible();
    await expect(site.getByText('모바일', { exact: true })).toBeVisible();
    await site
      .getByRole('link', { name: /하늘랜드/ })
      .first()
      .click();
    await site.getByRole('link', { name: /종일권/ }).click();
    await site.getByLabel('방문 날짜').fill('2026-12-24');
    await site.getByLabel('어린이').fill('1');
    await site.getByRole('button', { name: '예약 내용 확인하기' }).click();
    await expect(site.getByText('2026-12-24', { exact: true })).toBeVisible();
    await site.getByLabel('예약자 이름').fill('<b>하늘</b>');
    await site.getByRole('button', { name: '결제하러 가기' }).click();
    await expect(site).toHaveURL(/\/expay\.do\?method=validCh&entryKey=SANDBOX-0001/);
    await site.getByLabel('결제 수단').selectOption('easy');
    await site.getByRole('button', { name: '결제하기' }).click();
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('예약과 결제가 끝났어요');
    for (const text of ['SANDBOX-0001', '간편결제', '<b>하늘</b>'])
      await expect(site.getByText(text, { exact: true })).toBeVisible();
    await site.getByRole('link', { name: '하늘 리조트로 돌아가기' }).click();
    await expect(site).toHaveURL(/\/gateway$/);
  });
});

test('booking opens the desktop or mobile variant of the reservation site [V-045]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(home);
  await expect(book(page)).toHaveAttribute('href', '/sandbox/site/reserve.haneul-resort.example/main.do?method=index');
  await hydrated(page);
  await expect(book(page)).toHaveAttribute('href', '/sandbox/site/reserve.haneul-resort.example/main.do?method=index');
  const hand = await browser.newContext({ userAgent: phone, ...(baseURL ? { baseURL } : {}) });
  const other = await hand.newPage();
  await other.goto(home);
  await expect(book(other)).toHaveAttribute(
    'href',
    '/sandbox/site/m.reserve.haneul-resort.example/main.do?method=index',
  );
  await hydrated(other);
  await expect(book(other)).toHaveAttribute(
    'href',
    '/sandbox/site/m.reserve.haneul-resort.example/main.do?method=index',
  );
  await hand.close();
});

for (const [path, given] of [
  ['reserve.haneul-resort.example/expay.do?method=validCh&entryKey=A1&morderType=table', ['A1', 'table']],
  ['wall-one.haneul-resort.example/offers?usrKey=u-77&birtyYear=1990&gender=1&type=bar', ['u-77', '1990', 'bar']],
] as const) {
  test(`the stand-in ${path.split('?', 1)[0]} shows what it was given, on a narrow screen too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/sandbox/site/${path}`);
    for (const value of given) await expect(page.getByText(value, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

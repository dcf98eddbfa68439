import type { Page } from '@playwright/test';
import { payloads } from '../../../src/content/sanitise/payloads.ts';
import { publisher } from '../../support/publish.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, hydrated, openWatching, test } from '../support/watch-page.ts';

keepRelease();
test.describe.configure({ timeout: 120_000 });

interface Problem {
  readonly code: string;
  readonly at: { readonly id: string };
}

const notice = (number: number, html: string) => ({
  type: 'notice',
  id: `QA-notice-${number}`,
  v: 1,
  publctId: String(number),
  publctTypeCd: '04',
  category: 'INFO',
  publishedAt: '2026-11-21',
  title: { ko: `시험 ${number}`, en: `Test ${number}` },
  body: { ko: html, en: html },
});
const button = (action: unknown, label: string): string =>
  `<button value='${JSON.stringify(action)}'>${label}</button>`;
const addressOf = (number: number): string => `/speedway/announcement/${number}/04`;

/** Notes what must never happen in a page: a script of the content ran, a dialog of the browser came up, something was asked of another host. */
const alarms = async (page: Page, baseURL: string | undefined): Promise<string[]> => {
  const rung: string[] = [];
  await page.exposeFunction('hit', () => void rung.push('a script ran'));
  page.on('dialog', (dialog) => {
    rung.push(`the browser asked: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Requests that the policy blocks never get here.
  await page.context().route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => {
      rung.push(`asked ${route.request().url()}`);
      return route.abort();
    },
  );
  return rung;
};

// A text with U+0000 is no text: it is refused before it is a draft.
const [noTexts, texts] = [
  payloads.filter((html) => html.includes('\0')),
  payloads.filter((html) => !html.includes('\0')),
];

test('hostile HTML with U+0000 is refused before it is a draft', async ({ request }) => {
  expect(noTexts.length).toBeGreaterThan(0);
  for (const html of noTexts) expect((await publisher(request).import([notice(8_999, html)])).status()).toBe(400);
});

test('the publish check refuses hostile HTML, and accepted HTML runs nothing', async ({ page, request, baseURL }) => {
  const desk = publisher(request);
  const notices = texts.map((html, index) => notice(9_000 + index, html));
  expect((await desk.import(notices)).ok()).toBe(true);
  const refusal = await desk.release('Hostile');
  expect(refusal.status()).toBe(422);
  const { problems } = (await refusal.json()) as { readonly problems: readonly Problem[] };
  expect(problems.filter(({ at }) => !at.id.startsWith('QA-notice-'))).toEqual([]);
  const refused = new Set(problems.map(({ at }) => at.id));
  const through = notices.filter(({ id }) => !refused.has(id));
  expect(problems.filter(({ code }) => code === 'html-changed').length).toBeGreaterThan(texts.length);
  expect(through.length).toBeLessThan(texts.length / 10);

  for (const { id } of notices) if (refused.has(id)) await desk.discard('notice', id);
  const rung = await alarms(page, baseURL);
  if (through.length > 0) expect((await desk.release('Harmless')).status()).toBe(201);
  for (const { publctId } of through) {
    await page.goto(addressOf(Number(publctId)));
    await hydrated(page);
  }
  expect(rung).toEqual([]);
});

test.describe('with the sanitiser out of the way', () => {
  // The policy reports whatever it refuses.
  test.use({ expected: [/./] });

  test('the content policy alone stops the same payloads on every page', async ({ page, request, baseURL }) => {
    const rung = await alarms(page, baseURL);
    const served = await request.get('/speedway/information');
    const text = await served.text();
    const { 'content-encoding': _encoding, 'content-length': _length, ...kept } = served.headers();
    let headers: Readonly<Record<string, string>> = kept;
    let payload = '';
    // Without the page's own scripts, or hydration would tidy the payload away before it can do its worst; and without its dress, which would have to come first.
    const body = text.replaceAll(/<script\b[^>]*>.*?<\/script>|<(?:link|img|source)\b[^>]*>/gs, '');
    await page.route('**/speedway/information', (route) =>
      route.fulfill({ status: 200, headers, body: body.replace(/<main\b[^>]*>/, (main) => `${main}${payload}`) }),
    );
    // Without a policy the first of them does run, or this test would prove nothing.
    const { 'content-security-policy': policy = '', ...open } = headers;
    headers = open;
    payload = payloads[0] ?? '';
    await page.goto('/speedway/information');
    await expect.poll(() => rung.splice(0)).toEqual(['a script ran']);
    headers = { ...open, 'content-security-policy': policy };
    for (payload of payloads) {
      // Pictures and frames have come or failed, and two pictures have been drawn since: what would have run has run.
      await page.goto('/speedway/information', { waitUntil: 'load' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
    expect(rung).toEqual([]);
  });
});

test('the publish check refuses actions that content may not perform, and names each', async ({ request }) => {
  const desk = publisher(request);
  const hostile: readonly (readonly [action: object, code: string])[] = [
    [{ action: 'api', method: 'POST', uri: '/api/v1/iam/members/convert-point' }, 'operation-not-callable'],
    [{ action: 'api', method: 'GET', uri: '/api/v1/iam/members' }, 'dangling-reference'],
    [{ action: 'api', method: 'POST', uri: '/api/console/v1/releases' }, 'dangling-reference'],
    [{ action: 'api', method: 'GET', uri: 'https://evil.example/' }, 'dangling-reference'],
    [{ action: 'link', linkUrl: 'javascript:hit()' }, 'unsafe-link'],
    [{ action: 'link', linkUrl: '//evil.example' }, 'unsafe-link'],
    [{ action: 'link', linkUrl: 'https://haneul-resort.example@evil.example/' }, 'unsafe-link'],
    [{ action: 'move', pageNm: 'Nowhere' }, 'dangling-reference'],
  ];
  const notices = hostile.map(([action], index) => notice(9_500 + index, `<p>${button(action, 'x')}</p>`));
  await desk.import(notices);
  const answer = await desk.release('Hostile actions');
  expect(answer.status()).toBe(422);
  const { problems } = (await answer.json()) as { readonly problems: readonly Problem[] };
  expect(
    hostile.map((_, index) => problems.filter(({ at }) => at.id === notices[index]?.id).map(({ code }) => code)),
  ).toEqual(hostile.map(([, code]) => [code, code]));
  for (const { id } of notices) await desk.discard('notice', id);
});

test('content actions navigate, open and call with feedback; an unknown address needs confirmation [P-307 P-308 P-309 P-310]', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const desk = publisher(request);
  const call = {
    action: 'api',
    method: 'POST',
    uri: '/api/v1/iam/qa/greet',
    params: { day: '21' },
    data: { how: 'loud' },
    successMsg: '인사를 전했어요',
  };
  const html = [
    button({ action: 'move', pageNm: 'SWNoticeList', query: { page: '1' } }, '공지로'),
    button({ action: 'link', linkUrl: '/speedway/trafficinfo' }, '길로'),
    button({ action: 'link', linkUrl: 'https://far.example/page' }, '멀리'),
    button({ action: 'link', linkUrl: 'https://shop.haneul-resort.example/' }, '상점으로'),
    button(call, '인사하기'),
  ];
  const operation = {
    type: 'operation',
    id: 'OPR_QAT_00001',
    v: 1,
    method: 'POST',
    path: call.uri,
    effect: 'write',
    cmsCallable: true,
  };
  expect((await desk.publish('Actions', operation, notice(9_600, `<p>${html.join(' ')}</p>`))).status()).toBe(201);
  const calls: string[] = [];
  await context.route(`**${call.uri}*`, (route) => {
    const { method, url, postDataJSON } = {
      method: route.request().method(),
      url: new URL(route.request().url()),
      postDataJSON: route.request().postDataJSON() as unknown,
    };
    calls.push(`${method} ${url.pathname}${url.search} ${JSON.stringify(postDataJSON)}`);
    return route.fulfill({ json: { code: '0000', data: {} } });
  });
  const outside: string[] = [];
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'outside' });
    },
  );
  const open = async (name: string): Promise<void> => {
    await openWatching(page, addressOf(9_600));
    await page.getByRole('main').getByText(name, { exact: true }).click();
  };

  await open('공지로');
  await expect(page).toHaveURL(`${baseURL}/speedway/announcement?page=1`);
  await open('길로');
  await expect(page).toHaveURL(`${baseURL}/speedway/trafficinfo`);
  await open('인사하기');
  await expect(page.getByRole('alertdialog')).toContainText('인사를 전했어요');
  expect(calls).toEqual(['POST /api/v1/iam/qa/greet?day=21 {"how":"loud"}']);

  const known = context.waitForEvent('page');
  await open('상점으로');
  await expect(await known).toHaveURL(`${baseURL}/sandbox/site/shop.haneul-resort.example/`);
  await (await known).close();
  await open('멀리');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(outside).toEqual([]);
  // A second press right after the first does not count.
  await expect(async () => {
    await page.getByRole('main').getByText('멀리', { exact: true }).click({ timeout: 1000 });
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect.poll(() => outside).toEqual(['https://far.example/page']);
});

test('the buttons of the shipped guide navigate, open and confirm as labelled', async ({ page }) => {
  const press = async (address: string, name: string): Promise<void> => {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('main').getByText(name, { exact: true }).click();
  };
  await press('/speedway/information', '주행 체험 보기');
  await expect(page).toHaveURL(/\/speedway\/information\/drive$/);
  await press('/speedway/information', '오시는 길');
  await expect(page).toHaveURL(/\/speedway\/trafficinfo$/);
  await press('/speedway/information', '결승 시간 확인하기');
  await expect(page.getByRole('alertdialog')).toContainText('오늘 결승은 15시 30분에 출발해요');
  await press('/content/1', '지금 확인하기');
  await expect(page.getByRole('alertdialog')).toContainText('오늘은 네 곳 모두 열었어요');
});

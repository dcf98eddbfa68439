import type { Page } from '@playwright/test';
import { axe } from '../support/inspect-page.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

const ride = '/haneul-land/map/list/1';
const shareCall = '**/api/v1/iam/behaviors/shares';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};
const shareButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(공유하기|Share)$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(공유하기|Share)$/ });
const ways = (page: Page) => dialog(page).getByRole('group').getByRole('button');
const meta = (page: Page, name: string) => page.locator(`head meta[property="og:${name}"]`).getAttribute('content');

test('a page is shared in two ways, its address is copied, and a fresh browser opens the content [P-109] [P-270] [V-299] [V-300] [V-302] [V-303]', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, ride);
  const said = {
    title: await meta(page, 'title'),
    description: await meta(page, 'description'),
    imageUrl: await meta(page, 'image'),
    linkUrl: `${baseURL}${ride}`,
    moduleCode: 'IAM',
  };
  const sent = page.waitForRequest(shareCall);
  await shareButton(page).tap();
  expect((await sent).postDataJSON()).toEqual(said);
  await expect(ways(page)).toHaveText(['메신저로 보내기', '주소 복사']);
  await expect(dialog(page).getByRole('textbox', { name: '공유 주소' })).toHaveValue(
    new RegExp(`^${baseURL}/shares/[\\w-]{22}$`),
  );
  expect(await axe(page)).toEqual([]);
  await ways(page).nth(1).tap();
  await expect(page.getByText('주소를 복사했어요')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(shareButton(page)).toBeFocused();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const html = await (await elsewhere.request.get(address)).text();
  expect(html).toContain(`<meta property="og:title" content="${said.title}">`);
  const friend = await elsewhere.newPage();
  await friend.goto(address);
  await expect(friend).toHaveURL(ride);
  await elsewhere.close();
});

test("a record's page has the record's title on first load, after navigation and when shared; the previous page keeps its own title", async ({
  page,
  request,
}) => {
  const html = await (await request.get('/haneul-land/map/list/11', { headers: { 'accept-language': 'ko' } })).text();
  expect([/<title>(.*?)</.exec(html)?.[1], /<meta property="og:title" content="(.*?)"/.exec(html)?.[1]]).toEqual([
    '하늘 관람차',
    '하늘 관람차',
  ]);
  await open(page, '/haneul-land/map/list');
  const listTitle = await page.title();
  await page.getByRole('main').getByRole('link', { name: '하늘 관람차' }).first().tap();
  await expect(page).toHaveTitle('하늘 관람차');
  expect([await meta(page, 'title'), await meta(page, 'description')]).toEqual(['하늘 관람차', '노을 언덕']);
  const sent = page.waitForRequest(shareCall);
  await shareButton(page).tap();
  expect((await sent).postDataJSON()).toMatchObject({ title: '하늘 관람차', description: '노을 언덕' });
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveTitle(listTitle);
});

test('the shared address works without scripts', async ({ browser, baseURL, request }) => {
  const answer = await request.post('/api/v1/iam/behaviors/shares', {
    headers: { 'x-pageid': 'PGE_CMZ_00001', origin: baseURL ?? '' },
    data: { moduleCode: 'IAM', title: 'Ride', description: '', imageUrl: '', linkUrl: ride },
  });
  const { data } = (await answer.json()) as { data: { shareInformationId: string } };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/shares/${data.shareInformationId}`);
  await expect(page).toHaveURL(ride);
  await context.close();
});

test('the messenger opens in a window of 450 by 550 that cannot reach back [P-639] [P-643] [P-734]', async ({
  page,
}) => {
  await open(page, ride);
  await shareButton(page).tap();
  await expect(ways(page).first()).toHaveAttribute('aria-disabled', 'false');
  const coming = page.waitForEvent('popup');
  await ways(page).first().tap();
  const popup = await coming;
  await expect(popup.getByText('연습용 화면')).toBeVisible();
  expect(new URL(popup.url()).searchParams.get('url')).toMatch(/\/shares\/[\w-]{22}$/);
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight, window.opener === null])).toEqual([
    450,
    550,
    true,
  ]);
});

test('a messenger that does not open shows a notice [V-519]', async ({ page, baseURL }) => {
  await speak(page, baseURL, 'en');
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await open(page, ride);
  await shareButton(page).tap();
  await expect(ways(page).first()).toHaveAttribute('aria-disabled', 'false');
  await ways(page).first().tap();
  await expect(page.getByRole('alertdialog')).toContainText(
    'The messenger connection is not smooth. Please contact the administrator.',
  );
});

for (const [code, status, text] of [
  ['CMN_01', 400, 'This is an invalid access path'],
  ['XYZ_01', 500, 'An unknown error occurred'],
] as const) {
  test.describe(code, () => {
    test.use({ expected: [/status of 400|status of 500/] });
    test(`a share that is refused with ${code} shows a notice, and the dialog closes [${code === 'CMN_01' ? 'V-517' : 'V-518'}]`, async ({
      page,
      baseURL,
    }) => {
      await speak(page, baseURL, 'en');
      await page.route(shareCall, (route) =>
        route.fulfill({ status, json: { code, errorMessage: 'no', errorType: 'B' } }),
      );
      await open(page, ride);
      await shareButton(page).tap();
      await expect(page.getByRole('alertdialog')).toContainText(text);
      await expect(dialog(page)).toBeHidden();
    });
  });
}

test('an address that cannot be shared shows a snackbar and no dialog [V-301]', async ({ page, baseURL }) => {
  await speak(page, baseURL, 'en');
  await open(page, `${ride}?x=${'x'.repeat(1200)}`);
  await shareButton(page).tap();
  await expect(page.getByText('This is an invalid access path')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('sharing uses the current page, not the loaded one', async ({ page, baseURL }) => {
  await open(page, '/haneul-land/announcement');
  await page.locator('main a[href*="/announcement/"]').first().tap();
  await expect(page).toHaveURL(/\/announcement\/\w+/);
  const sent = page.waitForRequest(shareCall);
  await shareButton(page).tap();
  expect((await sent).postDataJSON()).toMatchObject({
    linkUrl: page.url(),
    imageUrl: expect.stringMatching(new RegExp(`^${baseURL}/share/park/`)),
  });
});

test.describe('in the app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Mobile) HaneulResortApp/1' });

  test('the shell is asked to share the page, and the picture [P-110] [V-304] [V-456] [V-473]', async ({ page }) => {
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      const answer = (id: string) =>
        (window as unknown as { promenade: { receive(message: object): void } }).promenade.receive({
          id,
          code: 200,
          message: 'success',
        });
      const postMessage = (text: string) => {
        const message = JSON.parse(text) as { id: string; name: string; data: object };
        if (message.name.startsWith('share')) asked.push({ name: message.name, ...message.data });
        setTimeout(() => answer(message.id), 0);
      };
      Object.assign(window, { asked, promenadeNative: { postMessage } });
    });
    await open(page, ride);
    const image = await meta(page, 'image');
    const asked = () => page.evaluate(() => (window as unknown as { asked: object[] }).asked);
    await page.getByRole('banner').getByRole('button', { name: '사진으로 공유하기' }).tap();
    await expect.poll(asked).toEqual([expect.objectContaining({ name: 'shareImage', imageUrl: image })]);
    await shareButton(page).tap();
    await expect(ways(page).first()).toHaveAttribute('aria-disabled', 'false');
    await ways(page).first().tap();
    await expect
      .poll(asked)
      .toEqual([
        expect.anything(),
        expect.objectContaining({ name: 'shareContent', linkUrl: expect.stringMatching(/\/shares\/[\w-]{22}$/) }),
      ]);
    await expect(dialog(page)).toBeHidden();
  });

  test('dismissing the share sheet is not an error; the address can still be copied', async ({ page }) => {
    await page.addInitScript(() => {
      const answer = (id: string) =>
        (window as unknown as { promenade: { receive(message: object): void } }).promenade.receive({
          id,
          code: 999,
          message: 'error',
        });
      Object.assign(window, {
        promenadeNative: {
          postMessage: (text: string) => setTimeout(() => answer((JSON.parse(text) as { id: string }).id), 0),
        },
      });
    });
    await open(page, ride);
    await page.getByRole('banner').getByRole('button', { name: '사진으로 공유하기' }).tap();
    await expect(page.getByText('공유하지 않았어요.')).toHaveCount(1);
    await shareButton(page).tap();
    await expect(ways(page).first()).toHaveAttribute('aria-disabled', 'false');
    await ways(page).first().tap();
    await expect(page.getByText('공유하지 않았어요.')).toHaveCount(2);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await ways(page).nth(1).tap();
    await expect(page.getByText('주소를 복사했어요')).toBeVisible();
  });
});

test('pages without the flag have no share button, and the web has no picture button [V-298]', async ({ page }) => {
  await open(page, '/haneul-land/promotion/usage-fee');
  await expect(page.getByRole('banner').getByRole('button', { name: /공유/ })).toHaveCount(0);
  await open(page, ride);
  await expect(page.getByRole('banner').getByRole('button', { name: /공유/ })).toHaveCount(1);
});

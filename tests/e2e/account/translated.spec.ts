import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { translatePage } from '../../support/translate-page.ts';
import { visibleFaults } from '../support/inspect-page.ts';
import { enter, loggedIn, passwordOf, visit } from '../support/log-in.ts';
import { appAgent } from '../support/park-devices.ts';
import { expect, test } from '../support/watch-page.ts';

// A widget that breaks is a complaint of the page, which fails the test. Parts that are translated before they hydrate are drawn by the browser.
test.use({ userAgent: appAgent, expected: [/status of 4\d\d|did not hydrate/] });

const park = '/haneul-land';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Leaves the queues in which the demo puts the member: nobody in two queues joins another. */
const leaveQueues = async (page: Page): Promise<void> => {
  const headers = { 'x-pageid': 'PGE_CMZ_00001' };
  const answer = await page.request.get('/api/v1/iam/queue/my?parkType=EL&liveYn=Y', { headers });
  const { data } = (await answer.json()) as { data: { entryList: readonly { readonly entryId: string }[] } };
  for (const { entryId } of data.entryList)
    await page.request.post('/api/v1/iam/queue/cancel', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { entryId },
    });
};

/** Opens a page and translates it, as it is and as it changes. */
const translated = async (page: Page, address: string): Promise<void> => {
  await visit(page, address);
  await page.evaluate(`void (${translatePage.toString()})()`);
};

/** Switches the language on the page, and finds the words of the new one alone. */
const switchTo = async (page: Page, name: 'English' | '한국어', word: string): Promise<void> => {
  const kept = page.waitForResponse(/\/common\/language\//);
  const toggle = page.getByRole('banner').getByRole('button', { name });
  // A second press within a moment is ignored, so a press that comes too soon is repeated.
  await expect(async () => {
    if (await toggle.isVisible()) await toggle.tap();
    await expect(main(page)).toContainText(word, { timeout: 2_000 });
  }).toPass();
  await kept;
  await expect.poll(() => visibleFaults(page)).toEqual([]);
};

test('a guest whose browser translates is refused, logs in, and saves forms', async ({ page }) => {
  await translated(page, '/member/login');
  await enter(page, 'haneul_onsite', 'Nothing2026!');
  await expect(main(page).getByRole('alert')).toHaveText('아이디나 비밀번호가 맞지 않아요.');
  await enter(page, 'haneul_onsite', passwordOf('haneul_onsite'));
  await page.waitForURL(/\/home\/main$/);

  await translated(page, '/member/change-password');
  await main(page).getByLabel('지금 비밀번호').fill('Wrong+2026!');
  for (const label of ['새 비밀번호', '새 비밀번호 한 번 더'])
    await main(page).getByLabel(label, { exact: true }).fill('short');
  await button(page, '비밀번호 바꾸기').tap();
  await expect(main(page).getByLabel('새 비밀번호', { exact: true })).toHaveAccessibleDescription(
    /10~16자로 써 주세요/,
  );
  for (const label of ['새 비밀번호', '새 비밀번호 한 번 더'])
    await main(page).getByLabel(label, { exact: true }).fill('Another2026!');
  await button(page, '비밀번호 바꾸기').tap();
  await expect(main(page).getByRole('alert')).not.toBeEmpty();

  await translated(page, '/member/acceptance-agreement');
  await button(page, '저장하고 계속하기').tap();
  await page.waitForURL(/\/home\/main$/);
});

test('a member whose browser translates invites, and joins a queue', async ({ page }) => {
  await loggedIn(page, 'haneul_onsite');
  await test.step('inviting', async () => {
    await translated(page, `${park}/sky-pocket/companion-invite`);
    await button(page, '링크 만들어 보내기').tap();
    await expect(page.getByRole('dialog')).toContainText('나들이님이 하늘랜드에 함께 가자고 해요');
  });

  await test.step('joining a queue', async () => {
    await leaveQueues(page);
    await translated(page, `${park}/map/tutorial-gate?next=${encodeURIComponent(`${park}/map/smart-line`)}`);
    await button(page, '알겠어요, 시작하기').tap();
    await page.waitForURL(/\/map\/smart-line$/);
    await main(page).getByRole('link', { name: '줄 서기, 바람 열기구' }).tap();
    const smallest = main(page).getByRole('slider').first();
    await main(page).getByRole('group', { name: '함께 탈 사람' }).getByRole('checkbox').first().check({ force: true });
    await smallest.fill('95');
    await button(page, '확인하고 줄 서기').tap();
    await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
    await smallest.fill('115');
    await button(page, '확인하고 줄 서기').tap();
    await page.waitForURL(/\/sky-pocket\/smart-line$/);
    await expect(main(page).getByRole('article').filter({ hasText: '바람 열기구' })).toBeVisible();
  });
});

test('the application form, the wheel and the stamps change their words with the language, and what was typed stays', async ({
  page,
}) => {
  await loggedIn(page, 'haneul_onsite');
  await translated(page, `${park}/event/apply/1`);
  await main(page).getByText('가족', { exact: true }).tap();
  await main(page).getByRole('textbox', { name: '사연' }).fill('할머니와 함께');
  await switchTo(page, 'English', 'Who comes with you');
  await expect(main(page).getByRole('textbox', { name: 'Your story' })).toHaveValue('할머니와 함께');
  await expect(main(page).getByRole('radio', { name: 'Family' })).toBeChecked();
  await switchTo(page, '한국어', '함께 탈 사람');
  await expect(main(page).getByRole('textbox', { name: '사연' })).toHaveValue('할머니와 함께');
  for (const [address, english, korean] of [
    ['roulette/1', 'Spin the wheel', '룰렛 돌리기'],
    ['stamp/1', 'My stamps', '내 스탬프'],
  ] as const) {
    await translated(page, `${park}/event/${address}`);
    await switchTo(page, 'English', english);
    await switchTo(page, '한국어', korean);
  }
});

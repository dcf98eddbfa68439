import type { Page } from '@playwright/test';
import { signedIn } from '../support/console-page.ts';
import { loggedIn, visit } from '../support/log-in.ts';
import { appAgent } from '../support/park-devices.ts';
import { expect, openWatching, test } from '../support/watch-page.ts';

const station = '/somcharging';
const main = (page: Page) => page.getByRole('main');
const balance = (page: Page) =>
  main(page)
    .getByText(/^[\d,]+개$/)
    .first();
const som = (amount: number): string => `${amount.toLocaleString('ko')}개`;

const setConsent = async (page: Page, isGiven: boolean): Promise<void> => {
  await visit(page, '/mypage/consents');
  await main(page).getByRole('checkbox', { name: '별모아에 정보 제공 (선택)' }).setChecked(isGiven);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/consents') && answer.request().method() === 'POST',
  );
  await main(page).getByRole('button', { name: '저장하기' }).tap();
  expect((await saved).status()).toBe(200);
};

/** Reports something on the page of the sandbox offerwall. Its answer shows the result. */
const report = async (page: Page, act: string, result: string): Promise<void> => {
  await page.getByRole('button', { name: act, exact: true }).tap();
  await expect(page.getByRole('definition').filter({ hasText: 'resultCd' })).toContainText(result);
};

test.use({ userAgent: appAgent });

test('a member agrees to an offerwall and earns Som; a held reward is released in the console, and chargebacks take both back [P-047]', async ({
  page,
  browser,
}) => {
  await loggedIn(page, 'haneul_onsite');
  await visit(page, station);
  await main(page).getByRole('link', { name: '정보 제공 동의하기, 별모아' }).tap();
  await expect(page).toHaveURL('/mypage/consents');
  await setConsent(page, true);

  await visit(page, station);
  await main(page).getByRole('button', { name: '참여하기, 별모아' }).tap();
  await page.waitForURL(/\/sandbox\/site\/wall-one/);
  // The member has a second page open beside the offerwall.
  const watching = await page.context().newPage();
  await openWatching(watching, station);
  await expect(balance(watching)).toBeVisible();
  const before = Number((await balance(watching).textContent())?.replaceAll(/\D/g, ''));

  const last = main(watching).getByRole('listitem').filter({ hasText: '별모아' });
  await page.getByLabel('참여할 일').selectOption('120');
  await report(page, '참여 마치기', 'CREDITED');
  await expect(balance(watching)).toHaveText(som(before + 120));
  await expect(last.filter({ hasText: '120개' }).first()).toBeVisible();
  const history = await page.context().newPage();
  await visit(history, '/mypage/point-his-list');
  const entry = main(history).getByRole('listitem').filter({ hasText: '참여 적립' }).first();
  await expect(entry).toContainText('120');
  await report(page, '적립 취소하기', 'REVERSED');
  await expect(balance(watching)).toHaveText(som(before));

  await page.getByLabel('참여할 일').selectOption('10');
  await report(page, '남과 같은 기기로 마치기', 'HELD');
  await expect(main(watching)).toContainText('확인 중인 솜');
  await expect(balance(watching)).toHaveText(som(before));
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ko-KR' })).newPage();
  await signedIn(desk, '/members/rewards');
  const release = desk.getByTitle('나들이 님의 적립 풀기');
  await release.click();
  await desk.getByRole('menuitem', { name: '확인함: 이상 없음' }).click();
  await expect(release).toHaveCount(0);
  await expect(balance(watching)).toHaveText(som(before + 10));
  await report(page, '적립 취소하기', 'REVERSED');
  await expect(balance(watching)).toHaveText(som(before));
  await expect(main(watching)).not.toContainText('확인 중인 솜');

  await setConsent(history, false);
  await report(page, '참여 마치기', 'CONSENT');
  await expect(main(watching).getByRole('link', { name: '정보 제공 동의하기, 별모아' })).toBeVisible();
  await expect(balance(watching)).toHaveText(som(before));
  await Promise.all([desk.context().close(), watching.close(), history.close()]);
});

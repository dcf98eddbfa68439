import type { Page } from '@playwright/test';
import { endVisit, enter, loggedIn, logIn, passwordOf, visit, type DemoMember } from '../support/log-in.ts';
import { translatePage } from '../../support/translate-page.ts';
import { expect, speak, test } from '../support/watch-page.ts';
import { at, home, main } from '../support/shown-page.ts';

const snackbar = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date()).replaceAll('-', '.');

const ways: readonly (readonly [member: DemoMember, address: string, heading: string, proof: string])[] = [
  ['haneul_new', '/member/change-password?changeMod=I', '새 비밀번호를 정해 주세요', '[P-313 P-377]'],
  ['haneul_due', '/member/change-password?changeMod=D', '새 비밀번호를 정해 주세요', ''],
  ['haneul_ex', '/member/membership-sign-up', '하늘 회원으로 전환이 필요해요', '[P-188]'],
  ['haneul_plain', '/member/self-certification', '본인 확인을 해 주세요', '[P-189 P-380]'],
  ['haneul_ask', '/member/acceptance-agreement', '혜택 소식을 보내 드릴까요?', '[P-190]'],
  ['haneul_kid', home, '', ''],
  ['haneul_simple', home, '', ''],
  ['haneul_test', home, '', ''],
  ['haneul_onsite', home, '', ''],
];
for (const [member, address, heading, proof] of ways) {
  test(`a login of ${member} leads to ${address} ${proof}`.trim(), async ({ page }) => {
    await logIn(page, member);
    expect(at(page)).toBe(address);
    await expect(main(page).getByRole('heading', { name: heading }).first()).toBeVisible();
  });
}

test("a member sees the site in the account's language, which is the last one chosen [P-317 P-374]", async ({
  page,
  baseURL,
}) => {
  const choose = async (name: string): Promise<void> => {
    const kept = page.waitForResponse(/\/common\/language\//);
    await page.getByRole('banner').getByRole('button', { name }).click();
    await kept;
  };
  await logIn(page, 'haneul_guest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/[가-힣]/);
  await choose('한국어');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(
    await page.evaluate(() => (JSON.parse(localStorage.getItem('userSession') ?? '{}') as { locale?: string }).locale),
  ).toBe('ko');
  await endVisit(page);
  await speak(page, baseURL, 'en');
  await logIn(page, 'haneul_guest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await choose('English');
});

test('an initial password must be changed, a due one may wait [P-169]', async ({ page }) => {
  const ways = main(page).getByRole('button', { name: /바꾸기$/ });
  await logIn(page, 'haneul_new');
  expect(at(page)).toBe('/member/change-password?changeMod=I');
  await expect(ways).toHaveText(['비밀번호 바꾸기']);
  await endVisit(page);
  await logIn(page, 'haneul_due');
  expect(at(page)).toBe('/member/change-password?changeMod=D');
  await expect(ways).toHaveText(['비밀번호 바꾸기', '나중에 바꾸기']);
});

test.describe('an initial password', () => {
  test.use({ expected: [/status of 4\d\d/] });

  test('keeps the member on the password page, with a link home, until it is changed [P-106 P-168 P-368]', async ({
    page,
  }) => {
    await logIn(page, 'haneul_new');
    await expect(main(page)).toContainText('처음 받은 비밀번호');
    for (const address of ['/mypage', '/member/acceptance-agreement', '/haneul-land/sky-pocket']) {
      await visit(page, address);
      expect(at(page)).toBe('/member/change-password?changeMod=I');
    }
    await page.getByRole('banner').getByRole('link', { name: '뒤로' }).click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));

    await visit(page, '/mypage');
    const change = async (now: string, next: string, again = next): Promise<void> => {
      await main(page).getByLabel('지금 비밀번호').fill(now);
      await main(page).getByLabel('새 비밀번호', { exact: true }).fill(next);
      await main(page).getByLabel('새 비밀번호 한 번 더').fill(again);
      await main(page).getByRole('button', { name: '비밀번호 바꾸기' }).click();
    };
    const first = passwordOf('haneul_new');
    await change(first, 'onlyletters');
    await expect(main(page).getByLabel('새 비밀번호', { exact: true })).toHaveAccessibleDescription(
      /두 가지 이상을 섞어 10~16자로 써 주세요/,
    );
    await change(first, 'Clouds+2027', 'Clouds+2028');
    await expect(main(page).getByLabel('새 비밀번호 한 번 더')).toHaveAccessibleDescription(
      '새 비밀번호와 같지 않아요. 다시 써 주세요.',
    );
    await change('Wrong+2026!', 'Clouds+2027');
    await expect(main(page).getByRole('alert')).not.toBeEmpty();
    await change(first, 'Clouds+2027');
    await expect(snackbar(page, '비밀번호를 바꿨어요')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${home}$`));

    await visit(page, '/mypage');
    expect(at(page)).toBe('/mypage');
    await endVisit(page);
    await logIn(page, 'haneul_new', { password: 'Clouds+2027' });
    expect(at(page)).toBe(home);
  });
});

test('a due password can be postponed, and the next login does not ask again', async ({ page }) => {
  await logIn(page, 'haneul_due', { at: '/member/login?from=%2Fterms' });
  await expect(main(page)).toContainText('비밀번호를 바꾼 지 오래됐어요');
  await main(page).getByRole('button', { name: '나중에 바꾸기' }).click();
  await expect(snackbar(page, '나중에 다시 알려 드릴게요')).toBeVisible();
  await expect(page).toHaveURL(/\/terms$/);
  await endVisit(page);
  await logIn(page, 'haneul_due');
  expect(at(page)).toBe(home);
});

test('an ex-member agrees to the conversion, or logs out, and is not asked again after agreeing [P-379]', async ({
  page,
}) => {
  await logIn(page, 'haneul_ex');
  await test.step('a translated page says what is missing', async () => {
    await page.evaluate(`void (${translatePage.toString()})()`);
    await main(page).getByRole('button', { name: '동의하고 전환하기' }).click();
    const agreed = main(page).getByRole('checkbox').nth(1);
    await expect(agreed).toHaveAttribute('aria-invalid', 'true');
    await agreed.check();
    await expect(agreed).not.toHaveAttribute('aria-invalid', 'true');
    await visit(page, '/member/membership-sign-up');
  });
  await main(page).getByRole('button', { name: '동의하고 전환하기' }).click();
  await expect(main(page).getByRole('checkbox', { name: /^이용약관/ })).toHaveAccessibleDescription(/이용약관에 동의/);
  await expect(main(page).getByRole('link', { name: '나중에 할게요' })).toHaveAttribute('href', '/member/logout');
  await main(page)
    .getByRole('checkbox', { name: /^모두 동의해요/ })
    .check();
  await main(page).getByRole('button', { name: '동의하고 전환하기' }).click();
  await expect(snackbar(page, '하늘 회원으로 전환했어요')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await endVisit(page);
  await logIn(page, 'haneul_ex');
  expect(at(page)).toBe(home);
});

test('a member who is not regular can put the verification off, and continues to the target of the login', async ({
  page,
}) => {
  await logIn(page, 'haneul_plain', { at: '/member/login?from=%2Fterms' });
  await main(page).getByRole('button', { name: '나중에 하기' }).click();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a member is asked about promotions once a day until all are agreed; both answers are confirmed with the date [P-388 P-697 P-698]', async ({
  page,
  baseURL,
}) => {
  const promotions = main(page).getByRole('switch');
  const save = () =>
    main(page)
      .getByRole('button', { name: /^(저장하고 계속하기|Save and continue)$/ })
      .click();
  await logIn(page, 'haneul_ask', { at: '/member/login?from=%2Fterms' });
  expect(at(page)).toBe('/member/acceptance-agreement');
  expect(await page.evaluate(() => localStorage.getItem('promotionAsked'))).toBe(
    JSON.stringify({ haneul_ask: today.replaceAll('.', '') }),
  );
  await expect(promotions).toHaveCount(3);
  await save();
  await expect(snackbar(page, `광고성 정보 수신을 거부했어요 (${today})`)).toBeVisible();
  await expect(page).toHaveURL(/\/terms$/);

  await endVisit(page);
  await logIn(page, 'haneul_ask');
  expect(at(page)).toBe(home);

  await speak(page, baseURL, 'en');
  await visit(page, '/member/acceptance-agreement');
  await save();
  await expect(snackbar(page, `You have rejected receiving promotions (${today})`)).toBeVisible();
  await visit(page, '/member/acceptance-agreement');
  await main(page).getByRole('switch', { name: 'E-mail' }).check();
  await save();
  await expect(snackbar(page, `You have agreed to receiving promotions (${today})`)).toBeVisible();

  await visit(page, '/member/acceptance-agreement');
  await expect(promotions.first()).toBeChecked();
  expect(
    await promotions.evaluateAll((all) => all.map((one) => one instanceof HTMLInputElement && one.checked)),
  ).toEqual([true, false, false]);
});

test.describe('on another device', () => {
  test('the promotion prompt appears while a channel is missing and stops once all are agreed [P-382]', async ({
    browser,
  }) => {
    const onNewDevice = async (act: (page: Page) => Promise<void>): Promise<void> => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await logIn(page, 'haneul_ask');
      await act(page);
      await context.close();
    };
    const agree = async (page: Page, channels: readonly string[]): Promise<void> => {
      for (const name of channels) await main(page).getByRole('switch', { name }).check();
      await main(page).getByRole('button', { name: '저장하고 계속하기' }).click();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    };
    await onNewDevice((page) => agree(page, ['이메일', '문자 메시지']));
    await onNewDevice(async (page) => {
      expect(at(page)).toBe('/member/acceptance-agreement');
      await expect(main(page).getByRole('switch', { name: '이메일' })).toBeChecked();
      await agree(page, ['앱 알림']);
    });
    await onNewDevice(async (page) => expect(at(page)).toBe(home));
  });
});

test('the emailed link resets a forgotten password and ends all logins [P-192]', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '', locale: 'ko-KR' });
  await loggedIn(elsewhere, 'haneul_bar');
  await visit(page, '/member/login');
  await main(page).getByRole('link', { name: '비밀번호 찾기' }).click();
  await expect(page).toHaveURL(/\/member\/search-password$/);
  await main(page).getByLabel('아이디').fill('haneul_bar');
  await main(page).getByLabel('이메일').fill('haneul.bar@haneul-resort.example');
  await main(page).getByRole('button', { name: '이메일 받기' }).click();
  await expect(page).toHaveURL(/\/member\/login$/);
  await page.goto('/sandbox/outbox');
  const sent = /\/member\/identification-password\?token=[\w.-]+/.exec(await page.content())?.[0] ?? '';
  await visit(page, sent);
  for (const label of ['새 비밀번호', '새 비밀번호 한 번 더'])
    await main(page).getByLabel(label, { exact: true }).fill('Another2026!');
  await main(page).getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page).toHaveURL(/\/member\/login$/);
  await enter(page, 'haneul_bar', 'Another2026!');
  await page.waitForURL(/\/haneul-land\/home\/main$/);
  await elsewhere.goto('/mypage');
  await expect(elsewhere.locator('dialog[open]')).toBeVisible();
  await elsewhere.close();
});

import type { Page } from '@playwright/test';
import { endVisit, enter, loggedIn, logIn, passwordOf, visit } from '../support/log-in.ts';
import { expect, test } from '../support/watch-page.ts';
import { at, home, main } from '../support/shown-page.ts';

test.describe('the login form', () => {
  // The browser itself reports the answer that refuses.
  test.use({ expected: [/status of 401/] });

  test("shows missing fields, then the server's error, and keeps the typed name", async ({ page }) => {
    await visit(page, '/member/login');
    await enter(page, '', '');
    const [name, password] = [main(page).getByLabel('아이디'), main(page).getByLabel('비밀번호', { exact: true })];
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('입력해 주세요.');
    await expect(password).toHaveAccessibleDescription('입력해 주세요.');
    await enter(page, 'haneul_full', 'Nothing2026!');
    await expect(main(page).getByRole('alert')).toHaveText('아이디나 비밀번호가 맞지 않아요.');
    await expect(name).toHaveValue('haneul_full');
    expect(at(page)).toBe('/member/login');
  });
});

test('without a previous page, the main page of the current resort replaces the login [P-386]', async ({ page }) => {
  await visit(page, '/terms');
  await logIn(page, 'haneul_full');
  expect(at(page)).toBe(home);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
  await endVisit(page);
  await visit(page, '/gateway');
  await main(page).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/aqua-bay\/home\/main$/);
  await logIn(page, 'haneul_full');
  expect(at(page)).toBe('/aqua-bay/home/main');
});

test('a login returns to the previous page with its query and is not in the history [P-162 P-387]', async ({
  page,
}) => {
  await visit(page, '/terms');
  await logIn(page, 'haneul_full', {
    at: `/member/login?from=${encodeURIComponent('/cscenter/faq-list?category=01')}`,
  });
  expect(at(page)).toBe('/cscenter/faq-list?category=01');
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a login never redirects to another site', async ({ page }) => {
  await logIn(page, 'haneul_full', { at: `/member/login?from=${encodeURIComponent('//elsewhere.example/')}` });
  expect(at(page)).toBe(home);
});

test('a page that needs login opens after it [P-365] [P-487]', async ({ page }) => {
  await visit(page, '/mypage');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('로그인하면 이용할 수 있어요');
  await dialog.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/member\/login\?from=%2Fmypage$/);
  await enter(page, 'haneul_full', passwordOf('haneul_full'));
  await expect(page).toHaveURL(/\/mypage$/);
});

/** A proof is old after some minutes; the test does not wait for them. */
const proofIsOld = async (page: Page): Promise<void> => {
  await page.route('**/api/v1/iam/login/session/info*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, provenYn: 'N' } } });
  });
};

test('with a fresh proof, the confirmation of the password leads on', async ({ page }) => {
  await logIn(page, 'haneul_full');
  await visit(page, '/mypage/confirm-password');
  await expect(page).toHaveURL(/\/mypage\/mypage$/);
});

test.describe('the confirmation of the password', () => {
  test.use({ expected: [/status of 40[013]/] });

  test('refuses a wrong one, and opens the personal information with the right one [P-197]', async ({ page }) => {
    await loggedIn(page, 'haneul_full');
    await proofIsOld(page);
    await visit(page, '/mypage/confirm-password');
    const password = main(page).getByLabel('지금 비밀번호');
    await password.fill('Nothing2026!');
    await main(page).getByRole('button', { name: '내 정보 보기' }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    expect(at(page)).toBe('/mypage/confirm-password');
    await password.fill(passwordOf('haneul_full'));
    await main(page).getByRole('button', { name: '내 정보 보기' }).click();
    await expect(page).toHaveURL(/\/mypage\/mypage$/);
  });
});

test('guest pages redirect members to the resort main [P-063 P-161 P-367]', async ({ page }) => {
  await visit(page, '/member/login');
  await expect(main(page).locator('form')).toBeVisible();
  await logIn(page, 'haneul_full');
  await visit(page, '/member/login');
  expect(at(page)).toBe(home);
});

test('opening /member/logout does not log out; its button calls, clears stored data and ends at the resort main [P-164 P-391 P-393]', async ({
  page,
}) => {
  await logIn(page, 'haneul_full');
  await visit(page, '/member/logout');
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('userSession'))).not.toBeNull();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(new URL(request.url()).pathname);
  });
  await main(page).getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  // Calls in the background may come before it.
  expect(calls.filter((path) => path.endsWith('/logout'))).toEqual(['/api/v1/iam/logout']);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('userSession'),
      sessionStorage.getItem('myinfo'),
      document.cookie.includes('_hint'),
    ]),
  ).toEqual([null, null, false]);
  await visit(page, '/member/logout');
  await expect(main(page)).toContainText('로그아웃되어 있어요');
});

test('the header button and the all-menu box link guests to the login, members to my page and logout [P-123 P-148]', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const menu = page.getByRole('dialog');
  const openMenu = () =>
    page.getByRole('navigation', { name: '주 메뉴' }).getByRole('button', { name: '전체' }).click();
  await visit(page, home);
  await header.getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL(/\/member\/login$/);
  await header.getByRole('button', { name: '뒤로' }).click();
  await openMenu();
  await expect(menu).toContainText('로그인해 주세요');
  await menu.getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL(/\/member\/login$/);
  await logIn(page, 'haneul_full');
  await header.getByRole('link', { name: '내 정보' }).click();
  await expect(page).toHaveURL(/\/mypage$/);
  await header.getByRole('button', { name: '뒤로' }).click();
  await openMenu();
  await expect(menu).not.toContainText('로그인해 주세요');
  await expect(menu.getByRole('link', { name: '내 정보' })).toHaveAttribute('href', '/mypage');
  await menu.getByRole('link', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/member\/logout$/);
});

test.describe('for another site', () => {
  const authorize = `/authorize?redirectUrl=${encodeURIComponent('/sandbox/client/sandbox-partner')}&scope=userName,langId,membershipUid&state=af0`;
  const agree = (page: Page) => main(page).getByRole('button', { name: '동의하고 계속하기' }).click();
  const kept = (page: Page) =>
    page.evaluate(() =>
      ['redirectUrl', 'externalLoginScope', 'externalLoginYn'].map((name) => sessionStorage.getItem(name)),
    );

  test('a guest logs in and returns with the permitted fields only [P-185 P-385]', async ({ page }) => {
    await visit(page, authorize);
    await main(page).getByRole('link', { name: '하늘 회원으로 로그인' }).click();
    await expect(page).toHaveURL(/\/member\/login$/);
    await enter(page, 'haneul_full', passwordOf('haneul_full'));
    await expect(main(page)).toContainText('구름 여행에');
    await agree(page);
    await page.waitForURL(/\/sandbox\/client\/sandbox-partner/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      autoLogin: 'N',
      userName: '김하늘',
      langId: 'ko',
      state: 'af0',
    });
    // The second time nothing is asked.
    await page.goto(authorize);
    await page.waitForURL(/\/sandbox\/client\/sandbox-partner/);
  });

  test('a logged-in member is asked, and leaves by disconnecting [P-186]', async ({ page }) => {
    await loggedIn(page, 'haneul_onsite');
    await visit(page, authorize);
    await expect
      .poll(() => kept(page))
      .toEqual(['/sandbox/client/sandbox-partner', 'userName,langId,membershipUid', 'Y']);
    await agree(page);
    await page.waitForURL(/\/sandbox\/client\/sandbox-partner/);
    await visit(page, '/unauthorize?client=sandbox-partner');
    await main(page).getByRole('button', { name: '연결 끊고 로그아웃' }).click();
    await page.waitForURL(/\/sandbox\/client\/sandbox-partner$/);
    await visit(page, '/mypage');
    await expect(page.getByRole('alertdialog')).toContainText('로그인하면 이용할 수 있어요');
  });

  test('leaving for another page discards the request [P-187]', async ({ page }) => {
    await visit(page, authorize);
    await expect
      .poll(() => kept(page))
      .toEqual(['/sandbox/client/sandbox-partner', 'userName,langId,membershipUid', 'Y']);
    await visit(page, '/terms');
    await expect.poll(() => kept(page)).toEqual([null, null, null]);
  });

  test('/unauthorize without a service says that nothing has ended, and leads to the logout', async ({ page }) => {
    await loggedIn(page, 'haneul_full');
    await visit(page, '/unauthorize');
    await expect(main(page)).toContainText('연결을 끊은 것이 없어요');
    await main(page).getByRole('link', { name: '하늘 리조트에서 로그아웃' }).click();
    await expect(page).toHaveURL(/\/member\/logout$/);
  });
});

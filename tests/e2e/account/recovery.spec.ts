import type { Page } from '@playwright/test';
import { axe } from '../support/inspect-page.ts';
import { enter, loggedIn, visit } from '../support/log-in.ts';
import { at, main } from '../support/shown-page.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

const words = {
  ko: { phone: /^휴대전화/, set: '새 비밀번호로 바꾸기', masked: /내 아이디는 ha\*+/, use: '이 정보로 바꾸기' },
  en: { phone: /^Mobile phone/, set: 'Set the new password', masked: /Your ID is ha\*+/, use: 'Use these' },
} as const;

/** Plays a person of the sandbox at the provider. */
const verifyAs = async (page: Page, person: string): Promise<void> => {
  await page.waitForURL(/\/sandbox\/verify\//);
  await page.locator(`input[name=person][value="${person}"]`).check();
  await page.locator('button[value=succeed]').click();
};

test('a member who forgot the password verifies at another site, sees the ID and logs in with a new password [P-191]', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const texts = words.ko;
  await speak(page, baseURL, 'ko');
  await visit(page, '/member/search-password');
  await main(page).getByRole('link', { name: '본인 확인으로 찾기' }).click();
  await page.waitForURL(/\/member\/identification/);
  await main(page).getByRole('button', { name: texts.phone }).click();
  await verifyAs(page, 'haneul_bar');
  await page.waitForURL(/\/member\/identification/);
  await hydrated(page);
  await expect(main(page)).toContainText(texts.masked);
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(main(page)).toContainText(texts.masked);
  await hydrated(page);
  for (const field of [0, 1]) await main(page).locator('input[type=password]').nth(field).fill('Clouds+2028x');
  await main(page).getByRole('button', { name: texts.set }).click();
  await page.waitForURL(/\/member\/login/);
  await hydrated(page);
  await enter(page, 'haneul_bar', 'Clouds+2028x');
  await page.waitForURL(({ pathname }) => pathname !== '/member/login');
});

test('somebody who is no member is told so, and nothing else', async ({ page, baseURL }) => {
  await speak(page, baseURL, 'en');
  await visit(page, '/member/identification');
  await main(page).getByRole('button', { name: words.en.phone }).click();
  await verifyAs(page, 'stranger');
  await page.waitForURL(/\/member\/identification/);
  await expect(main(page)).toContainText('You have no account yet');
  await hydrated(page);
  expect(await axe(page)).toEqual([]);
});

test('a member who is not regular becomes so by a verification [P-189 P-489]', async ({ page, baseURL }) => {
  test.slow();
  await loggedIn(page, 'haneul_plain');
  await speak(page, baseURL, 'ko');
  await visit(page, '/member/self-certification');
  expect(await axe(page)).toEqual([]);
  await main(page).getByRole('button', { name: words.ko.phone }).click();
  await verifyAs(page, 'haneul_plain');
  await page.waitForURL(/\/member\/self-certification/);
  await expect(main(page)).toContainText('이제 정회원이에요');
  await hydrated(page);
  expect(await axe(page)).toEqual([]);
});

test('a simple member who is verified becomes a full one by agreeing to the terms', async ({ page, baseURL }) => {
  await loggedIn(page, 'haneul_simple');
  await speak(page, baseURL, 'en');
  await visit(page, '/member/self-certification');
  await expect(main(page)).toContainText('You are already verified');
  expect(await axe(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Go to the terms' }).click();
  await page.waitForURL(/\/member\/membership-sign-up/);
  await main(page).getByRole('checkbox').first().check();
  await main(page).getByRole('button', { name: 'Agree and move' }).click();
  await expect(page.getByText('You are a Haneul Member now')).toBeVisible();
  await visit(page, '/member/self-certification');
  await expect(main(page)).toContainText('You are a regular member');
});

test.describe('own data', () => {
  test.use({ expected: [/409 \(Conflict\)/] });
  test('a member takes over the verified name and number; another person is refused [P-203]', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await loggedIn(page, 'haneul_test');
    await speak(page, baseURL, 'ko');
    await visit(page, '/mypage/mypage-auth');
    await main(page).getByRole('button', { name: words.ko.phone }).click();
    await verifyAs(page, 'stranger');
    await expect(main(page).getByRole('alert')).toContainText('다른 분으로 확인됐어요');
    await main(page).getByRole('link', { name: '다시 확인하기' }).click();
    await page.waitForURL(/\/mypage\/mypage-auth/);
    await main(page).getByRole('button', { name: words.ko.phone }).click();
    await verifyAs(page, 'haneul_test');
    await page.waitForURL(/\/mypage\/mypage-auth/);
    await hydrated(page);
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('button', { name: words.ko.use }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/mypage/mypage-auth');
    expect(at(page)).not.toContain('mypage-auth');
  });
});

test('a guardian verifies at the portal, states the relation and consents for a logged-in child [P-205]', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await loggedIn(page, 'haneul_ward');
  await speak(page, baseURL, 'ko');
  await visit(page, '/mypage/mypage-parent-auth');
  expect(await axe(page)).toEqual([]);
  await main(page)
    .getByRole('button', { name: /^보호자 확인/ })
    .click();
  await verifyAs(page, 'haneul_full');
  await page.waitForURL(/\/mypage\/mypage-parent-auth/);
  await main(page).getByRole('radio', { name: '어머니' }).check();
  await main(page).getByRole('button', { name: '다음', exact: true }).click();
  await expect(main(page).getByRole('checkbox').first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
  for (const tick of await main(page).getByRole('checkbox').all()) await tick.check();
  await main(page).getByRole('button', { name: '동의하고 마치기' }).click();
  await expect(main(page)).toContainText('보호자를 확인했어요');
  await expect(main(page)).toContainText('김*늘');
  expect(await axe(page)).toEqual([]);
});

for (const [address, method, proof] of [
  ['/mypage/mypage-naver-self-auth', 'SELF', '[P-201]'],
  ['/mypage/mypage-portal-self-auth', 'SELF', '[P-206]'],
  ['/mypage/mypage-portal-parent-auth', 'LEGAL_REPRESENTATIVE', '[P-206]'],
  ['/mypage/sns/mypage-parent-auth', 'LEGAL_REPRESENTATIVE', '[P-202]'],
] as const)
  test(`${address} leads to its own provider ${proof}`, async ({ page, baseURL }) => {
    await loggedIn(page, 'haneul_ward');
    await speak(page, baseURL, 'en');
    await visit(page, address);
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('listitem').getByRole('button').click();
    await page.waitForURL(new RegExp(`/sandbox/verify/${method}`));
  });

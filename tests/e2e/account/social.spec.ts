import type { Page } from '@playwright/test';
import { axe } from '../support/inspect-page.ts';
import { main } from '../support/shown-page.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

const words = {
  ko: {
    agree: '다음',
    nickname: /^별명/,
    begin: '시작하기',
    minor: '만 14세 아래라면',
    withGuardian: '보호자와 함께 시작하기',
    guardian: /^보호자 확인/,
    step: '3 / 4 · 이메일',
  },
  en: {
    agree: 'Next',
    nickname: /^Nickname/,
    begin: 'Begin',
    later: 'Begin as a simple member',
    minor: 'Under 14?',
    withGuardian: 'Begin with a guardian',
    guardian: /^Guardian/,
    step: '3 / 4 · E-mail',
  },
} as const;

/** Presses the button of a provider on the login page, and chooses an account there. */
const continueWith = async (page: Page, name: string, act: 'agree' | 'refuse', subject?: string) => {
  await page.goto('/member/login');
  await hydrated(page);
  await main(page).getByRole('button', { name }).click();
  await page.waitForURL(/\/sandbox\/social\//);
  if (subject !== undefined) await page.locator(`input[value="${subject}"]`).check();
  await page.locator(`button[value=${act}]`).click();
};

const agreeToAll = async (page: Page, locale: 'ko' | 'en'): Promise<void> => {
  await main(page).getByRole('checkbox').first().check();
  await main(page).getByRole('button', { name: words[locale].agree, exact: true }).click();
};

test('a visitor who is new joins by kakao, logs out, and is logged in at once the next time [P-009 P-018 P-174 P-181 P-184]', async ({
  page,
  baseURL,
  context,
}) => {
  test.slow();
  await speak(page, baseURL, 'ko');
  await page.goto('/member/login');
  await expect(main(page).getByLabel('아이디')).toBeVisible();
  for (const name of ['카카오', '네이버', '애플', '페이스북'])
    await expect(main(page).getByRole('button', { name })).toBeVisible();
  await continueWith(page, '카카오', 'agree', 'kakao-newcomer');
  await page.waitForURL(/\/member\/sns\/term/);
  await hydrated(page);
  await agreeToAll(page, 'ko');
  // Kakao vouches for the person, so nothing is verified again.
  await page.waitForURL(/\/member\/sns\/complete/);
  await hydrated(page);
  expect(await axe(page)).toEqual([]);
  await expect(main(page).getByRole('textbox', { name: words.ko.nickname })).toHaveValue('Robin');
  await main(page).getByRole('button', { name: words.ko.begin }).click();
  await page.waitForURL(/\/home\/main/);
  // A call that the main page still makes would miss its cookies.
  await page.goto('about:blank');
  await context.clearCookies();
  await speak(page, baseURL, 'ko');
  await continueWith(page, '카카오', 'agree', 'kakao-newcomer');
  await page.waitForURL(/\/home\/main/);
  await page.goto('/mypage');
  await expect(page).not.toHaveURL(/login/);
});

test.describe('in English', () => {
  test.use({ expected: [/409/] });

  test('a visitor joins by Facebook, puts the verification off, and corrects the nickname [P-175 P-182]', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await speak(page, baseURL, 'en');
    await continueWith(page, 'Facebook', 'agree', 'facebook-newcomer');
    await page.waitForURL(/\/member\/sns\/term/);
    await hydrated(page);
    await agreeToAll(page, 'en');
    await page.waitForURL(/\/member\/sns\/self-auth/);
    await hydrated(page);
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('button', { name: words.en.later }).click();
    await page.waitForURL(/\/member\/sns\/complete/);
    await hydrated(page);
    const nickname = main(page).getByRole('textbox', { name: words.en.nickname });
    await nickname.fill('!!');
    await main(page).getByRole('button', { name: words.en.begin }).click();
    await expect(main(page).getByRole('alert')).toContainText('nickname cannot be used');
    await nickname.fill('robintwo');
    await main(page).getByRole('button', { name: words.en.begin }).click();
    await page.waitForURL(/\/home\/main/);
  });

  test('a visitor who refuses at Apple reads so, and may choose another way [P-176]', async ({ page, baseURL }) => {
    await speak(page, baseURL, 'en');
    await continueWith(page, 'Apple', 'refuse');
    await page.getByRole('button').click();
    await page.waitForURL(/\/member\/sns\/apple/);
    await expect(main(page)).toContainText('The login was not agreed to.');
    await main(page).getByRole('link', { name: 'To the login page' }).click();
    await page.waitForURL(/\/member\/login/);
  });
});

for (const locale of ['ko', 'en'] as const)
  test(`a child joins in ${locale} with a guardian: verification, relation, consent, then the child`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const texts = words[locale];
    await speak(page, baseURL, locale);
    await page.goto('/member/join');
    await hydrated(page);
    await main(page).getByText(texts.minor).click();
    for (const item of await page.locator('input[name^=minor-]').all()) await item.check();
    await main(page).getByRole('button', { name: texts.withGuardian }).click();
    await main(page).getByRole('button', { name: texts.guardian }).click();
    await page.waitForURL(/\/sandbox\/verify\//);
    await page.locator('input[name=person][value=""]').check();
    await page.locator('[name=name]').fill(`보호자 ${locale}`);
    await page.locator('[name=birthDate]').fill('19800101');
    await page.locator('[name=mobile]').fill('01055550000');
    await page.locator('button[value=succeed]').click();
    await page.waitForURL(/\/member\/join/);
    await hydrated(page);
    await main(page).getByRole('radio').first().check();
    await main(page).getByRole('button', { name: texts.agree, exact: true }).click();
    await expect(main(page).getByRole('checkbox')).toHaveCount(3);
    for (const item of await main(page).getByRole('checkbox').all()) await item.check();
    await main(page).getByRole('button', { name: texts.agree, exact: true }).click();
    const typed = main(page).getByRole('textbox');
    await expect(typed).toHaveCount(2);
    expect(await axe(page)).toEqual([]);
    await typed.nth(0).fill(locale === 'ko' ? '나어린' : 'Kid Small');
    await typed.nth(1).fill('20160505');
    await main(page).getByRole('radio').first().check();
    await main(page).getByRole('button', { name: texts.agree, exact: true }).click();
    await expect(main(page)).toContainText(texts.step);
  });

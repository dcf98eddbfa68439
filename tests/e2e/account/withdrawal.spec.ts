import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axe } from '../support/inspect-page.ts';
import { enter, logIn, loggedIn, passwordOf, visit } from '../support/log-in.ts';
import { at, main } from '../support/shown-page.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

// Refusals that the tests bring about.
test.use({ expected: [/status of (401|403|409) .*\/(MBL\/login|login-sns|password-check)/] });

const words = {
  ko: {
    back: '탈퇴를 되돌리고 로그인',
    read: '사라지는 것과 지워지는 날을 확인했어요',
    next: '다음',
    reason: '자주 방문하지 않아요',
    password: '지금 비밀번호',
    leave: '탈퇴하기',
    asked: /탈퇴를 신청했어요/,
    leaving: /\d{4}\.\d{2}\.\d{2}에 지워져요/,
    wrong: '아이디나 비밀번호가 맞지 않아요.',
  },
  en: {
    back: 'Come back and log in',
    read: 'I know what I will lose, and on which day',
    next: 'Next',
    reason: 'I seldom visit',
    password: 'Current password',
    leave: 'Leave',
    asked: /You are leaving/,
    leaving: /will be deleted on \d{4}\.\d{2}\.\d{2}/,
    wrong: 'The ID or the password is wrong.',
  },
} as const;

/** Comes back by the login, as a visitor does. */
const comeBack = async (page: Page, texts: (typeof words)['ko' | 'en']): Promise<void> => {
  await visit(page, '/member/login');
  await enter(page, 'haneul_leaving', 'Wrong-horse-77');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(main(page).getByRole('button', { name: texts.back })).toHaveCount(0);
  await enter(page, 'haneul_leaving', passwordOf('haneul_leaving'));
  await expect(main(page).getByRole('alert')).toContainText(texts.leaving);
  expect(await axe(page)).toEqual([]);
  await main(page).getByRole('button', { name: texts.back }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/member/login');
};

for (const locale of ['ko', 'en'] as const) {
  test(`a leaving member comes back by the login in ${locale}, and leaves again: what is lost, reason and proof, the day [P-207 P-208 P-209]`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const texts = words[locale];
    await speak(page, baseURL, locale);
    await comeBack(page, texts);
    await visit(page, '/mypage/withd-mem');
    await speak(page, baseURL, locale);
    await visit(page, '/mypage/withd-mem');
    await expect(main(page)).toContainText('1,200');
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('button', { name: texts.next, exact: true }).click();
    expect(at(page)).toBe('/mypage/withd-mem');
    await main(page).getByRole('checkbox', { name: texts.read }).check();
    await main(page).getByRole('button', { name: texts.next, exact: true }).click();
    await page.waitForURL(/withd-mem-rsn\?accept=Y/);
    await page.reload();
    await hydrated(page);
    await expect(main(page)).toContainText('1,200');
    await expect(main(page).getByRole('checkbox')).toBeChecked();
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('radio', { name: texts.reason }).check();
    await main(page).getByLabel(texts.password).fill(passwordOf('haneul_leaving'));
    await main(page).getByRole('button', { name: texts.leave, exact: true }).click();
    await page.waitForURL(/withd-mem-compl\?day=20\d{6}/);
    await expect(main(page).getByRole('heading', { name: texts.asked })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(main(page).getByRole('heading', { name: texts.asked })).toBeVisible();
  });
}

test('the last page claims nothing for a guest or a member who has not asked to leave [P-209]', async ({ page }) => {
  await visit(page, '/mypage/withd-mem-compl');
  await expect(main(page).getByRole('heading', { name: /탈퇴를 신청하면/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await loggedIn(page, 'haneul_ask');
  await visit(page, '/mypage/withd-mem-compl?day=20300101');
  await expect(main(page).getByRole('heading', { name: '아직 회원이에요' })).toBeVisible();
  await expect(main(page)).not.toContainText('2030');
});

test('a member whom something blocks reads where to settle it, and cannot go on [P-207 P-208]', async ({ page }) => {
  await loggedIn(page, 'haneul_onsite');
  await visit(page, '/mypage/withd-mem-rsn?accept=Y');
  await page.waitForURL(/\/mypage\/withd-mem$/);
  await expect(main(page)).toContainText('지금 파크 안에 있어요');
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await main(page).getByRole('link', { name: '하늘랜드 보기' }).first().click();
  await page.waitForURL(/\/haneul-land\/|\/sky-pocket/);
});

test('all by keyboard: from the list of losses to the reason [P-207 P-208]', async ({ page }) => {
  await loggedIn(page, 'haneul_ask');
  await visit(page, '/mypage/withd-mem');
  const tick = main(page).getByRole('checkbox');
  await expect(tick).toBeVisible();
  await tick.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/withd-mem-rsn/);
  const first = main(page).getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Not-my-password-1');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert')).toContainText('비밀번호가 맞지 않아요');
  await expect(main(page).getByRole('radio').nth(1)).toBeChecked();
});

test('a member without a password proves at the linked provider, comes back to the reason, leaves, and is taken back there [P-208 P-209]', async ({
  page,
}) => {
  test.slow();
  const asNewStar = async (): Promise<void> => {
    await page.waitForURL(/\/sandbox\/social\/naver/);
    await page.getByRole('radio', { name: /새별/ }).check();
    await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  };
  await visit(page, '/member/login');
  await main(page)
    .getByRole('button', { name: /네이버/ })
    .click();
  await asNewStar();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/member/') && !pathname.startsWith('/sandbox/'));
  await visit(page, '/mypage/withd-mem');
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL(/withd-mem-rsn\?accept=Y/);
  expect(await axe(page)).toEqual([]);
  await main(page)
    .getByRole('button', { name: /네이버/ })
    .click();
  await asNewStar();
  await page.waitForURL(/withd-mem-rsn\?accept=Y&proven=Y/);
  await hydrated(page);
  expect(await axe(page)).toEqual([]);
  await main(page).getByRole('radio').first().check();
  await main(page).getByRole('button', { name: '탈퇴하기', exact: true }).click();
  await page.waitForURL(/withd-mem-compl\?day=/);
  await visit(page, '/member/login');
  await main(page)
    .getByRole('button', { name: /네이버/ })
    .click();
  await asNewStar();
  await page.waitForURL(/\/member\/sns\/naver/);
  await main(page).getByRole('button', { name: '탈퇴를 되돌리고 로그인' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/member/'));
});

test('a member downloads the own data as a file, after a proof [P-207]', async ({ page }) => {
  await logIn(page, 'haneul_ask');
  await visit(page, '/mypage/confirm-password');
  // The login is a fresh proof, so the page leads on.
  await page.waitForURL(/\/mypage\/mypage/);
  expect(await axe(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await main(page).getByRole('button', { name: '파일 내려받기' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('하늘리조트-내정보.json');
  expect(readFileSync(await file.path(), 'utf8')).toContain('haneul.ask@haneul-resort.example');
});

import type { Page } from '@playwright/test';
import { axe } from '../support/inspect-page.ts';
import { at, main } from '../support/shown-page.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

const words = {
  ko: {
    next: '다음',
    phone: /^휴대전화/,
    send: '확인 번호 받기',
    create: '가입하기',
    nickname: /^별명/,
    step: '4 / 4 · 계정',
  },
  en: {
    next: 'Next',
    phone: /^Mobile phone/,
    send: 'Send the code',
    create: 'Create the account',
    nickname: /^Nickname/,
    step: '4 / 4 · Account',
  },
} as const;

/** Plays the person at the provider, on the other name of this machine. */
const verifyAs = async (page: Page, name: string, birthDate: string): Promise<void> => {
  await page.waitForURL(/\/sandbox\/verify\//);
  await page.locator('input[name=person][value=""]').check();
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=birthDate]').fill(birthDate);
  await page.locator('[name=mobile]').fill('01012340000');
  await page.locator('button[value=succeed]').click();
};

/** Reads the code in the newest message of the outbox. */
const sentCode = async (page: Page, address: string): Promise<string> => {
  const outbox = await page.context().newPage();
  await outbox.goto('/sandbox/outbox');
  const text = await outbox.locator('article').filter({ hasText: address }).first().innerText();
  await outbox.close();
  return /\d{6}/.exec(text)?.[0] ?? '';
};

for (const locale of ['ko', 'en'] as const) {
  test(`a visitor joins in ${locale}: terms, verification at another site, e-mail code, account; a reload goes on there [P-008 P-170 P-171 P-172 P-179]`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const texts = words[locale];
    const email = `walk.${locale}@mail.example`;
    await speak(page, baseURL, locale);
    await page.goto('/extmem/join');
    await hydrated(page);
    const ticks = main(page).getByRole('checkbox');
    await expect(ticks.first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await ticks.first().check();
    const reads: string[] = [];
    page.on('request', (request) => request.method() === 'GET' && reads.push(new URL(request.url()).pathname));
    await main(page).getByRole('button', { name: texts.next, exact: true }).click();
    await expect(main(page).getByRole('button', { name: texts.phone }).first()).toBeVisible();
    // The answer to the terms tells the next step.
    expect(reads).not.toContain('/api/v1/iam/users/join');
    await main(page).getByRole('button', { name: texts.phone }).first().click();
    await verifyAs(page, `나그네 ${locale}`, locale === 'ko' ? '19900101' : '19910101');
    await page.waitForURL(/\/member\/join/);
    await main(page).locator('input[type=email]').first().fill(email);
    await main(page).getByRole('button', { name: texts.send, exact: true }).first().click();
    await expect(main(page)).toContainText(texts.step);
    await page.reload();
    await expect(main(page)).toContainText(texts.step);
    await hydrated(page);
    expect(await axe(page)).toEqual([]);
    await main(page)
      .locator('input[autocomplete=one-time-code]')
      .fill(await sentCode(page, email));
    await main(page).locator('input[autocomplete=username]').fill(`walker_${locale}`);
    await main(page).locator('input[autocomplete=new-password]').nth(0).fill('Clouds+2027x');
    await main(page).locator('input[autocomplete=new-password]').nth(1).fill('Clouds+2027x');
    await main(page)
      .getByRole('textbox', { name: texts.nickname })
      .fill(locale === 'ko' ? '나그네하나' : 'walkertwo');
    await main(page).getByRole('button', { name: texts.create, exact: true }).click();
    await page.waitForURL(/\/member\/join-finish/);
    expect(at(page)).toBe('/member/join-finish');
  });
}

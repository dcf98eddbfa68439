import type { Page } from '@playwright/test';
import { publisher } from '../../support/publish.ts';
import { axe } from '../support/inspect-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

const home = '/haneul-land/home/main';
const policy = '/terms/privacy-policy';

keepRelease();

/** Paths of the pages that were told of since this document was loaded, once the time for it has passed. */
const told = async (page: Page): Promise<readonly (string | undefined)[]> => {
  await page.clock.runFor(600);
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: readonly Record<string, string>[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'page_view')
      .map(({ pagePath }) => pagePath),
  );
};
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
};

for (const [locale, question, agree, refuse, change, withdrawn] of [
  ['ko', /기록해도 될까요/, '동의', '동의하지 않음', '방문 기록 동의 바꾸기', '이제 방문한 화면을 기록하지 않아요.'],
  ['en', /May we record/, 'Agree', 'No, thanks', 'Recording of visits', 'We no longer record which screens you visit.'],
] as const) {
  test(`nothing is told before the visitor agrees, visits are told after, over a reload too, and nothing once the consent is withdrawn, in ${locale}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const desk = publisher(request);
    const analytics = await desk.read('analytics', 'analytics');
    expect(
      (
        await desk.publish('Consent is asked for', {
          ...analytics,
          consent: { ...(analytics['consent'] as object), needed: true },
        })
      ).status(),
    ).toBe(201);
    await speak(page, baseURL, locale);
    await page.clock.install();
    await open(page, home);
    const bar = page.getByRole('region', { name: question });
    await expect(bar).toBeVisible();
    expect(await told(page)).toEqual([]);
    await bar.getByRole('button', { name: agree, exact: true }).tap();
    await expect(bar).toBeHidden();
    await expect.poll(() => told(page)).toEqual([home]);
    await open(page, policy);
    await expect.poll(() => told(page)).toEqual([policy]);
    await expect(bar).toBeHidden();

    const setting = page.getByRole('main').getByRole('button', { name: change });
    await setting.press('Enter');
    await expect(bar).toBeFocused();
    await expect(bar.getByRole('button', { name: agree, exact: true })).toHaveAttribute('aria-pressed', 'true');
    expect(await axe(page)).toEqual([]);
    await bar.getByRole('button', { name: refuse }).press('Enter');
    await expect(page.getByText(withdrawn)).toBeVisible();
    await expect(setting).toBeFocused();
    await page.getByRole('navigation').locator(`a[href="${home}"]`).tap();
    await expect(page).toHaveURL(home);
    expect(await told(page)).toEqual([policy]);
    await open(page, policy);
    expect(await told(page)).toEqual([]);
    await expect(bar).toBeHidden();
  });
}

test('who was never asked may refuse, and is told of no more', async ({ page }) => {
  await page.clock.install();
  await open(page, policy);
  await expect.poll(() => told(page)).toEqual([policy]);
  await page.getByRole('main').getByRole('button', { name: '방문 기록 동의 바꾸기' }).tap();
  await page
    .getByRole('region', { name: /기록해도 될까요/ })
    .getByRole('button', { name: '동의하지 않음' })
    .tap();
  await open(page, home);
  expect(await told(page)).toEqual([]);
});

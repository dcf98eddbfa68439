import type { Page } from '@playwright/test';
import { axe, carryAxe, visibleFaults } from '../support/inspect-page.ts';
import { loggedIn, visit } from '../support/log-in.ts';
import { expect, speak, test } from '../support/watch-page.ts';

test.describe.configure({ timeout: 120_000 });

const addresses = [
  '/member/change-password',
  '/member/acceptance-agreement',
  '/member/membership-sign-up',
  '/member/self-certification',
  '/member/logout',
  '/authorize',
  '/unauthorize',
];
const inspect = async (page: Page, where: string): Promise<string[]> =>
  [...(await visibleFaults(page)), ...(await axe(page))].map((fault) => `${where}: ${fault}`);
/** Sends the form as it is; what is missing is said then. */
const sendEmpty = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(비밀번호 바꾸기|Change password)$/ })
    .click();
const forms = ['/member/change-password'];

for (const locale of ['ko', 'en'] as const) {
  for (const [name, use] of [
    ['on a narrow phone', { viewport: { width: 320, height: 640 }, colorScheme: 'light' }],
    ['in a dark room', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
    ['in a wide window', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ] as const) {
    test.describe(name, () => {
      test.use(use);
      test(`the account pages of a member are sound, accessible and in one language in ${locale}, with their errors too`, async ({
        page,
        baseURL,
      }) => {
        await carryAxe(page);
        await loggedIn(page, 'haneul_full');
        await speak(page, baseURL, locale);
        const faults: string[] = [];
        for (const address of addresses) {
          await visit(page, address);
          expect(new URL(page.url()).pathname).toBe(address);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          faults.push(...(await inspect(page, address)));
          if (!forms.includes(address)) continue;
          await sendEmpty(page);
          await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
          faults.push(...(await inspect(page, `${address} with errors`)));
        }
        expect(faults).toEqual([]);
      });
    });
  }
}

test('the account pages fit a narrow phone at 200 % text', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await loggedIn(page, 'haneul_full');
  const faults: string[] = [];
  for (const locale of ['ko', 'en'] as const) {
    await speak(page, baseURL, locale);
    for (const address of addresses) {
      await visit(page, address);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      faults.push(...(await visibleFaults(page)).map((fault) => `${address} ${locale}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('pages of the login flow are excluded from search engines, the login itself is not', async ({ request }) => {
  const asks = async (address: string) =>
    (await (await request.get(address)).text()).includes('<meta name="robots" content="noindex">');
  for (const address of ['/member/logout', '/authorize', '/unauthorize']) expect(await asks(address)).toBe(true);
  expect(await asks('/member/login')).toBe(false);
});

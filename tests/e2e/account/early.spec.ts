import { passwordOf } from '../support/log-in.ts';
import { openEarly } from '../support/open-early.ts';
import { expect, test } from '../support/watch-page.ts';

test('a form submitted before hydration is sent with the typed values', async ({ page }) => {
  const come = await openEarly(page, '/member/login?from=%2Fhaneul-land%2Fhome%2Fmain');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('아이디').fill('haneul_full');
  await form.getByLabel('비밀번호', { exact: true }).fill(passwordOf('haneul_full'));
  await page.keyboard.press('Enter');
  await come();
  await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
});

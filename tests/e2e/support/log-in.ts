import type { Page } from '@playwright/test';
import members from '../../../src/server/services/demo/members.json' with { type: 'json' };
import { expect, hydrated } from './watch-page.ts';

/** Login id of a demo member, one for each role. */
export type DemoMember =
  `haneul_${'full' | 'ask' | 'simple' | 'new' | 'due' | 'ex' | 'plain' | 'kid' | 'test' | 'onsite' | 'guest' | 'bar' | 'leaving' | 'ward'}`;

export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

export const passwordOf = (member: DemoMember): string =>
  members.find(({ loginId }) => loginId === member)?.password ?? '';

/** Fills in the login form that is shown, and sends it. */
export const enter = async (page: Page, member: string, password: string): Promise<void> => {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(/^(아이디|ID)$/).fill(member);
  await form.getByLabel(/^(비밀번호|Password)$/).fill(password);
  await form.getByRole('button', { name: /^(로그인|Log in)$/ }).click();
};

/** Logs in by the page, as a visitor does, and waits until the login has led somewhere. */
export const logIn = async (
  page: Page,
  member: DemoMember,
  { at = '/member/login', password = passwordOf(member) } = {},
): Promise<void> => {
  await visit(page, at);
  await enter(page, member, password);
  await page.waitForURL(({ pathname }) => pathname !== '/member/login');
};

/** Is logged in already, where a test is about something else: by the call that the page makes, for what it keeps on the device is read anew. */
export const loggedIn = async (page: Page, member: DemoMember): Promise<void> => {
  const answer = await page.request.post('/api/v1/iam/certification/MBL/login', {
    headers: { 'x-pageid': 'PGE_CMZ_00001' },
    data: { userId: member, password: passwordOf(member) },
  });
  expect(answer.status()).toBe(200);
};

/** The browser is closed and opened again: sessions and what is kept for a visit are gone, what is kept on the device is not. */
export const endVisit = async (page: Page): Promise<void> => {
  await page.evaluate(() => sessionStorage.clear());
  // A page that is still open would ask on without its session.
  await page.goto('about:blank');
  await page.context().clearCookies();
};

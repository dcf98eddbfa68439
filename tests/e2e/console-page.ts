import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './watch-page.ts';

/** Who administers the servers of these tests; playwright.config gives them to each. */
export const administrator = { email: 'mina@resort.example', password: 'Cloud-roulette-26' };

/** Address of a page of the console. */
export const consolePage = (path: string): string => `/console${path}`;

/** Signs in and opens a page of the console. */
export const signedIn = async (page: Page, path = '/'): Promise<void> => {
  const answer = await page.request.post('/api/console/v1/session', { headers: { 'x-console': '1' }, data: administrator });
  expect(answer.status()).toBe(200);
  await page.goto(consolePage(path));
  await expect(page.getByRole('navigation', { name: /^(Areas|영역)$/ })).toBeVisible();
};

/** Gives every draft up, so that the next test finds the site as it is live. */
export const discardDrafts = async (request: APIRequestContext): Promise<void> => {
  const headers = { authorization: 'Bearer console-token-of-the-tests' };
  const { drafts } = (await (await request.get('/api/console/v1/drafts', { headers })).json()) as { readonly drafts: readonly { readonly type: string; readonly id: string }[] };
  for (const { type, id } of drafts) await request.delete(`/api/console/v1/drafts/${type}/${id}`, { headers });
};

import type { Page } from '@playwright/test';
import { expect } from './watch-page.ts';

/** Administrator of the test servers, set by playwright.config. */
export const administrator = { email: 'mina@resort.example', password: 'Cloud-roulette-26' };

/** Address of a page of the console. */
export const consolePage = (path: string): string => `/console${path}`;

/** Signs in and opens a page of the console. */
export const signedIn = async (page: Page, path = '/'): Promise<void> => {
  const answer = await page.request.post('/api/console/v1/session', {
    headers: { 'x-console': '1' },
    data: administrator,
  });
  expect(answer.status()).toBe(200);
  await page.goto(consolePage(path));
  await expect(page.getByRole('navigation', { name: /^(Areas|영역)$/ })).toBeVisible();
};

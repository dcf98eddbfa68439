import type { Page } from '@playwright/test';

/** Main screen of the venue that visitors are in at first. */
export const home = '/haneul-land/home/main';

export const main = (page: Page) => page.getByRole('main');

/** Path and query of the page. */
export const at = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

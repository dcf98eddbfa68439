import { expect, it } from 'vitest';
import { StoredPage } from './page-cache.ts';

it('sends a page from the instant at which it was made until it expires, so a clock set back makes a new one', () => {
  const page = new StoredPage({ html: '', status: 200, locale: 'ko', since: 1_000, until: 2_000 });
  expect([999, 1_000, 1_999, 2_000].map((now) => page.isFresh(now))).toEqual([false, true, true, false]);
});

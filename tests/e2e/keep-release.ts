import { publisher } from '../support/publish.ts';
import { test } from './watch-page.ts';

/** The tests of a file run one after the other, and each finds the release live that was live before the first; gives its number. */
export const keepRelease = (): (() => number) => {
  test.describe.configure({ mode: 'serial' });
  let before = 0;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    before = (await publisher(request).releases()).find(({ live }) => live)?.number ?? 0;
    await request.dispose();
  });
  test.afterEach(async ({ request }) => {
    await publisher(request).activate(before);
  });
  return () => before;
};

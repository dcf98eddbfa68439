import { publisher } from '../support/publish.ts';
import { test } from './watch-page.ts';

/** The tests of a file run one after the other, and each finds the release live that was live before the first, and no draft; gives its number. */
export const keepRelease = (): (() => number) => {
  test.describe.configure({ mode: 'serial' });
  let before = 0;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    before = (await publisher(request).releases()).find(({ live }) => live)?.number ?? 0;
    await request.dispose();
  });
  test.afterEach(async ({ page, request }) => {
    // An open console would send what it still holds.
    await page.close();
    const desk = publisher(request);
    for (const { type, id } of await desk.drafts()) await desk.discard(type, id);
    await desk.activate(before);
  });
  return () => before;
};

import { publisher } from '../../support/publish.ts';
import { expect, test } from './watch-page.ts';

/** The tests of a file run one after the other, and each finds the release live that was live before the first, and no draft; gives its number. */
export const keepRelease = (): (() => number) => {
  test.describe.configure({ mode: 'serial' });
  let before = 0;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    before = await publisher(request).live();
    await request.dispose();
  });
  test.afterEach(async ({ page, request }) => {
    // An open console would send what it still holds, and does so a last time when it is closed.
    await page.close();
    const desk = publisher(request);
    await desk.activate(before);
    expect(await desk.live()).toBe(before);
    await expect(async () => {
      for (const { type, id } of await desk.drafts()) await desk.discard(type, id);
      expect(await desk.drafts()).toEqual([]);
    }).toPass();
  });
  return () => before;
};

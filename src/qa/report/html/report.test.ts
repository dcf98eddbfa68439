import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright';
import { check, prepare, type Problem } from '#content';
import { expectedOf, faultSite } from '#tests/fault-site.ts';
import { openBrowser } from '../../browser/open-browser.ts';
import { findBarriers, readAxe } from '../../crawl/inspect.ts';
import type { Lang, ReportContent } from '../report-content.ts';
import { writeReport } from '../write-report.ts';

let browser: Browser;
let content: ReportContent;
beforeAll(async () => {
  browser = await openBrowser();
  const { documents, problems, texts } = faultSite('unused-text');
  // A way to see it, as the walk of all views gives one.
  const { text, hint, way } = expectedOf('leads-to-closed');
  const walked: Problem = { code: 'leads-to-closed', severity: 'warning', at: { type: 'menu', id: 'main', pointer: '/items/2' }, text, hint, way: { as: '', steps: [], ...way, at: 0 } };
  const wrong = faultSite('unknown-flag').documents;
  content = { command: 'simulate', input: 'config', documents, texts, changes: [{ ko: '한 곳을 고쳤어요.', en: 'One place was mended.' }], problems: [...problems, ...check(await prepare(documents), { advice: true }), ...check(await prepare(wrong)), walked] };
});
afterAll(() => browser.close());

const looks: readonly (readonly [lang: Lang, width: number, scheme: 'light' | 'dark', media: 'screen' | 'print'])[] = [
  ['ko', 390, 'light', 'screen'], ['ko', 320, 'dark', 'screen'], ['en', 1440, 'dark', 'screen'], ['en', 800, 'dark', 'print'],
];

it.each(looks)('meets WCAG 2.2 AA and fits the window in %s, %i px wide, %s, on %s', async (lang, width, scheme, media) => {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme });
  await page.emulateMedia({ media, colorScheme: scheme });
  await page.setContent(writeReport('html', content, lang));
  expect(await findBarriers(page, readAxe())).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await page.locator('.language').isVisible()).toBe(media === 'screen');
  expect(await page.locator('.mended').isVisible()).toBe(true);
  await page.close();
});

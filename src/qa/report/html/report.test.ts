import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright';
import { check, prepare, type Problem } from '#content';
import { expectedOf, faultSite } from '#tests/fault-site.ts';
import { openBrowser } from '../../browser/open-browser.ts';
import { findBarriers, readAxe } from '../../crawl/inspect.ts';
import { compareCells, type Cell } from '../../render/manifest.ts';
import type { OrderedPage } from '../../render/page-order.ts';
import { sheetHtml } from '../../render/sheet-html.ts';
import type { Lang, ReportContent } from '../report-content.ts';
import { writeReport } from '../write-report.ts';

let browser: Browser;
let content: ReportContent;
beforeAll(async () => {
  browser = await openBrowser();
  const { documents, problems, texts } = faultSite('unused-text');
  // A way to see it, as the walk of all views gives one.
  const { text, hint, way } = expectedOf('leads-to-closed');
  const walked: Problem = {
    code: 'leads-to-closed',
    severity: 'warning',
    at: { type: 'menu', id: 'main', pointer: '/items/2' },
    text,
    hint,
    way: { as: '', steps: [], ...way, at: 0 },
  };
  const wrong = faultSite('unknown-flag').documents;
  content = {
    command: 'simulate',
    input: 'config',
    documents,
    texts,
    changes: [{ ko: '한 곳을 고쳤어요.', en: 'One place was mended.' }],
    problems: [
      ...problems,
      ...check(await prepare(documents), { advice: true }),
      ...check(await prepare(wrong)),
      walked,
    ],
  };
});
afterAll(() => browser.close());

const looks: readonly (readonly [
  lang: Lang,
  width: number,
  scheme: 'light' | 'dark',
  media: 'screen' | 'print',
  text: number,
])[] = [
  ['ko', 390, 'light', 'screen', 100],
  ['ko', 320, 'dark', 'screen', 100],
  ['en', 1440, 'dark', 'screen', 100],
  ['en', 800, 'dark', 'print', 100],
  ['en', 390, 'dark', 'screen', 200],
];

/** Text as large as the visitor has set it. */
const enlarge = (page: Page, percent: number): Promise<void> =>
  page.evaluate(
    (size) => void document.documentElement.animate([{ fontSize: `${size}%` }], { fill: 'forwards' }),
    percent,
  );
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('h1') as Element).fontSize));

it.each(looks)(
  'meets WCAG 2.2 AA and fits the window in %s, %i px wide, %s, on %s, with text of %i percent',
  async (lang, width, scheme, media, text) => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme });
    await page.emulateMedia({ media, colorScheme: scheme });
    await page.setContent(writeReport('html', content, lang));
    await enlarge(page, text);
    expect(await heightOf(page)).toBe(0.2 * text);
    expect(await findBarriers(page, readAxe())).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator('.language').isVisible()).toBe(media === 'screen');
    expect(await page.locator('.mended').isVisible()).toBe(true);
    await page.close();
  },
);

const cell: Cell = {
  page: 'PGE_TST_00001',
  viewer: 'guest,ko,web',
  path: '/test-park/promotion/affiliate-card/1/02/06/01',
  state: 'page',
  decision: 'd',
  picture: '',
  unanswered: ['DTS_TST_00001:{"publctId":"12345678901234567890"}'],
};
const cells = ['guest,ko,web', 'guest,en,web', 'member,ko,app', 'member,en,web'].map((viewer, index): Cell => ({
  ...cell,
  viewer,
  state: index === 1 ? 'refused' : 'page',
  picture: `picture-${index}`,
}));
const ordered = {
  page: { id: 'PGE_TST_00001', screen: 'AffiliateCardDetail', path: '/test-park/x', state: 'D' },
  venue: 'TP',
} as OrderedPage;

it.each(looks.slice(-1))(
  'has a contact sheet that does so in %s, %i px wide, %s, on %s, with text of %i percent',
  async (lang, width, scheme, media, text) => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme });
    await page.emulateMedia({ media, colorScheme: scheme });
    const last = cells.map((one) => ({ ...one, picture: 'before' }));
    await page.setContent(
      sheetHtml({
        manifest: { promenadeSheet: 1, at: 0, width: null, viewers: cells.map(({ viewer }) => viewer), cells },
        pages: [ordered],
        problems: new Map([[ordered.page.id, content.problems.slice(0, 2)]]),
        last,
        status: compareCells(cells, last),
        lang,
        nameOf: () => ({ ko: '제휴 카드', en: 'Partner cards' }),
        venueOf: () => ({ ko: '시험 파크', en: 'Test Park' }),
      }),
    );
    await enlarge(page, text);
    expect(await findBarriers(page, readAxe())).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.getByRole('link').count()).toBe(8);
    await page.close();
  },
);

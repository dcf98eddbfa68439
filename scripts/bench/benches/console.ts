import type { Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDesk, operator, type ConsoleDesk, type Document } from '../browser/console-page.ts';
import { pressKeys } from '../browser/keystrokes.ts';
import { launch } from '../browser/slow-phone.ts';
import { startOurs } from '../http/promenade-server.ts';
import { median, p95 } from '../pairs.ts';
import { atMost, toReading, type Bench, type Goal, type Reading } from '../reading.ts';
import { ROOT } from '../../support/places.ts';
import { kilobytes } from '../sizes/kilobytes.ts';
import { closure, readManifest } from '../sizes/manifest.ts';

const CPU = 4;
const KEYS = 70;
const ARROWS = 120;
const ROWS = 1_000;
const HTML_BYTES = 50_000;
/** Links, which stand in every tree, until it is long enough. */
const MORE = 420;

const letters = Array.from({ length: KEYS }, (_, index) => 'abcdefg '.charAt(index % 8)).map((letter) =>
  letter === ' ' ? 'Space' : letter,
);
const size = (document: Document): number => JSON.stringify(document).length;
const largest = (documents: readonly Document[]): Document =>
  documents.toSorted((one, two) => size(two) - size(one))[0] ?? { type: '', id: '' };

/** The same keys in a page with nothing but a field: what the browser itself takes. */
async function floorOf(page: Page, field: string): Promise<number> {
  await page.goto('about:blank');
  await page.setContent(field);
  await page.locator('textarea, [contenteditable] > p').first().click();
  return median(await pressKeys(page, letters));
}

const held = (bench: string, taken: readonly number[], floor: number, goal: Goal): readonly Reading[] => [
  toReading(
    {
      bench: `console/${bench}-p95`,
      value: p95(taken),
      unit: 'ms',
      floor,
      ratio: median(taken) / floor,
      pairs: taken.length,
    },
    goal,
  ),
  toReading({ bench: `console/${bench}-p50`, value: median(taken), unit: 'ms', floor, pairs: taken.length }),
];

/** Types at the end of the first field that has room, in the open document. Rejects when it did not take the letters: then nothing was measured. */
async function typeIn(desk: ConsoleDesk, path: string, field: string): Promise<readonly number[]> {
  await desk.open(path, field);
  const fields = desk.page.locator(field);
  // Many are short: a code, a name.
  const index = await fields.evaluateAll(
    (all, room) =>
      all.findIndex(
        (one) =>
          !('maxLength' in one && 'value' in one) ||
          Number(one.maxLength) < 0 ||
          Number(one.maxLength) - String(one.value).length >= room,
      ),
    KEYS,
  );
  const first = fields.nth(index);
  const length = (): Promise<number> =>
    first.evaluate((one) => ('value' in one ? String(one.value) : (one.textContent ?? '')).length);
  await first.click();
  const before = await length();
  await desk.slow(CPU);
  const taken = await pressKeys(desk.page, letters);
  await desk.slow(1);
  const more = (await length()) - before;
  if (more < KEYS) throw new Error(`${path}: the field took ${more} letters of ${KEYS}.`);
  return taken;
}

/** Opens everything that can be opened, until there are so many rows. */
async function openRows(page: Page, rows: number): Promise<number> {
  const tree = page.getByRole('tree');
  for (;;) {
    const closed = await page.locator('[role="treeitem"][aria-expanded="false"]').count();
    const shown = await page.getByRole('treeitem').count();
    if (shown >= rows || closed === 0) break;
    await page.evaluate(() => {
      for (const row of document.querySelectorAll<HTMLElement>('[role="treeitem"][aria-expanded="false"] .tw'))
        row.click();
    });
    await page.waitForTimeout(500);
  }
  await tree.focus();
  return page.getByRole('treeitem').count();
}

/** What an operator feels: how soon a letter is seen where there is most of everything, and how soon an arrow moves in a long tree. */
export const bench: Bench = async () => {
  const server = await startOurs({ CONSOLE_ADMIN_EMAIL: operator.email, CONSOLE_ADMIN_PASSWORD: operator.password });
  const browser = await launch();
  try {
    const desk = await openDesk(browser, server.origin);
    await desk.slow(CPU);
    const floor = await floorOf(desk.page, '<textarea rows="10" cols="80"></textarea>');
    const page = largest(desk.documents.filter(({ type }) => type === 'page'));
    const layout = largest(desk.documents.filter(({ type }) => type === 'layout'));
    const notice = largest(desk.documents.filter(({ type }) => type === 'notice'));
    const { body } = notice as { readonly body?: { readonly ko: string } };
    const words = body?.ko ?? '<p>words</p>';
    const html = words.repeat(Math.ceil(HTML_BYTES / words.length));
    const htmlFloor = await floorOf(
      desk.page,
      `<div contenteditable style="height: 560px; overflow: auto">${html}</div>`,
    );
    await desk.slow(1);
    const long = { ...notice, body: { ko: html, en: words } };
    await desk.saveDraft(long);
    const link = desk.documents.find(({ type }) => type === 'link') ?? long;
    for (let more = 0; more < MORE; more++)
      await desk.saveDraft({ ...link, id: `LNK_TST_${String(more).padStart(5, '0')}` });
    const goal = atMost(50, 'value');
    const readings = [
      toReading({ bench: 'console/first-js', value: consoleFirstJs(), unit: 'kB' }, atMost(200, 'value')),
      ...held(
        'type-in-the-largest-page',
        await typeIn(
          desk,
          `/content/page/${page.id}/fields`,
          '.mid .scroll :is(input.bare, textarea.bare, input.input):visible',
        ),
        floor,
        goal,
      ),
      ...held(
        'type-in-the-largest-layout',
        await typeIn(desk, `/content/layout/${layout.id}/layout`, '.layout-settings :is(textarea, input.bare):visible'),
        floor,
        goal,
      ),
      ...held(
        'type-in-50-kB-of-html',
        await typeIn(desk, `/content/notice/${notice.id}`, '.rich-text p'),
        htmlFloor,
        goal,
      ),
    ];
    await desk.open('/content', '[role="tree"]');
    const rows = await openRows(desk.page, ROWS);
    const taken = await pressKeys(
      desk.page,
      Array.from({ length: ARROWS }, () => 'ArrowDown'),
      40,
    );
    return [...readings, ...held(`arrow-in-a-tree-of-${rows}-rows`, taken, floor / CPU, atMost(32, 'value'))];
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** Scripts that the console loads before anybody has pressed anything, after gzip -9, in kB. */
function consoleFirstJs(): number {
  const scripts = [...closure(readManifest('console'), 'src/console/main.tsx')].filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + kilobytes(readFileSync(join(ROOT, 'dist', 'console', file))), 0);
}

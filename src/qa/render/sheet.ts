import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { walkSite, type Problem, type Words } from '#content';
import type { Viewer } from '#schemas/viewer';
import { openBrowser } from '../browser/open-browser.ts';
import { readInstant } from '../read-arguments.ts';
import { readInput } from '../read-input.ts';
import type { Lang } from '../report/report-content.ts';
import { knownSite, readViewer } from '../read-viewer.ts';
import type { Report } from '../report/report.ts';
import { showProgress } from '../show-progress.ts';
import { captureViewport } from './capture.ts';
import { findAddresses } from './find-addresses.ts';
import { openPageCapturer, widthFor } from './page-capturer.ts';
import { compareCells, hashOf, hashSent, keyOf, readManifest, type Cell, type Manifest } from './manifest.ts';
import { orderPages, type OrderedPage } from './page-order.ts';
import { formatSheet } from './format-sheet.ts';
import { sheetHtml } from './sheet-html.ts';
import { openTestSite, outcomeOf, unansweredIn, type TestSite } from './test-site.ts';

interface SheetWish {
  readonly input: string;
  readonly as: readonly string[] | undefined;
  readonly at: string | undefined;
  readonly out: string;
  readonly width: number | undefined;
  readonly compare: string | undefined;
  readonly quiet: boolean;
  readonly lang: Lang;
}

const usual = ['guest,ko,web', 'guest,en,web', 'member,ko,app', 'member,en,web'];
/** Height that fits most pages, in pixels. */
const height = 1_500;
// Pages work while others wait for calls.
const windows = 3;

/** Draws every page as each chosen viewer into a folder with index.html and manifest.json. */
export async function sheet({ input, as, at, out, width, compare, quiet, lang }: SheetWish): Promise<Report> {
  const last = compare === undefined ? undefined : await readManifest(compare);
  const { documents } = await readInput(input);
  // A comparison uses the same instant and viewers.
  const now = at === undefined && last !== undefined ? last.at : readInstant(at);
  const browser = await openBrowser();
  const stage = await openTestSite(documents, now).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  const viewers = as ?? last?.viewers ?? usual;
  const bar = showProgress('sheet', quiet);
  try {
    const known = knownSite(stage.site.prepared);
    const people = viewers.map((facts) => ({ facts, viewer: readViewer(facts, known) }));
    await mkdir(join(out, 'pictures'), { recursive: true });
    const pages = orderPages(stage.site.snapshot);
    const [first] = people;
    const addresses = first === undefined ? new Map<string, string>() : await findAddresses(stage, pages, first.viewer);
    const shelf = await openShelf(out, compare, last);
    const cells: Cell[] = [];
    const total = pages.length * people.length;
    for (const one of people) {
      cells.push(
        ...(await drawAll({
          stage,
          browser,
          pages,
          addresses,
          shelf,
          width: widthFor(one.viewer, width ?? last?.width ?? undefined),
          ...one,
          onDone: (done) => bar.show((cells.length + done) / total),
        })),
      );
    }
    const { problems } = walkSite(stage.site.prepared, stage.site.snapshot, { from: stage.now });
    const manifest: Manifest = { promenadeSheet: 1, at: stage.now, width: width ?? null, viewers, cells };
    const status =
      last === undefined
        ? new Map(cells.map((cell) => [keyOf(cell), 'same' as const]))
        : compareCells(cells, last.cells);
    await writeFile(join(out, 'manifest.json'), JSON.stringify(manifest, null, 1));
    await writeFile(
      join(out, 'index.html'),
      sheetHtml({
        manifest,
        pages,
        problems: byPage(problems, stage),
        status,
        last: last?.cells,
        lang,
        ...namesOf(stage),
      }),
    );
    return formatSheet({
      out,
      views: cells.length,
      drawn: shelf.drawn(),
      status: last === undefined ? undefined : [...status.values()],
      pages: pages.length,
      quiet,
    });
  } finally {
    bar.end();
    await browser.close();
    await stage.site.close();
  }
}

/** Pictures by content hash: equal content is drawn once. */
interface Shelf {
  readonly drawn: () => number;
  /** Picture name of a content hash. */
  of(decision: string, draw: () => Promise<Buffer>): Promise<string>;
}

async function openShelf(out: string, compare: string | undefined, last: Manifest | undefined): Promise<Shelf> {
  const file = (folder: string, picture: string): string => join(folder, 'pictures', `${picture}.jpg`);
  const known = new Map<string, string>();
  for (const { decision, picture } of last?.cells ?? []) {
    const from = file(dirname(compare ?? '.'), picture);
    if (picture === '' || known.has(decision) || !existsSync(from)) continue;
    if (!existsSync(file(out, picture))) await copyFile(from, file(out, picture));
    known.set(decision, picture);
  }
  let drawn = 0;
  return {
    drawn: () => drawn,
    async of(decision, draw) {
      const before = known.get(decision);
      if (before !== undefined) return before;
      const bytes = await draw();
      const picture = hashOf(bytes);
      await writeFile(file(out, picture), bytes);
      known.set(decision, picture);
      drawn++;
      return picture;
    },
  };
}

interface DrawParts {
  readonly stage: TestSite;
  readonly browser: Browser;
  readonly pages: readonly OrderedPage[];
  readonly addresses: ReadonlyMap<string, string>;
  readonly shelf: Shelf;
  readonly facts: string;
  readonly viewer: Viewer;
  readonly width: number;
  readonly onDone: (done: number) => void;
}

/** Draws all pages as one viewer. Viewers run one after the other, because a member has one login per kind of device. */
async function drawAll({
  stage,
  browser,
  pages,
  addresses,
  shelf,
  facts,
  viewer,
  width,
  onDone,
}: DrawParts): Promise<readonly Cell[]> {
  const drawer = await openPageCapturer(browser, stage, viewer, { width, height, windows });
  const cells: Cell[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < pages.length; index = next++) {
      const { page } = pages[index] as OrderedPage;
      const path = addresses.get(page.id) ?? page.path;
      const sent = await stage.open(path, drawer.cookies);
      // Each width is a separate picture.
      const decision = `${hashSent(sent, stage.site.address)}${width}`;
      const picture = sent.boot === undefined ? '' : await shelf.of(decision, () => drawer.draw(path, captureViewport));
      cells[index] = {
        page: page.id,
        viewer: facts,
        path,
        state: outcomeOf(sent.boot),
        decision,
        picture,
        unanswered: unansweredIn(sent),
      };
      onDone(cells.filter(Boolean).length);
    }
  };
  try {
    await Promise.all(Array.from({ length: windows }, work));
  } finally {
    await drawer.close();
  }
  return cells;
}

/** Titles of pages and venues. */
function namesOf({
  site: {
    snapshot: { messages, venues },
  },
}: TestSite): { nameOf(page: OrderedPage): Words; venueOf(code: string): Words } {
  const said = (key: string, otherwise: string): Words => ({
    ko: messages.ko[key] ?? otherwise,
    en: messages.en[key] ?? otherwise,
  });
  return {
    nameOf: ({ page }) => said(page.title, page.screen),
    venueOf: (code) => said(venues[code]?.name ?? '', code),
  };
}

/** Problems by page; a problem of a layout belongs to each page that uses it. */
function byPage(
  problems: readonly Problem[],
  { site: { snapshot } }: TestSite,
): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems.filter(({ severity }) => severity !== 'note')) {
    const { type, id } = problem.at;
    const pages =
      type === 'page'
        ? [id]
        : type === 'layout'
          ? Object.values(snapshot.pages)
              .filter(({ layout }) => layout === id)
              .map((page) => page.id)
          : [];
    for (const page of pages) found.set(page, [...(found.get(page) ?? []), problem]);
  }
  return found;
}

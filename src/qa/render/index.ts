import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { readInstant } from '../read-arguments.ts';
import { readInput } from '../read-input.ts';
import { knownSite, readViewer } from '../read-viewer.ts';
import { openBrowser } from '../browser/open-browser.ts';
import type { Report } from '../report/report.ts';
import { capturePage } from './capture.ts';
import { openPageCapturer, widthFor } from './page-capturer.ts';
import { sheet } from './sheet.ts';
import { openTestSite, outcomeOf, type TestSite } from './test-site.ts';

const tallest = 12_000;

interface Wish {
  readonly as: readonly string[];
  readonly formats: readonly ('html' | 'png')[];
  readonly out: string | undefined;
  readonly width: number | undefined;
}

/** Renders pages as HTML and pictures, for chosen viewers at an instant; `--sheet` renders all pages. */
export async function render(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      as: { type: 'string', multiple: true },
      at: { type: 'string' },
      in: { type: 'string', default: 'config' },
      out: { type: 'string' },
      format: { type: 'string' },
      width: { type: 'string' },
      sheet: { type: 'boolean', default: false },
      compare: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const width = readWidth(values.width);
  const lang = (['en', 'ko'] as const).find((one) => one === values.lang);
  if (lang === undefined) throw new Error(`--lang must be en or ko, not '${values.lang}'.`);
  if (values.sheet) {
    if (positionals.length > 0)
      throw new Error(`--sheet renders all pages; remove '${positionals.join("', '")}' or --sheet.`);
    if (values.format !== undefined) throw new Error('--sheet has its own format; remove --format.');
    return sheet({
      input: values.in,
      as: values.as,
      at: values.at,
      out: values.out ?? 'contact-sheet',
      width,
      compare: values.compare,
      quiet: values.quiet,
      lang,
    });
  }
  if (values.compare !== undefined) throw new Error('--compare works only with --sheet.');
  if (positionals.length === 0)
    throw new Error('give the path of a page, such as /haneul-land/home/main, or --sheet for all pages.');
  const wrong = positionals.find((path) => !path.startsWith('/'));
  if (wrong !== undefined) throw new Error(`a path must begin with a slash: '/${wrong}'.`);
  const { documents } = await readInput(values.in);
  const formats = readFormats(values.format, values.out);
  const now = readInstant(values.at);
  const browser = formats.includes('png') ? await openBrowser() : undefined;
  try {
    const stage = await openTestSite(documents, now);
    const wish: Wish = { as: values.as ?? [''], formats, out: values.out, width };
    try {
      return wish.out === undefined
        ? await print(stage, positionals, wish)
        : await write({ stage, browser, paths: positionals, wish, out: wish.out });
    } finally {
      await stage.site.close();
    }
  } finally {
    await browser?.close();
  }
}

const readWidth = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const width = Number(text);
  if (!Number.isInteger(width) || width < 240 || width > 3840)
    throw new Error(`--width must be from 240 to 3840 pixels, not '${text}'.`);
  return width;
};

function readFormats(format: string | undefined, out: string | undefined): Wish['formats'] {
  if (format !== undefined && format !== 'html' && format !== 'png')
    throw new Error(`--format must be html or png, not '${format}'.`);
  if (format === 'png' && out === undefined) throw new Error('a picture needs a folder: add --out <folder>.');
  return format === undefined ? (out === undefined ? ['html'] : ['html', 'png']) : [format];
}

/** A single page is printed; several need a folder. */
async function print(stage: TestSite, paths: readonly string[], { as }: Wish): Promise<Report> {
  const [path = '/'] = paths;
  if (paths.length > 1 || as.length > 1) throw new Error('several pages need a folder: add --out <folder>.');
  const viewer = readViewer(as[0], knownSite(stage.site.prepared));
  stage.as(viewer);
  const { html, boot, path: led, status } = await stage.open(path);
  if (boot === undefined) return { code: 1, text: `${path} leads out of the site's pages, to ${led} (${status}).` };
  return { code: 0, text: html };
}

interface Writing {
  readonly stage: TestSite;
  readonly browser: Browser | undefined;
  readonly paths: readonly string[];
  readonly wish: Wish;
  readonly out: string;
}

async function write({ stage, browser, paths, wish: { as, formats, width }, out }: Writing): Promise<Report> {
  await mkdir(out, { recursive: true });
  const lines: string[] = [];
  for (const facts of as) {
    const viewer = readViewer(facts, knownSite(stage.site.prepared));
    stage.as(viewer);
    const drawer =
      browser &&
      (await openPageCapturer(browser, stage, viewer, { width: widthFor(viewer, width), height: 844, windows: 1 }));
    for (const path of paths) {
      const sent = await stage.open(path, drawer?.cookies);
      const name = join(out, fileName(path, facts));
      if (formats.includes('html')) await writeFile(`${name}.html`, sent.html);
      if (drawer !== undefined && sent.boot !== undefined)
        await writeFile(`${name}.png`, await drawer.draw(path, (page) => capturePage(page, tallest)));
      lines.push(
        `${path}  ${sent.status} ${outcomeOf(sent.boot)} ${sent.boot?.decision.pageId ?? ''}${sent.path === path ? '' : ` at ${sent.path}`}  as ${facts === '' ? 'guest' : facts}  ${name}.${formats.join(', .')}`,
      );
    }
    await drawer?.close();
  }
  return { code: 0, text: lines.join('\n') };
}

const fileName = (path: string, facts: string): string =>
  `${path}${facts === '' ? '' : `-${facts}`}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'index';

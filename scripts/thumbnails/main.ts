import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer, type Plugin } from 'vite';
import type { Theme } from '#schemas/documents/theme/schema';
import { colorArt } from '../../src/content/theme/color-art.ts';
import { themeCss } from '../../src/content/theme/theme-css.ts';
import { browserLaunchOptions } from '../../tests/support/find-browser.ts';
import { catalog } from '../../widgets/catalog.gen.ts';
import { ROOT } from '../support/places.ts';

const folder = join(ROOT, 'src', 'console', 'content', 'layout', 'thumbnails');
const width = 360;
const height = 200;
/** As high as a phone: some stand at its foot. */
const screen = 640;
const settleMs = 1_500;

/** One page with a preview, in the colours of a theme. */
const pages = (theme: Theme): Plugin => ({
  name: 'previews',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const art = /^\/config\/media\/art\/([\w-]+)\.svg$/.exec(pathname);
      if (art?.[1] !== undefined) {
        response
          .setHeader('content-type', 'image/svg+xml')
          .end(colorArt(readFileSync(join(ROOT, 'config', 'media', 'art', `${art[1]}.svg`), 'utf8'), theme));
        return;
      }
      if (pathname !== '/preview') {
        next();
        return;
      }
      const html = `<!doctype html><html lang="ko" data-theme="${theme.id}"><head><style>${themeCss(theme)}body{margin:0}main{padding:16px}main main{zoom:.5;max-width:480px;padding:0;min-height:0;outline:4px dashed var(--accent);outline-offset:10px}</style></head><body><main class="page"></main><script type="module" src="/scripts/thumbnails/page.tsx"></script></body></html>`;
      void server
        .transformIndexHtml(request.url ?? '/preview', html)
        .then((made) => response.setHeader('content-type', 'text/html').end(made), next);
    });
  },
});

/** Top of the drawn content, so that the picture contains it. Runs in the page. */
const topOf = (height: number): number => {
  const all = [...document.querySelectorAll('main *')];
  const lying = all.filter((element) => getComputedStyle(element).position === 'fixed');
  const boxes = (lying.length > 0 ? lying : all)
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight);
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return boxes.length === 0 || top < height / 2
    ? 0
    : Math.max(0, Math.min(window.innerHeight - height, Math.round((top + bottom - height) / 2)));
};

/** Draws a small picture of every widget's first preview, by the widget itself, for the palette of the console. */
async function draw(theme: Theme): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [pages(theme)],
    server: { port: 0 },
  });
  await server.listen();
  const browser = await chromium.launch(browserLaunchOptions());
  const page = await browser.newPage({
    viewport: { width, height: screen },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  for (const name of Object.keys(catalog)) {
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}preview?widget=${name}`);
    // A widget that is invisible until opened uses its icon in the palette.
    const isDrawn = await page.waitForSelector('main *', { state: 'attached', timeout: 4_000 }).then(
      () => true,
      () => false,
    );
    if (!isDrawn) continue;
    await page.waitForLoadState('networkidle');
    // Some come a moment later than their page.
    await page.waitForTimeout(settleMs);
    const picture = await page.screenshot({ clip: { x: 0, y: await page.evaluate(topOf, height), width, height } });
    writeFileSync(join(folder, `${name}.webp`), await sharp(picture).resize(width).webp({ quality: 72 }).toBuffer());
  }
  await browser.close();
  await server.close();
}

const [file] = process.argv.slice(2);
if (file === undefined)
  console.error('Name the theme to draw in: node scripts/thumbnails/main.ts config/<venue>/theme.json');
else await draw(JSON.parse(readFileSync(file, 'utf8')) as Theme);

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer, type Plugin } from 'vite';
import type { Theme } from '#schemas/theme.schema';
import { colorArt } from '../../src/content/color-art.ts';
import { themeCss } from '../../src/content/theme-css.ts';
import { browserLaunchOptions } from '../../tests/support/find-browser.ts';
import { catalog } from '../../widgets/catalog.gen.ts';
import { ROOT } from '../support/places.ts';

const folder = join(ROOT, 'src', 'console', 'content', 'layout', 'thumbnails');
const width = 360;
const height = 240;

/** One page with a preview, in the colours of a theme. */
const pages = (theme: Theme): Plugin => ({
  name: 'previews',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const art = /^\/config\/media\/art\/([\w-]+)\.svg$/.exec(pathname);
      if (art?.[1] !== undefined) {
        response.setHeader('content-type', 'image/svg+xml').end(colorArt(readFileSync(join(ROOT, 'config', 'media', 'art', `${art[1]}.svg`), 'utf8'), theme));
        return;
      }
      if (pathname !== '/preview') {
        next();
        return;
      }
      const html = `<!doctype html><html lang="ko" data-theme="${theme.id}"><head><style>${themeCss(theme)}body{margin:0}main{padding:16px}</style></head><body><main class="page"></main><script type="module" src="/scripts/thumbnails/page.tsx"></script></body></html>`;
      void server.transformIndexHtml(request.url ?? '/preview', html).then((made) => response.setHeader('content-type', 'text/html').end(made), next);
    });
  },
});

/** Draws a small picture of every widget's first preview, by the widget itself, for the palette of the console. */
async function draw(theme: Theme): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await createServer({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error', plugins: [pages(theme)], server: { port: 0 } });
  await server.listen();
  const browser = await chromium.launch(browserLaunchOptions());
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5, reducedMotion: 'reduce' });
  for (const name of Object.keys(catalog)) {
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}preview?widget=${name}`);
    // What shows nothing until it is opened goes by its sign in the palette.
    const isDrawn = await page.waitForSelector('main *', { state: 'attached', timeout: 4_000 }).then(() => true, () => false);
    if (!isDrawn) continue;
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
    writeFileSync(join(folder, `${name}.webp`), await sharp(picture).resize(width).webp({ quality: 72 }).toBuffer());
  }
  await browser.close();
  await server.close();
}

const [file] = process.argv.slice(2);
if (file === undefined) console.error('Name the theme to draw in: node scripts/thumbnails/main.ts config/<venue>/theme.json');
else await draw(JSON.parse(readFileSync(file, 'utf8')) as Theme);

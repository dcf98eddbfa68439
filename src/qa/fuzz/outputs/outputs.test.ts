import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../browser/open-browser.ts';
import { openTestSite, type TestSite } from '../../render/test-site.ts';
import { soundSite } from '#tests/sound-site.ts';
import { siteTrial } from '../find-violation.ts';
import { loadRenderer, type Renderer } from '../invariants/renderer.ts';
import { rawOf } from '../make/edits.ts';
import { loadSite } from '../load-site.ts';
import { chooseOutputVisits, compareOutputs } from './compare-outputs.ts';
import { openInBrowser } from './in-browser.ts';

const raws = soundSite().map(rawOf);
const now = Date.parse('2026-11-01T03:00:00Z');
const viewer = { locale: 'ko', platform: 'WEB_MOBILE', os: 'android', login: false } as const;
let browser: Browser;
let stage: TestSite;
let renderer: Renderer;
beforeAll(async () => {
  [browser, stage] = await Promise.all([openBrowser(), openTestSite(raws, now)]);
  stage.as(viewer);
  const loaded = await loadRenderer();
  renderer = loaded as Renderer;
}, 180_000);
afterAll(async () => {
  // The server would wait for connections on which the browser has not asked anything yet.
  await browser.close();
  await stage.site.close();
});

const site = async () => {
  const trial = siteTrial(await loadSite(raws, new Map()));
  return trial as NonNullable<typeof trial>;
};

it('shows the same page from server, renderer, command line and browser', async () => {
  const trial = await site();
  expect(await compareOutputs(trial, chooseOutputVisits(trial, 3, 4), { renderer, browser })).toBeUndefined();
}, 90_000);

it('finds a renderer that shows a different page', async () => {
  const trial = await site();
  const other: Renderer = {
    ...renderer,
    renderPage: async (input) =>
      renderer.renderPage(input).then((page) => ({ ...page, html: page.html.replace('class=', 'klass=') })),
  };
  expect(await compareOutputs(trial, chooseOutputVisits(trial, 3, 4), { renderer: other })).toMatchObject({
    says: expect.stringContaining('the renderer shows a different page') as string,
  });
}, 90_000);

/** The same site behind a server that changes its pages. */
const changed = async (change: (html: string) => string) => {
  const server = createServer((request, response) => {
    void fetch(stage.site.address + (request.url ?? '/')).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      response.end(
        type.startsWith('text/html') ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer()),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const shown = await openInBrowser(
    browser,
    { address: `http://127.0.0.1:${port}`, appMarker: 'TestApp' },
    '/',
    viewer,
  );
  await new Promise((resolve) => server.close(resolve));
  return shown;
};
const inside = (html: string, change: (body: string) => string): string =>
  html.replace(/(?<=<div id="app">)[\s\S]*(?=<\/div><script type="application\/json")/, change);

it('hydrates exactly what the server sent', async () => {
  const { parsed, taken, faults } = await changed((html) => html);
  expect(parsed.length).toBeGreaterThan(200);
  expect(taken).toBe(parsed);
  expect(faults).toEqual([]);
});

it.each([
  ['a word', (body: string) => body.replace(/>글 name</, '>글 other<')],
  ['a class', (body: string) => body.replace(/class="/, 'class="other ')],
])('finds that hydration in the browser shows a different page where %s differs', async (_what, change) => {
  const { faults } = await changed((html) => inside(html, change));
  expect(faults).not.toEqual([]);
});

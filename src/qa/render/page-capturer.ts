import type { Browser, Page } from 'playwright';
import type { Viewer } from '#schemas/viewer';
import { agentOf, contextOf } from '../browser/open-browser.ts';
import { settle, stopClock, setCookies } from './capture.ts';
import { logIn, type TestSite } from './test-site.ts';

/** A browser that captures pages as one viewer. */
export interface PageCapturer {
  /** Session cookies of the viewer; empty for guests. */
  readonly cookies: string;
  draw(path: string, how: (page: Page) => Promise<Buffer>): Promise<Buffer>;
  close(): Promise<void>;
}

export const widthFor = ({ platform }: Pick<Viewer, 'platform'>, said: number | undefined): number =>
  said ?? (platform === 'WEB_PC' ? 1280 : 390);

export interface Screens {
  readonly width: number;
  readonly height: number;
  /** Number of pages captured in parallel. */
  readonly windows: number;
}

/** Opens a browser as a viewer. Pages are reused: a new one per picture would take twice the time. */
export async function openPageCapturer(
  browser: Browser,
  stage: TestSite,
  viewer: Viewer,
  { width, height, windows }: Screens,
): Promise<PageCapturer> {
  const { address, snapshot } = stage.site;
  stage.as(viewer);
  const cookies = await logIn(stage, viewer);
  const context = await contextOf(browser, address, viewer, {
    viewport: { width, height },
    userAgent: agentOf(viewer, snapshot.site.appMarker),
    hasTouch: viewer.platform !== 'WEB_PC',
  });
  await setCookies(context, address, cookies);
  await stopClock(context, stage.now);
  const free = await Promise.all(Array.from({ length: windows }, () => context.newPage()));
  return {
    cookies,
    async draw(path, how) {
      const page = free.pop() ?? (await context.newPage());
      try {
        await page.goto(address + path, { waitUntil: 'load', timeout: 30_000 });
        await settle(page);
        return await how(page);
      } finally {
        free.push(page);
      }
    },
    close: () => context.close(),
  };
}

import type { Browser, CDPSession, Page } from 'playwright';

export const operator = { email: 'bench@resort.example', password: 'Bench-of-the-console-26' };
const api = '/api/console/v1';

export interface Document {
  readonly type: string;
  readonly id: string;
  readonly [name: string]: unknown;
}

export interface ConsoleDesk {
  readonly page: Page;
  readonly documents: readonly Document[];
  /** CPU slowdown factor. */
  slow(rate: number): Promise<void>;
  open(path: string, shows: string): Promise<void>;
  saveDraft(document: Document): Promise<void>;
  close(): Promise<void>;
}

/** An operator's browser, signed in. */
export async function openDesk(browser: Browser, origin: string): Promise<ConsoleDesk> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    extraHTTPHeaders: { 'x-console': '1' },
  });
  const page = await context.newPage();
  const session = await context.request.post(`${origin}${api}/session`, { data: operator });
  if (!session.ok()) throw new Error(`The operator cannot sign in: ${session.status()} ${await session.text()}`);
  // The answer of this repository's own server.
  const { documents } = (await (await context.request.get(`${origin}${api}/site`)).json()) as {
    readonly documents: readonly Document[];
  };
  const cdp: CDPSession = await context.newCDPSession(page);
  return {
    page,
    documents,
    slow: (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }).then(() => undefined),
    open: async (path, shows) => {
      await page.goto(`${origin}/console${path}`);
      await page.locator(shows).first().waitFor();
      // Preview, check and lists come by themselves.
      await page.waitForTimeout(4_000);
    },
    saveDraft: async (document) => {
      const answer = await context.request.put(`${origin}${api}/drafts/${document.type}/${document.id}`, {
        data: document,
      });
      if (!answer.ok()) throw new Error(`The draft is refused: ${answer.status()} ${await answer.text()}`);
    },
    close: () => context.close(),
  };
}

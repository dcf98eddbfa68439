import type { BrowserContext, Page, Request } from 'playwright';

declare global {
  interface Window {
    /** Events that the page records while it loads. */
    readonly seenByQa?: {
      readonly violations: { readonly directive: string; readonly blocked: string }[];
      shift: number;
      shifted: string;
    };
  }
}

/** A fault that occurred while a page was open. */
export interface PageError {
  readonly code: 'browser-console-error' | 'browser-page-error' | 'browser-request-failed';
  readonly what: string;
}

/** Makes every page record policy violations and layout shifts. */
export async function recordInPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = { violations: [] as { directive: string; blocked: string }[], shift: 0, shifted: '' };
    Object.defineProperty(window, 'seenByQa', { value: seen });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile }) =>
        void seen.violations.push({ directive: effectiveDirective, blocked: blockedURI || sourceFile }),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources?: readonly { readonly node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        const node = entry.sources?.[0]?.node;
        const element = node instanceof Element ? node : node?.parentElement;
        if (element) seen.shifted = `${element.tagName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

// Reported separately, as policy violations and failed requests.
const toldElsewhere = /Content Security Policy|TrustedScript|Failed to load resource/;

/** Records the errors of a page from now on. */
export function recordErrors(
  page: Page,
  origin: string,
): { readonly take: () => readonly PageError[]; readonly end: () => void } {
  let all: PageError[] = [];
  const inside = (url: string): boolean => url.startsWith(`${origin}/`);
  const pathOf = (url: string): string => (inside(url) ? url.slice(origin.length) : url).split(/[?#]/, 1)[0] ?? url;
  const isPage = (request: Request): boolean => request.isNavigationRequest() && request.frame() === page.mainFrame();
  const onError = (error: Error): void => void all.push({ code: 'browser-page-error', what: error.message });
  const onConsole = (message: { type(): string; text(): string }): void => {
    if (message.type() === 'error' && !toldElsewhere.test(message.text()))
      all.push({ code: 'browser-console-error', what: message.text() });
  };
  const onFailed = (request: Request): void => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts its calls; blocked requests are reported as policy violations.
    if (!isPage(request) && !/ERR_ABORTED|BLOCKED_BY/.test(why) && !why.includes('csp'))
      all.push({ code: 'browser-request-failed', what: `${request.method()} ${pathOf(request.url())} ${why}` });
  };
  const onResponse = (response: { status(): number; url(): string; request(): Request }): void => {
    if (response.status() >= 400 && inside(response.url()) && !isPage(response.request()))
      all.push({
        code: 'browser-request-failed',
        what: `${response.request().method()} ${pathOf(response.url())} ${response.status()}`,
      });
  };
  page.on('pageerror', onError).on('console', onConsole).on('requestfailed', onFailed).on('response', onResponse);
  return {
    take: () => {
      const taken = all;
      all = [];
      return taken;
    },
    end: () =>
      void page
        .off('pageerror', onError)
        .off('console', onConsole)
        .off('requestfailed', onFailed)
        .off('response', onResponse),
  };
}

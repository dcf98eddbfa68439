import type { Browser } from 'playwright';
import type { Viewer } from '#schemas/viewer';
import { agentOf, contextOf } from '../../browser/open-browser.ts';

/** HTML of a page in the browser, as parsed and right after hydration. */
export interface BrowserPage {
  readonly parsed: string;
  readonly taken: string;
  /** Hydration mismatches and hydration errors. */
  readonly faults: readonly string[];
}

interface Watched {
  parsed?: string;
  taken?: string;
  faults: string[];
}

const rootId = 'app';

/** Runs in the page before other scripts. React reports each commit to a devtools hook before passive effects run. */
function watch(root: string): void {
  interface Fiber {
    readonly tag: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly stateNode: unknown;
    readonly memoizedProps: unknown;
  }
  const watched: Watched = { faults: [] };
  // oxlint-disable-next-line no-restricted-properties -- read, never written: what the browser made of the served page
  const html = (): string => document.getElementById(root)?.innerHTML ?? '';
  const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
  const compared = /^(?:className|htmlFor|href|src|alt|id|role|title|lang|name|aria-.*|data-.*)$/;
  const check = (fiber: Fiber | null): void => {
    for (let one = fiber; one !== null; one = one.sibling) {
      if (one.tag === 5 && one.stateNode instanceof Element)
        checkElement(one.stateNode, one.memoizedProps as Readonly<Record<string, unknown>>);
      if (one.tag === 6 && one.stateNode instanceof Text && one.stateNode.nodeValue !== String(one.memoizedProps))
        watched.faults.push(`text '${one.stateNode.nodeValue ?? ''}' should be '${String(one.memoizedProps)}'`);
      check(one.child);
    }
  };
  const checkElement = (element: Element, props: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(props)) {
      if (!compared.test(name) || (typeof value !== 'string' && typeof value !== 'number')) continue;
      const held = element.getAttribute(names[name] ?? name);
      if (held !== String(value))
        watched.faults.push(`${element.tagName.toLowerCase()}: ${name} is '${held ?? ''}' and should be '${value}'`);
    }
  };
  document.addEventListener('readystatechange', () => (watched.parsed ??= html()));
  const onCommitFiberRoot = (_id: number, { current }: { readonly current: Fiber }): void => {
    if (watched.taken !== undefined) return;
    watched.taken = html();
    check(current.child);
  };
  Object.assign(window, {
    promenadeWatched: watched,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}

/** Opens an address as a viewer in a separate browser and waits for hydration. */
export async function openInBrowser(
  browser: Browser,
  site: { readonly address: string; readonly appMarker: string },
  path: string,
  viewer: Viewer,
): Promise<BrowserPage> {
  const context = await contextOf(browser, site.address, viewer, {
    userAgent: agentOf(viewer, site.appMarker),
    viewport: viewer.platform === 'WEB_PC' ? { width: 1440, height: 900 } : { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (said) => {
      if (said.type() === 'error' && /hydrat/i.test(said.text())) errors.push(said.text());
    });
    await page.addInitScript(watch, rootId);
    await page.goto(site.address + path, { waitUntil: 'load' });
    const held = await page.waitForFunction(
      () => {
        const { promenadeWatched } = window as unknown as { readonly promenadeWatched: Watched };
        return promenadeWatched.taken === undefined ? false : promenadeWatched;
      },
      undefined,
      { timeout: 60_000 },
    );
    const { parsed = '', taken = '', faults } = (await held.jsonValue()) as Watched;
    return { parsed, taken, faults: [...faults, ...errors] };
  } finally {
    await context.close();
  }
}

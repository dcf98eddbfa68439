import type { Page } from 'playwright';
import type { BootData } from '../../visitor/entry-server.tsx';

/** A link or button of a page. */
export interface Link {
  /** Path and query on this site. */
  readonly to: string;
  readonly by: string;
}

/** Own addresses that the page links to, each once; stand-ins, calls and files are none. */
export const linksOf = (page: Page): Promise<readonly Link[]> =>
  page.evaluate(() => {
    const found = new Map<string, { to: string; by: string }>();
    for (const one of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (one.origin !== location.origin || one.hasAttribute('download') || /^\/(sandbox|api|assets|art|fonts)\//.test(one.pathname)) continue;
      const to = one.pathname + one.search;
      const by = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      if (to !== location.pathname + location.search && !found.has(to)) found.set(to, { to, by });
    }
    return [...found.values()];
  });

/** A button that can be pressed without sending anything that somebody filled in. */
export interface Button {
  /** Its place among all buttons of the document. */
  readonly index: number;
  readonly name: string;
  /** Whether it belongs to the frame, which is the same around many pages. */
  readonly framed: boolean;
}

export const buttonsOf = (page: Page): Promise<readonly Button[]> =>
  page.evaluate(() => {
    const isOpen = document.querySelector('dialog[open], [aria-modal=true]');
    return [...document.querySelectorAll<HTMLButtonElement>('button, [role=button]')].flatMap((one, index) => {
      const sends = one.closest('form') !== null || one.type === 'submit';
      // Each language has a crawl of its own; the switch names the other one in itself.
      const speaks = [one, ...one.querySelectorAll<HTMLElement>('[lang]')].some((part) => part.lang !== '' && part.lang !== document.documentElement.lang);
      if (sends || speaks || one.disabled || one.getAttribute('aria-disabled') === 'true' || !one.checkVisibility({ visibilityProperty: true }) || (isOpen !== null && !isOpen.contains(one))) return [];
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      return [{ index, name, framed: one.closest('main') === null }];
    });
  });

/** What opened: a dialog, a sheet, a menu; empty when nothing did. */
export const openedOn = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('dialog[open], [aria-modal=true], [role=menu], [aria-expanded=true]')].map((one) => `${one.tagName} ${one.id} ${one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? ''}`).join('|'));

/** What lies over the page and has to be closed first; empty when nothing does. */
export const dialogsOn = (page: Page): Promise<string> => page.evaluate(() => [...document.querySelectorAll('dialog[open], [aria-modal=true]')].map((one) => `${one.tagName} ${one.id} ${one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? ''}`).join('|'));

/** Whether the page stands there because somebody went back: to whatever this window has shown before, which is no way of the site. */
export const hasGoneBack = (page: Page): Promise<boolean> => page.evaluate(() => performance.getEntriesByType('navigation').some((one) => one instanceof PerformanceNavigationTiming && one.type === 'back_forward'));

/** What the server says of the page. */
export async function readBoot(page: Page): Promise<BootData | undefined> {
  const json = await page.evaluate(() => document.getElementById('boot')?.textContent);
  // The delivery itself wrote it.
  return typeof json === 'string' ? (JSON.parse(json) as BootData) : undefined;
}

/**
 * What the screen is made of, its words aside: elements with their looks, in what they stand, and whether they have a name. Equal ones have the
 * same barriers and need the same width.
 */
export const makingOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['role', 'alt', 'href', 'src', 'aria-label', 'aria-labelledby', 'aria-hidden', 'title', 'lang', 'type', 'disabled', 'tabindex'];
    const signs = new Map<Element, string>();
    const made = new Set<string>();
    for (const one of document.querySelectorAll('body, body *')) {
      const own = names.map((name) => (one.hasAttribute(name) ? `${name}${one.getAttribute(name) === '' ? '' : '='}` : '')).filter(Boolean);
      const says = [...one.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '');
      const sign = `${one.tagName}.${one.getAttribute('class') ?? ''} ${own.join(' ')}${says ? ' says' : ''}`;
      signs.set(one, sign);
      made.add(`${signs.get(one.parentElement ?? one) ?? ''} > ${sign}`);
    }
    return JSON.stringify([document.documentElement.dataset, ...[...made].toSorted()]);
  });

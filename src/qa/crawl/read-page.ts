import type { Page } from 'playwright';
import type { BootData } from '../../visitor/entry-server.tsx';

/** Link or button of a page. */
export interface Link {
  /** Path and query of the target on this site. */
  readonly to: string;
  readonly by: string;
}

/** Distinct addresses of this site that the page links to, without sandbox pages, calls and files. */
export const linksOf = (page: Page): Promise<readonly Link[]> =>
  page.evaluate(() => {
    const found = new Map<string, { to: string; by: string }>();
    for (const one of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (
        one.origin !== location.origin ||
        one.hasAttribute('download') ||
        /^\/(sandbox|api|assets|art|fonts)\//.test(one.pathname)
      )
        continue;
      const to = one.pathname + one.search;
      const by = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      if (to !== location.pathname + location.search && !found.has(to)) found.set(to, { to, by });
    }
    return [...found.values()];
  });

/** A button that does not submit a form. */
export interface Button {
  /** Index among all buttons of the document. */
  readonly index: number;
  readonly name: string;
  /** True for buttons of the frame, which many pages share. */
  readonly framed: boolean;
}

export const buttonsOf = (page: Page): Promise<readonly Button[]> =>
  page.evaluate(() => {
    const isOpen = document.querySelector('dialog[open], [aria-modal=true]');
    return [...document.querySelectorAll<HTMLButtonElement>('button, [role=button]')].flatMap((one, index) => {
      const sends = one.closest('form') !== null || one.type === 'submit';
      // Skip the language switch: each language is crawled separately.
      const speaks = [one, ...one.querySelectorAll<HTMLElement>('[lang]')].some(
        (part) => part.lang !== '' && part.lang !== document.documentElement.lang,
      );
      if (
        sends ||
        speaks ||
        one.disabled ||
        one.getAttribute('aria-disabled') === 'true' ||
        !one.checkVisibility({ visibilityProperty: true }) ||
        (isOpen !== null && !isOpen.contains(one))
      )
        return [];
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '')
        .trim()
        .replaceAll(/\s+/g, ' ')
        .slice(0, 60);
      return [{ index, name, framed: one.closest('main') === null }];
    });
  });

/** Selector of the opened dialog, sheet or menu; empty when nothing opened. */
export const openedOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], [aria-modal=true], [role=menu], [aria-expanded=true]')]
      .map(
        (one) =>
          `${one.tagName} ${one.id} ${one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? ''}`,
      )
      .join('|'),
  );

/** Selector of a layer that must be closed first; empty when there is none. */
export const dialogsOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], [aria-modal=true]')]
      .map(
        (one) =>
          `${one.tagName} ${one.id} ${one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby') ?? ''}`,
      )
      .join('|'),
  );

/** True when the page was reached by going back, which is not a link of the site. */
export const hasGoneBack = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .some((one) => one instanceof PerformanceNavigationTiming && one.type === 'back_forward'),
  );

/** Boot data of the page. */
export async function readBoot(page: Page): Promise<BootData | undefined> {
  const json = await page.evaluate(() => document.getElementById('boot')?.textContent);
  // The server wrote this JSON.
  return typeof json === 'string' ? (JSON.parse(json) as BootData) : undefined;
}

/**
 * Structure of the screen without its texts: elements, classes, nesting, and whether each has a name. Equal structures have the same accessibility
 * faults and width.
 */
export const makingOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = [
      'role',
      'alt',
      'href',
      'src',
      'aria-label',
      'aria-labelledby',
      'aria-hidden',
      'title',
      'lang',
      'type',
      'disabled',
      'tabindex',
    ];
    const signs = new Map<Element, string>();
    const made = new Set<string>();
    for (const one of document.querySelectorAll('body, body *')) {
      const own = names
        .map((name) => (one.hasAttribute(name) ? `${name}${one.getAttribute(name) === '' ? '' : '='}` : ''))
        .filter(Boolean);
      const says = [...one.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      const sign = `${one.tagName}.${one.getAttribute('class') ?? ''} ${own.join(' ')}${says ? ' says' : ''}`;
      signs.set(one, sign);
      made.add(`${signs.get(one.parentElement ?? one) ?? ''} > ${sign}`);
    }
    return JSON.stringify([document.documentElement.dataset, ...[...made].toSorted()]);
  });
